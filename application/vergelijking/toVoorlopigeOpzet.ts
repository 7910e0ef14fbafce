import { either } from 'fp-ts'

import { berekenFinancieringsOpzet, type FinancieringsOpzet } from '../../domain'
import type { Uitgangspunten } from '../../domain/orientatie'
import { toRekengrond, type Rekenmiddelen } from '../rekengrond/rekengrond'

/**
 * Calculates answers that are tried, without asking for them. Undefined while a service calculates, without norms, and
 * when there is no outcome.
 */
export const toVoorlopigeOpzet = (
  antwoorden: Uitgangspunten,
  middelen: Rekenmiddelen,
): FinancieringsOpzet | undefined => {
  const grond = toRekengrond(antwoorden, middelen)
  const uitkomst = grond && berekenFinancieringsOpzet(grond.verzoek, grond.kader)
  return uitkomst && either.isRight(uitkomst) ? uitkomst.right.financieringsOpzet : undefined
}
