import type { FinancieringsOpzet } from '../financieringsOpzet/financieringsOpzet'
import { roundOpzet } from '../financieringsOpzet/roundOpzet'
import { roundBedrag } from '../geld/roundBedrag'
import { euro, maanden, procent } from '../rekenkern/eenheden'
import { annuiteit, LOOPTIJD, renteInJaar } from '../rekenkern/rente/annuiteit'

/** What a month of the first year goes to, in whole euros as the summary shows its cost. */
export interface Maandverdeling {
  /** The interest, less what comes back through tax or with what tax adds; euro a month, 0 or more. */
  readonly rente: number
  /** What is repaid; euro a month. With the interest it is the net cost. */
  readonly aflossing: number
  /**
   * What comes back through tax; euro a month, 0 where nothing does. With the other two it is the gross cost, or the
   * net cost where tax makes that the higher one.
   */
  readonly terug: number
}

const CENT = 0.01

/**
 * What a month of the first year goes to: the average of its twelve months. Undefined without a loan or its rate, and
 * where the gross cost is not that of an annuity of 30 years, as a service may have it.
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
