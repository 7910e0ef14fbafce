import { either } from 'fp-ts'

import { berekenFinancieringsOpzet, toVerzoek, type FinancieringsOpzet, type Grond, type Uitkomst } from '../../domain'
import { startersvrijstellingVan, type Uitgangspunten } from '../../domain/orientatie'

/**
 * Returns the result of what-if answers with the norms, rates and cost items of `grond`, without changing the answers
 * of the visitor. Undefined for the ground of a calculation service, and when the calculation fails.
 * @example
 * toVoorlopigeOpzet({ ...orientatie, eigenGeld: 30_000 }, grond).extraBenodigdeEigenInleg // 18195
 */
export const toVoorlopigeOpzet = (antwoorden: Uitgangspunten, grond: Grond): FinancieringsOpzet | undefined =>
  toVoorlopigeUitkomst(antwoorden, grond)?.financieringsOpzet

/**
 * Returns the result of `toVoorlopigeOpzet` with its own ground: the request of the what-if answers.
 * @example
 * toVoorlopigeUitkomst({ ...orientatie, eigenGeld: 30_000 }, grond).grond.verzoek.eigenInleg // 30000
 */
export const toVoorlopigeUitkomst = (antwoorden: Uitgangspunten, grond: Grond): Uitkomst | undefined => {
  if (grond.plaats === 'server') return undefined
  const kader = { ...grond.kader, startersvrijstelling: startersvrijstellingVan(antwoorden) }
  const verzoek = toVerzoek(antwoorden)
  const berekening = berekenFinancieringsOpzet(verzoek, kader)
  if (either.isLeft(berekening)) return undefined
  return { grond: { ...grond, verzoek, kader }, financieringsOpzet: berekening.right.financieringsOpzet }
}
