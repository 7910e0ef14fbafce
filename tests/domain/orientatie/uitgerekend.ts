import { wijzig, type FinancieringsOpzet, type Orientatie } from '../../../domain'

/** The smallest result of a calculation. */
export const uitkomst: FinancieringsOpzet = {
  maximaleHypotheekOpInkomen: 1,
  maximaleHypotheek: 1,
  maandlastBruto: 1,
  maandlastNetto: 1,
}

/** Returns the orientation with a completed calculation. */
export const uitgerekend = (orientatie: Orientatie): Orientatie =>
  wijzig(orientatie, { soort: 'berekeningVoltooid', financieringsOpzet: uitkomst })
