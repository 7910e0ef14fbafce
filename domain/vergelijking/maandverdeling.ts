import type { FinancieringsOpzet } from '../financieringsOpzet/financieringsOpzet'
import { roundOpzet } from '../financieringsOpzet/roundOpzet'
import { roundBedrag } from '../geld/roundBedrag'
import { euro, maanden, procent } from '../rekenkern/eenheden'
import { annuiteit, LOOPTIJD, renteInJaar } from '../rekenkern/rente/annuiteit'

/** The split of the monthly cost in the first year, in whole euros that add up to the costs in the summary. */
export interface Maandverdeling {
  /** The interest, minus the tax refund or plus the extra tax; euro a month, 0 or more. */
  readonly rente: number
  /** The repayment; euro a month. Together with `rente` it is the net cost. */
  readonly aflossing: number
  /**
   * The tax refund; euro a month, 0 when there is none. All three add up to the gross cost, or to the net cost when
   * extra tax makes that higher.
   */
  readonly terug: number
}

const CENT = 0.01

/**
 * Splits the monthly cost of the first year, averaged over its twelve months. Undefined without a loan or a rate. Also
 * undefined when the gross cost is not that of a 30-year annuity, as from some services.
 * @example
 * maandverdelingVan(financieringsOpzet) // { rente: 538, aflossing: 400, terug: 271 }
 */
export const maandverdelingVan = (opzet: FinancieringsOpzet): Maandverdeling | undefined => {
  const { rentepercentage, maximaleHypotheek, hypotheekbedrag = maximaleHypotheek, maandlastBruto } = opzet
  if (rentepercentage === undefined || hypotheekbedrag === 0) return undefined
  const lening = { lening: euro(hypotheekbedrag), rente: procent(rentepercentage), maanden: maanden(LOOPTIJD) }
  if (!(Math.abs(annuiteit(lening) - maandlastBruto) < CENT)) return undefined
  const { maandlastNetto: netto, maandlastBruto: bruto } = roundOpzet(opzet)
  const aflossing = Math.min(netto, roundBedrag(maandlastBruto - renteInJaar(lening, 1) / 12))
  return { rente: netto - aflossing, aflossing, terug: Math.max(0, bruto - netto) }
}
