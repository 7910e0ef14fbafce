import { toHeleCenten } from '../rekenkern/afronding'
import type { Boek } from '../rekenkern/bereken'
import { maanden, procent } from '../rekenkern/eenheden'
import { belastingvoordeel } from '../rekenkern/maandlast/belasting'
import { toWaarde, type Rekenpen } from '../rekenkern/pen'
import { annuiteit, renteInJaar, restantVan, type Annuiteitenlening } from '../rekenkern/rente/annuiteit'

/** The rates, in percent, at which the cost after a fixed-rate period is shown: low, middling and high. */
export const RENTES_DAARNA = [2, 5, 7] as const

/** What a loan costs a month, in euro, in the first year after its fixed-rate period, if the rate (percent) is this. */
export interface LastDaarna {
  /** The rate that is assumed then. Percent a year. */
  readonly rente: (typeof RENTES_DAARNA)[number]
  /** Interest and repayment. Euro a month, to the cent. */
  readonly bruto: number
  /** `bruto` less the tax advantage. Euro a month, to the cent. */
  readonly netto: number
}

/**
 * What is left of a loan after `verstreken` (months) is repaid over the months that remain, at another rate. The tax is
 * that of the norm year, with the interest of the first twelve of those months.
 */
export const lastDaarna = (
  pen: Rekenpen,
  boek: Boek,
  lening: Annuiteitenlening,
  verstreken: number,
  rente: LastDaarna['rente'],
): LastDaarna => {
  const rest = {
    lening: restantVan(lening, verstreken),
    rente: procent(rente),
    maanden: maanden(lening.maanden - verstreken),
  }
  const bruto = annuiteit(rest)
  const voordeel = pen.read(belastingvoordeel(pen, boek, toWaarde(lening.lening), toWaarde(renteInJaar(rest, 1))))
  return { rente, bruto: toHeleCenten(bruto), netto: toHeleCenten(bruto - voordeel / 12) }
}
