import { isBedrag, type Bedrag } from '../geld/bedrag'
import type { JaNee } from '../antwoorden/keuzes'

/** The answers of the income calculator. */
export interface Inkomensberekening {
  /** The gross income. Euro a month, 0 to 99.999.999; undefined when it is not filled in. */
  readonly brutomaandinkomen: Bedrag | undefined
  /** Whether a thirteenth month is paid, which adds one monthly income. */
  readonly dertiendemaand: JaNee
  /** Whether a holiday allowance is paid, which adds 8% of twelve monthly incomes. */
  readonly vakantiegeld: JaNee
}

/** The answers of the income calculator before the visitor fills in anything. */
export const nieuweInkomensberekening: Inkomensberekening = Object.freeze({
  brutomaandinkomen: undefined,
  dertiendemaand: 'nee',
  vakantiegeld: 'nee',
})

/**
 * Returns the yearly income in whole euros: twelve months, plus 8% of those twelve months with `vakantiegeld`, plus one
 * month with `dertiendemaand`. Returns undefined without a monthly income, or when the result is not from 0 to
 * 99.999.999.
 * @example
 * berekenJaarinkomen({ brutomaandinkomen: 3_000, dertiendemaand: 'nee', vakantiegeld: 'ja' }) // 38880
 */
export const berekenJaarinkomen = (berekening: Inkomensberekening): Bedrag | undefined => {
  if (berekening.brutomaandinkomen === undefined) return undefined
  const twaalfMaanden = 12 * (berekening.vakantiegeld === 'ja' ? 108 : 100)
  const procenten = twaalfMaanden + (berekening.dertiendemaand === 'ja' ? 100 : 0)
  const jaarinkomen = Math.round((berekening.brutomaandinkomen * procenten) / 100)
  return isBedrag(jaarinkomen) ? jaarinkomen : undefined
}
