import { either } from 'fp-ts'

import type { FinancieringsOpzet } from '../../domain'
import { aanbiederVan } from '../../domain/orientatie'
import { stapVan, writeOut } from '../../domain/uitleg'
import { toVerhaal, type Uitvoerigheid, type Verhaal, type Vertelgrond } from '../../domain/uitleg/verhaal'
import type { Uitkomstgrond } from '../rekengrond/rekengrond'

/**
 * Calculates a result again with every step written out, to explain a figure from. Undefined when a service calculated
 * it, and when the steps do not come to the figure of the result.
 */
export const toVertelgrond = (
  { verzoek, kader, financieringsOpzet, isVoorbeeldrente, isEigen }: Uitkomstgrond,
  veld: keyof FinancieringsOpzet,
): Vertelgrond | undefined => {
  const uitgeschreven = isEigen ? writeOut(verzoek, kader) : undefined
  if (uitgeschreven === undefined || either.isLeft(uitgeschreven)) return undefined
  const { graaf } = uitgeschreven.right
  if (stapVan(graaf, veld)?.uitkomst !== financieringsOpzet[veld]) return undefined
  return { graaf, veld, aanbieder: aanbiederVan(verzoek.labelCode), isVoorbeeldrente }
}

/**
 * Explains how a figure of a result came about, in Dutch: the main steps in whole euros, or every step to the cent.
 * Undefined when a service calculated the result, and when our own steps do not come to its figure.
 */
export const legUit = (
  grond: Uitkomstgrond,
  veld: keyof FinancieringsOpzet,
  uitvoerigheid: Uitvoerigheid,
): Verhaal | undefined => {
  const vertelgrond = toVertelgrond(grond, veld)
  return vertelgrond && toVerhaal(vertelgrond, uitvoerigheid)
}
