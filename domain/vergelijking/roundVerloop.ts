import { roundBedrag } from '../geld'
import { toHeleCenten } from '../rekenkern'
import type { Aflossingsmaand } from './aflossingsmaanden'
import type { Aflossingsjaar, Aflossingsverloop } from './aflossingsverloop'

/** What a year and a month both have. */
type Bedragen = Omit<Aflossingsmaand, 'maand'>

/** A year or month as shown, without what is left. */
type Getoond = Omit<Bedragen, 'restant'>

/** Interest from here (euro) is never shown as none. */
const ZICHTBAAR = 0.5

const somVan = (bedragen: readonly number[]): number => bedragen.reduce((som, bedrag) => som + bedrag, 0)

const laagsteRente = (rente: number): number => (rente >= ZICHTBAAR && rente < 1 ? 1 : Math.floor(rente))

/**
 * Divides a total in whole euros: each amount gets its `laagste`, or its ceiling. `naast` is what is shown too much
 * (euro) beside each amount, in the sum of the two: where too little would be shown, the ceiling comes first. The
 * outcome is more than the total only where each has its `laagste`.
 */
const verdeel = (
  totaal: number,
  bedragen: readonly number[],
  laagste: readonly number[],
  naast: readonly number[],
): readonly number[] => {
  const teveel = bedragen.map((bedrag, plaats) => toHeleCenten((laagste[plaats] ?? 0) - bedrag + (naast[plaats] ?? 0)))
  const omhoog = [...bedragen.keys()]
    .filter((plaats) => (laagste[plaats] ?? 0) < (bedragen[plaats] ?? 0))
    .toSorted((een, ander) => (teveel[een] ?? 0) - (teveel[ander] ?? 0))
    .slice(0, Math.max(0, totaal - somVan(laagste)))
  return laagste.map((bedrag, plaats) => (omhoog.includes(plaats) ? bedrag + 1 : bedrag))
}

/** Years, or the months of one, with an interest and an advantage (euro, whole) in all; `lening` is what they repay. */
const roundRijen = (
  rijen: readonly Bedragen[],
  lening: number,
  rente: number,
  voordeel: number,
): readonly Getoond[] => {
  const restanten = [lening, ...rijen.map(({ restant }) => restant)].map(roundBedrag)
  const aflossingen = rijen.map((_, plaats) => (restanten[plaats] ?? 0) - (restanten[plaats + 1] ?? 0))
  const renten = rijen.map((rij) => rij.rente)
  const getoondeRenten = verdeel(
    rente,
    renten,
    renten.map(laagsteRente),
    rijen.map((rij, plaats) => (aflossingen[plaats] ?? 0) - rij.aflossing),
  )
  const brutos = aflossingen.map((aflossing, plaats) => aflossing + (getoondeRenten[plaats] ?? 0))
  const voordelen = rijen.map((rij) => rij.voordeel)
  const getoondeVoordelen = verdeel(
    voordeel,
    voordelen,
    voordelen.map(Math.floor),
    rijen.map((rij, plaats) => rij.bruto - (brutos[plaats] ?? 0)),
  )
  return rijen.map((_, plaats) => {
    const [bruto = 0, scheelt = 0] = [brutos[plaats], getoondeVoordelen[plaats]]
    return {
      rente: getoondeRenten[plaats] ?? 0,
      aflossing: aflossingen[plaats] ?? 0,
      bruto,
      voordeel: scheelt,
      netto: bruto - scheelt,
    }
  })
}

const roundJaar = (jaar: Aflossingsjaar, begin: number, { rente, voordeel }: Getoond): Aflossingsjaar => {
  const rijen = roundRijen(jaar.maanden, begin, rente, voordeel)
  const totaal = (post: keyof Getoond): number => somVan(rijen.map((rij) => rij[post]))
  return {
    jaar: jaar.jaar,
    rente: totaal('rente'),
    aflossing: totaal('aflossing'),
    restant: roundBedrag(jaar.restant),
    bruto: totaal('bruto'),
    voordeel: totaal('voordeel'),
    netto: totaal('netto'),
    maanden: jaar.maanden.map(({ maand, restant }, plaats) => ({
      maand,
      restant: roundBedrag(restant),
      ...(rijen[plaats] ?? { rente: 0, aflossing: 0, bruto: 0, voordeel: 0, netto: 0 }),
    })),
  }
}

/**
 * The course of a loan as a screen shows it, in whole euros that add up: months to their year, repayments to the loan,
 * interest and repayment to the gross cost, that less the advantage to the net cost, and what is left is what was left
 * before, less the repayment.
 */
export const roundVerloop = ({ lening, jaren, toelichting }: Aflossingsverloop): Aflossingsverloop => {
  const totaal = (post: keyof Bedragen): number => roundBedrag(somVan(jaren.map((jaar) => jaar[post])))
  const rijen = roundRijen(jaren, lening, totaal('rente'), totaal('voordeel'))
  return {
    lening: roundBedrag(lening),
    jaren: jaren.map((jaar, plaats) => roundJaar(jaar, jaren[plaats - 1]?.restant ?? lening, rijen[plaats] ?? jaar)),
    toelichting,
  }
}
