import { wijzig, type FinancieringsOpzet, type Orientatie } from '../../../domain'

/** The least that a calculation answers. */
export const uitkomst: FinancieringsOpzet = {
  maximaleHypotheekOpInkomen: 1,
  maximaleHypotheek: 1,
  maandlastBruto: 1,
  maandlastNetto: 1,
}

/** An orientation of which the calculation has ended. */
export const uitgerekend = (orientatie: Orientatie): Orientatie =>
  wijzig(orientatie, { soort: 'berekeningVoltooid', financieringsOpzet: uitkomst })
