import { annuiteit, naarCenten, restantVan, type Annuiteitenlening } from '../rekenkern'

/** One month of a year, in euro to the cent: `bruto` is interest and repayment, `netto` that less the tax advantage. */
export interface Aflossingsmaand {
  readonly maand: number
  readonly rente: number
  readonly aflossing: number
  readonly restant: number
  readonly bruto: number
  readonly voordeel: number
  readonly netto: number
}

const MAANDEN = Array.from({ length: 12 }, (_, index) => index + 1)

/** What a total to the cent grows by in a month of the year: so rounded months add up to the rounded year. */
const groei = (totaalNa: (maand: number) => number, maand: number): number =>
  naarCenten(naarCenten(totaalNa(maand)) - naarCenten(totaalNa(maand - 1)))

/**
 * The twelve months of year `jaar` (1 is the first) of a loan. Each post adds up to that of the year, to the cent; the
 * tax advantage of the year (euro) is spread evenly, as a provisional refund is.
 */
export const aflossingsmaanden = (
  lening: Annuiteitenlening,
  jaar: number,
  voordeelInJaar: number,
): readonly Aflossingsmaand[] => {
  const begin = 12 * (jaar - 1)
  const restantNa = (maand: number): number => restantVan(lening, begin + maand)
  const renteTot = (maand: number): number => Math.max(0, maand * annuiteit(lening) - restantNa(0) + restantNa(maand))
  return MAANDEN.map((maand) => {
    const restant = naarCenten(restantNa(maand))
    const rente = groei(renteTot, maand)
    const aflossing = naarCenten(naarCenten(restantNa(maand - 1)) - restant)
    const bruto = naarCenten(rente + aflossing)
    const voordeel = groei((tot) => (voordeelInJaar * tot) / 12, maand)
    return { maand, rente, aflossing, restant, bruto, voordeel, netto: naarCenten(bruto - voordeel) }
  })
}
