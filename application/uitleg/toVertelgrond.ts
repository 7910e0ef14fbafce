import { either } from 'fp-ts'

import type { FinancieringsOpzet } from '../../domain'
import { aanbiederVan } from '../../domain/orientatie'
import { stapVan, writeOut, type Graaf } from '../../domain/uitleg'
import type { Uitkomstgrond } from '../rekengrond/rekengrond'

/** What a figure is explained from. */
interface Vertelgrond {
  /** Every step of the calculation. */
  readonly graaf: Graaf
  /** The figure. */
  readonly veld: keyof FinancieringsOpzet
  /** The provider of the brand. */
  readonly aanbieder: string
  /** Whether the rate is an example that nobody offers. */
  readonly isVoorbeeldrente: boolean
}

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
