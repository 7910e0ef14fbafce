import { wijzig, type FinancieringsOpzet, type Orientatie } from '../../../domain'

/** A calculation result with only the required fields, each 1 euro. */
export const uitkomst: FinancieringsOpzet = {
  maximaleHypotheekOpInkomen: 1,
  maximaleHypotheek: 1,
  maandlastBruto: 1,
  maandlastNetto: 1,
}

/** Returns the orientation after a calculation has completed with the result `uitkomst`. */
export const uitgerekend = (orientatie: Orientatie): Orientatie =>
  wijzig(orientatie, { soort: 'berekeningVoltooid', financieringsOpzet: uitkomst })
