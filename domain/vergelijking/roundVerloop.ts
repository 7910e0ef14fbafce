import { optelsom } from '../geld/bedrag'
import { roundBedrag } from '../geld/roundBedrag'
import { toHeleCenten } from '../rekenkern/afronding'
import type { Aflossingsmaand, Aflossingsjaar, Aflossingsverloop } from './aflossingsverloop'

/** The amounts that a year and a month both have. */
type Bedragen = Omit<Aflossingsmaand, 'maand'>

/** The rows that are rounded together: the years of a loan, or the months of one year. */
type Rijen = 'jaren' | 'maanden'

/** The rounded amounts of a year or month, without the remaining loan. */
type Getoond = Omit<Bedragen, 'restant'>

/**
 * Returns the amounts rounded up or down, so that together they are `totaal` (whole euros). First rounds up amounts
 * from 0,50 to 1 euro, which would otherwise show as 0. Then rounds up in the rows with the lowest rounding error: the
 * error if the amount is rounded down, plus `naast`, the signed error (euro) from the row's other amounts. When the
 * rows are several years, rounds the first year with `roundBedrag`, as in the explanation of the net cost. The other
 * years then absorb the difference.
 */
const verdeel = (
  totaal: number,
  bedragen: readonly number[],
  naast: readonly number[],
  zijn: Rijen,
): readonly number[] => {
  const [eerste = 0, ...andere] = bedragen
  if (zijn === 'jaren' && andere.length > 0) {
    const getoond = roundBedrag(eerste)
    return [getoond, ...verdeel(totaal - getoond, andere, naast.slice(1), 'maanden')]
  }
  const delen = bedragen.map((bedrag, plaats) => {
    const laagste = Math.floor(bedrag)
    const verdwijnt = laagste === 0 && bedrag >= 0.5
    return { bedrag, laagste, verdwijnt, teveel: toHeleCenten(laagste - bedrag + (naast[plaats] ?? 0)) }
  })
  const omhoog = delen
    .filter(({ bedrag, laagste }) => laagste < bedrag)
    .toSorted((een, ander) => Number(ander.verdwijnt) - Number(een.verdwijnt) || een.teveel - ander.teveel)
    .slice(0, totaal - optelsom(delen.map(({ laagste }) => laagste)))
  return delen.map((deel) => (omhoog.includes(deel) ? deel.laagste + 1 : deel.laagste))
}

/** Returns the rows in whole euros, with totals `rente` and `voordeel`. `lening` is the debt before the first row. */
const roundRijen = (
  rijen: readonly Bedragen[],
  lening: number,
  rente: number,
  voordeel: number,
  zijn: Rijen,
): readonly Getoond[] => {
  const restanten = [lening, ...rijen.map(({ restant }) => restant)].map(roundBedrag)
  const aflossingen = rijen.map((_, plaats) => (restanten[plaats] ?? 0) - (restanten[plaats + 1] ?? 0))
  const renten = verdeel(
    rente,
    rijen.map((rij) => rij.rente),
    rijen.map((rij, plaats) => (aflossingen[plaats] ?? 0) - rij.aflossing),
    zijn,
  )
  const brutos = aflossingen.map((aflossing, plaats) => aflossing + (renten[plaats] ?? 0))
  const voordelen = verdeel(
    voordeel,
    rijen.map((rij) => rij.voordeel),
    rijen.map((rij, plaats) => rij.bruto - (brutos[plaats] ?? 0)),
    zijn,
  )
  return rijen.map((_, plaats) => {
    const [bruto = 0, scheelt = 0] = [brutos[plaats], voordelen[plaats]]
    return {
      rente: renten[plaats] ?? 0,
      aflossing: aflossingen[plaats] ?? 0,
      bruto,
      voordeel: scheelt,
      netto: bruto - scheelt,
    }
  })
}

const roundJaar = (jaar: Aflossingsjaar, begin: number, { rente, voordeel }: Getoond): Aflossingsjaar => {
  const rijen = roundRijen(jaar.maanden, begin, rente, voordeel, 'maanden')
  const totaal = (post: keyof Getoond): number => optelsom(rijen.map((rij) => rij[post]))
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
 * Returns the repayment of a loan in whole euros that add up, for the screen. Months add up to their year, and
 * repayments to the loan. Gross is interest plus repayment; net is gross minus the tax advantage. The remaining loan is
 * the previous remaining loan minus the repayment.
 * @example
 * const { right } = aflossingsverloop(verzoek, kader)
 * roundVerloop(right).jaren[0].rente // 9706
 */
export const roundVerloop = ({ lening, jaren, toelichting }: Aflossingsverloop): Aflossingsverloop => {
  const totaal = (post: keyof Bedragen): number => roundBedrag(toHeleCenten(optelsom(jaren.map((jaar) => jaar[post]))))
  const rijen = roundRijen(jaren, lening, totaal('rente'), totaal('voordeel'), 'jaren')
  return {
    lening: roundBedrag(lening),
    jaren: jaren.map((jaar, plaats) => roundJaar(jaar, jaren[plaats - 1]?.restant ?? lening, rijen[plaats] ?? jaar)),
    toelichting,
  }
}
