import { either } from 'fp-ts'

import type { FinancieringsOpzet } from '../../domain'
import { aanbiederVan } from '../../domain/orientatie'
import { stapVan, writeOut } from '../../domain/uitleg'
import type { Vertelgrond } from '../../domain/uitleg/verhaal'
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
