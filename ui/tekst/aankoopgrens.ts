import type { FinancieringsOpzet, FinancieringsOpzetVerzoek } from '../../domain'
import { formatEuro, roundTekort } from '../../domain/geld'
import type { Aankoopgrens, Aankoopprijs } from '../../domain/vergelijking'
import { kopenTotTekst } from './kopenTot'
import { middelenZin } from './middelenZin'
import { showRente } from './rentesoort'

const { koop, koopSamen, kopenTot, kopenVan, met, metEigenGeld, metRente, eigenGeld: geld } = kopenTotTekst

/** The step of an approximate amount. Euro. */
const HONDERD = 100

/** Whether a price can be rounded down to hundreds: lower prices are possible too, and it does not become 0. */
const kanOngeveer = ({ prijs, isLagerOokGenoeg }: Aankoopprijs): boolean => isLagerOokGenoeg && prijs >= HONDERD

/** Returns a price in euro rounded down to hundreds; undefined if lower prices may not be possible, or it becomes 0. */
export const ongeveerPrijs = (prijs: Aankoopprijs): number | undefined =>
  kanOngeveer(prijs) ? HONDERD * Math.floor(prijs.prijs / HONDERD) : undefined

/**
 * Returns the own money that a price takes, in whole euros, rounded up, so that who has that much has enough. It is
 * rounded up to hundreds with `isOngeveer`.
 */
export const nodigEigenGeld = ({ eigenGeld }: Aankoopprijs, isOngeveer: boolean): number =>
  isOngeveer ? HONDERD * Math.ceil(eigenGeld / HONDERD) : roundTekort(eigenGeld)

/** Returns the rate at a price as a sentence; none if that rate is `rente` (percent a year), which the screen shows. */
export const zegAndereRente = ({ rentepercentage, nhg }: Aankoopprijs, rente: number | undefined): readonly string[] =>
  rente === undefined || rentepercentage === rente ? [] : [metRente(showRente(rentepercentage, nhg ? 'nhg' : 'zonder'))]

/**
 * Returns Dutch sentences about the highest price, rounded down to hundreds if lower prices are possible too. Names the
 * own money of the request if that is enough for any price, and the higher price that more own money makes possible.
 * Own money that is needed is rounded up, so that who has that much has enough. Names the rate at a price if it is
 * another than `rente` (percent a year). `opzet` is a result with a home for the same answers.
 */
export const ongeveerKopenTot = (
  grens: Aankoopgrens,
  verzoek: FinancieringsOpzetVerzoek,
  opzet: FinancieringsOpzet,
  rente: number | undefined,
): readonly string[] => {
  const tekst = verzoek.hypotheekgevers.length > 1 ? koopSamen : koop
  const nodigVoor = (prijs: Aankoopprijs): string => {
    const isOngeveer = kanOngeveer(prijs)
    const bedrag = formatEuro(nodigEigenGeld(prijs, isOngeveer))
    return isOngeveer ? `ongeveer ${bedrag}` : bedrag
  }
  const zeg = (prijs: Aankoopprijs, middelen: string, verder: readonly string[] = []): readonly string[] => {
    const ongeveer = ongeveerPrijs(prijs)
    return [
      ongeveer === undefined
        ? tekst.van(middelen, formatEuro(prijs.prijs))
        : tekst.totOngeveer(middelen, formatEuro(ongeveer)),
      ...verder,
      ...zegAndereRente(prijs, rente),
    ]
  }
  const { metMeerEigenGeld: meer } = grens
  if (!grens.isGenoeg)
    return zeg(grens, middelenZin({ ...verzoek, eigenInleg: 0 }, opzet, true), [tekst.nodig(nodigVoor(grens))])
  return [...zeg(grens, middelenZin(verzoek, opzet, true)), ...(meer ? zeg(meer, met([geld(nodigVoor(meer))])) : [])]
}

/**
 * Returns Dutch sentences with the exact highest price that the buyers can pay. Adds the own money that this price
 * takes if they have too little for any price, and the rate at that price if it is another than `rente` (percent a
 * year).
 * @example
 * exactKopenTot({ ...aankoopgrens, prijs: 187_523, isGenoeg: true }, 3.8) // 'Je kan kopen tot € 187.523.'
 */
export const exactKopenTot = (grens: Aankoopgrens, rente: number | undefined): string =>
  [
    `${(grens.isLagerOokGenoeg ? kopenTot : kopenVan)(formatEuro(grens.prijs))}.`,
    ...(grens.isGenoeg ? [] : [koop.nodig(formatEuro(roundTekort(grens.eigenGeld)))]),
    ...zegAndereRente(grens, rente),
  ].join(' ')

/** Returns Dutch sentences with the exact highest price, and the higher one that more own money makes possible. */
export const alleKopenTot = (grens: Aankoopgrens, rente: number | undefined): readonly string[] => {
  const { metMeerEigenGeld: meer } = grens
  if (meer === undefined) return [exactKopenTot(grens, rente)]
  const [eigenGeld, prijs] = [formatEuro(roundTekort(meer.eigenGeld)), formatEuro(meer.prijs)]
  const zin = meer.isLagerOokGenoeg ? `${metEigenGeld(eigenGeld, prijs)}.` : koop.van(met([geld(eigenGeld)]), prijs)
  return [exactKopenTot(grens, rente), zin, ...zegAndereRente(meer, rente)]
}
