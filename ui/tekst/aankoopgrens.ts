import type { FinancieringsOpzet, FinancieringsOpzetVerzoek } from '../../domain'
import { formatEuro, roundTekort } from '../../domain/geld'
import type { Aankoopgrens, Aankoopprijs } from '../../domain/vergelijking'
import { middelenZin } from './middelenZin'
import { kopenTotTekst } from './kopenTot'

const { koop, koopSamen, kopenTot, kopenVan, metEigenGeld, nodig } = kopenTotTekst

/** The step of an approximate amount. Euro. */
const HONDERD = 100

/**
 * Returns the price that the sentences on step 2 name: the highest, for which the own money may still be too little. If
 * that own money is less than the costs of such a price, the buyers can do better than with what they have.
 */
export const teNoemenPrijs = (grens: Aankoopgrens): Aankoopprijs => grens.metMeerEigenGeld ?? grens

/**
 * Returns Dutch sentences about the price of `teNoemenPrijs`, rounded down to hundreds. Names the own money of the
 * request if that is enough. Otherwise names the own money that is needed, rounded up to hundreds, so that who has that
 * much has enough. `opzet` is the result at that price.
 */
export const ongeveerKopenTot = (
  grens: Aankoopgrens,
  verzoek: FinancieringsOpzetVerzoek,
  opzet: FinancieringsOpzet,
): string => {
  const { prijs, eigenGeld } = teNoemenPrijs(grens)
  const tekst = verzoek.hypotheekgevers.length > 1 ? koopSamen : koop
  const ongeveer = formatEuro(HONDERD * Math.floor(prijs / HONDERD))
  if (grens.isGenoeg && grens.metMeerEigenGeld === undefined) {
    const middelen = middelenZin(verzoek, opzet, true)
    return grens.isLagerOokGenoeg && prijs >= HONDERD
      ? tekst.totOngeveer(middelen, ongeveer)
      : tekst.van(middelen, formatEuro(prijs))
  }
  const zonderEigenGeld = { ...verzoek, eigenInleg: 0 }
  return [
    tekst.totOngeveer(middelenZin(zonderEigenGeld, opzet, true), ongeveer),
    tekst.ongeveerNodig(formatEuro(HONDERD * Math.ceil(eigenGeld / HONDERD))),
  ].join(' ')
}

/**
 * Returns a Dutch sentence with the exact highest price that the buyers can pay. Adds the own money that this price
 * takes if they have too little for any price.
 * @example
 * exactKopenTot({ prijs: 187_523, eigenGeld: 15_000, isGenoeg: true, isLagerOokGenoeg: true })
 * // 'Je kan kopen tot € 187.523.'
 */
export const exactKopenTot = ({ prijs, eigenGeld, isGenoeg, isLagerOokGenoeg }: Aankoopgrens): string =>
  [
    `${(isLagerOokGenoeg ? kopenTot : kopenVan)(formatEuro(prijs))}.`,
    ...(isGenoeg ? [] : [nodig(formatEuro(roundTekort(eigenGeld)))]),
  ].join(' ')

/** Returns Dutch sentences with the exact highest price, and the higher one that more own money makes possible. */
export const alleKopenTot = (grens: Aankoopgrens): readonly string[] => {
  const { metMeerEigenGeld: meer } = grens
  return [
    exactKopenTot(grens),
    ...(meer ? [metEigenGeld(formatEuro(roundTekort(meer.eigenGeld)), formatEuro(meer.prijs))] : []),
  ]
}
