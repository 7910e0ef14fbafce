import type { FinancieringsOpzet } from '../financieringsOpzet/financieringsOpzet'
import { isZonderLening, leningVan } from '../financieringsOpzet/lening'
import { roundOpzet } from '../financieringsOpzet/roundOpzet'
import { roundBedrag } from '../geld/roundBedrag'
import { euro, maanden, procent } from '../rekenkern/eenheden'
import { annuiteit, LOOPTIJD, renteInJaar } from '../rekenkern/rente/annuiteit'

/** The split of the monthly cost in the first year, in whole euros that add up to the costs in the summary. */
export interface Maandverdeling {
  /** The interest, minus the tax advantage. Whole euros a month, 0 or more. */
  readonly rente: number
  /** The repayment. Whole euros a month; with `rente` it adds up to the lower of the gross and the net cost. */
  readonly aflossing: number
  /** The tax advantage. Whole euros a month, 0 or more. */
  readonly terug: number
  /** The tax that the home costs. Whole euros a month, 0 or more. The four parts add up to the higher monthly cost. */
  readonly extra: number
}

const CENT = 0.01

/**
 * Returns the split of the monthly cost of the first year, averaged over its twelve months. Undefined without a loan or
 * a rate. Also undefined when the gross cost is not the payment of a 30-year annuity, as may be the case for a result
 * of a calculation service.
 * @example
 * maandverdelingVan(financieringsOpzet) // { rente: 492, aflossing: 400, terug: 317, extra: 0 }
 */
export const maandverdelingVan = (opzet: FinancieringsOpzet): Maandverdeling | undefined => {
  const { rentepercentage, maandlastBruto } = opzet
  if (rentepercentage === undefined || isZonderLening(opzet)) return undefined
  const lening = { lening: euro(leningVan(opzet)), rente: procent(rentepercentage), maanden: maanden(LOOPTIJD) }
  if (!(Math.abs(annuiteit(lening) - maandlastBruto) < CENT)) return undefined
  const { maandlastNetto: netto, maandlastBruto: bruto } = roundOpzet(opzet)
  const laagste = Math.min(netto, bruto)
  const aflossing = Math.min(laagste, roundBedrag(maandlastBruto - renteInJaar(lening, 1) / 12))
  return { rente: laagste - aflossing, aflossing, terug: bruto - laagste, extra: netto - laagste }
}
