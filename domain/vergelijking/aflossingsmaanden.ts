import { toHeleCenten } from '../rekenkern/afronding'
import { annuiteit, restantVan, type Annuiteitenlening } from '../rekenkern/rente/annuiteit'

/** One month of a year, in euro to the cent: `bruto` is interest and repayment, `netto` that less the tax advantage. */
export interface Aflossingsmaand {
  /** The month of the year: 1 to 12. */
  readonly maand: number
  /** Interest of it. Euro, 0 or more, to the cent. */
  readonly rente: number
  /** Repayment of it. Euro, 0 or more, to the cent. */
  readonly aflossing: number
  /** What is left of the loan after it. Euro, 0 or more, to the cent; 0 at the end of the thirty years. */
  readonly restant: number
  /** Interest and repayment together. Euro, to the cent. */
  readonly bruto: number
  /** The tax advantage in it. Euro, to the cent; below 0 when the home costs more tax than the interest saves. */
  readonly voordeel: number
  /** `bruto` less `voordeel`. Euro, to the cent. */
  readonly netto: number
}

const MAANDEN = Array.from({ length: 12 }, (_, index) => index + 1)

/**
 * The growth of a running total in one month, to the cent: rounding the running total makes the months add up to the
 * year.
 */
const groei = (totaalNa: (maand: number) => number, maand: number): number =>
  toHeleCenten(toHeleCenten(totaalNa(maand)) - toHeleCenten(totaalNa(maand - 1)))

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
    const restant = toHeleCenten(restantNa(maand))
    const rente = groei(renteTot, maand)
    const aflossing = toHeleCenten(toHeleCenten(restantNa(maand - 1)) - restant)
    const bruto = toHeleCenten(rente + aflossing)
    const voordeel = groei((tot) => (voordeelInJaar * tot) / 12, maand)
    return { maand, rente, aflossing, restant, bruto, voordeel, netto: toHeleCenten(bruto - voordeel) }
  })
}
