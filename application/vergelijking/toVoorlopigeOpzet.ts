import { either } from 'fp-ts'

import { berekenFinancieringsOpzet, type FinancieringsOpzet } from '../../domain'
import type { Uitgangspunten } from '../../domain/orientatie'
import { toRekengrond, type Rekenmiddelen } from '../rekengrond/rekengrond'

/**
 * Calculates answers for a what-if, without changing the answers of the visitor. Undefined without norms, when a
 * service calculates, and when the calculation fails.
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
