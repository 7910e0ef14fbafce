import { either } from 'fp-ts'

import { berekenFinancieringsOpzet, toKader, toVerzoek, type FinancieringsOpzet, type Grond } from '../../domain'
import type { Uitgangspunten } from '../../domain/orientatie'

/**
 * Returns the result of what-if answers with the norms and rates of `grond`, without changing the answers of the
 * visitor. Undefined for the ground of a calculation service, and when the calculation fails.
 * @example
 * toVoorlopigeOpzet({ ...orientatie, eigenGeld: 30_000 }, grond).extraBenodigdeEigenInleg // 18195
 */
export const toVoorlopigeOpzet = (antwoorden: Uitgangspunten, grond: Grond): FinancieringsOpzet | undefined => {
  if (grond.plaats === 'server') return undefined
  const { normen, rentetarieven } = grond.kader
  const uitkomst = berekenFinancieringsOpzet(toVerzoek(antwoorden), toKader(antwoorden, normen, rentetarieven))
  return either.isRight(uitkomst) ? uitkomst.right.financieringsOpzet : undefined
}
