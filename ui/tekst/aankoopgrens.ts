import type { FinancieringsOpzet, FinancieringsOpzetVerzoek } from '../../domain'
import { formatEuro, roundTekort } from '../../domain/geld'
import type { Aankoopgrens } from '../../domain/vergelijking'
import { middelenZin } from './middelenZin'
import { veranderenTekst } from './veranderen'

const { kopenTot, nodig, ongeveerNodig, totOngeveer } = veranderenTekst.teDuur

/** The step of an approximate amount. Euro. */
const HONDERD = 100

/**
 * Returns Dutch sentences about the highest price that the buyers can pay, rounded down to hundreds. Names the own
 * money of the request if that is enough. Otherwise names the own money that is needed, rounded up to hundreds, so that
 * who has that much has enough. `opzet` is the result at the highest price.
 */
export const ongeveerKopenTot = (
  { prijs, eigenGeld, isGenoeg }: Aankoopgrens,
  verzoek: FinancieringsOpzetVerzoek,
  opzet: FinancieringsOpzet,
): string => {
  const ongeveer = formatEuro(HONDERD * Math.floor(prijs / HONDERD))
  if (isGenoeg) return totOngeveer(middelenZin(verzoek, opzet, true), ongeveer)
  const { eigenInleg: _, ...zonderEigenGeld } = verzoek
  return [
    totOngeveer(middelenZin(zonderEigenGeld, opzet, true), ongeveer),
    ongeveerNodig(formatEuro(HONDERD * Math.ceil(eigenGeld / HONDERD))),
  ].join(' ')
}

/**
 * Returns Dutch sentences with the exact highest price that the buyers can pay. If their own money is not enough for
 * any price, names the own money that this price takes.
 * @example
 * exactKopenTot({ prijs: 187_523, eigenGeld: 15_000, isGenoeg: true }) // 'Je kan kopen tot € 187.523.'
 */
export const exactKopenTot = ({ prijs, eigenGeld, isGenoeg }: Aankoopgrens): string =>
  [`${kopenTot(formatEuro(prijs))}.`, ...(isGenoeg ? [] : [nodig(formatEuro(roundTekort(eigenGeld)))])].join(' ')
