import { either } from 'fp-ts'

import { berekenFinancieringsOpzet, toVerzoek, type FinancieringsOpzet, type Grond } from '../../domain'
import { startersvrijstellingVan, type Uitgangspunten } from '../../domain/orientatie'

/**
 * Returns the result of what-if answers with the norms, rates and cost items of `grond`, without changing the answers
 * of the visitor. Undefined for the ground of a calculation service, and when the calculation fails.
 * @example
 * toVoorlopigeOpzet({ ...orientatie, eigenGeld: 30_000 }, grond).extraBenodigdeEigenInleg // 18195
 */
export const toVoorlopigeOpzet = (antwoorden: Uitgangspunten, grond: Grond): FinancieringsOpzet | undefined => {
  if (grond.plaats === 'server') return undefined
  const kader = { ...grond.kader, startersvrijstelling: startersvrijstellingVan(antwoorden) }
  const uitkomst = berekenFinancieringsOpzet(toVerzoek(antwoorden), kader)
  return either.isRight(uitkomst) ? uitkomst.right.financieringsOpzet : undefined
}
