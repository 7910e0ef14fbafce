import { either } from 'fp-ts'

import { berekenFinancieringsOpzet, type FinancieringsOpzet } from '../../domain'
import type { Uitgangspunten } from '../../domain/orientatie'
import { toRekengrond, type Rekenmiddelen } from '../rekengrond/rekengrond'

/**
 * Returns the result of what-if answers, without changing the answers of the visitor. Undefined without norms, when a
 * calculation service has the rates, and when the calculation fails.
 * @example
 * toVoorlopigeOpzet({ ...orientatie, eigenGeld: 30_000 }, middelen).extraBenodigdeEigenInleg // 18195
 */
export const toVoorlopigeOpzet = (
  antwoorden: Uitgangspunten,
  middelen: Rekenmiddelen,
): FinancieringsOpzet | undefined => {
  const grond = toRekengrond(antwoorden, middelen)
  const uitkomst = grond && berekenFinancieringsOpzet(grond.verzoek, grond.kader)
  return uitkomst && either.isRight(uitkomst) ? uitkomst.right.financieringsOpzet : undefined
}
