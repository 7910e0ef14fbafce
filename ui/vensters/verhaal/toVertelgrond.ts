import { either } from 'fp-ts'

import type { Momentopname } from '../../../application'
import { toKader, toVerzoek, type FinancieringsOpzet, type Normen } from '../../../domain'
import { aanbiederVan } from '../../../domain/orientatie'
import { writeOut, stapVan } from '../../../domain/uitleg'
import type { Vertelgrond } from '../../../domain/uitleg/verhaal'

/**
 * What the story of a figure is told from: the snapshot calculated again, step by step. `normen` are those it was
 * calculated with; absent when a service did. Absent too when the steps do not come to the figure on screen.
 */
export const toVertelgrond = (
  momentopname: Momentopname,
  normen: Normen | undefined,
  veld: keyof FinancieringsOpzet,
): Vertelgrond | undefined => {
  const { renteperiode, labelCode, isVoorbeeldrente, financieringsOpzet } = momentopname
  const { rentepercentage } = financieringsOpzet
  if (normen === undefined || rentepercentage === undefined) return undefined
  const kader = toKader(momentopname, normen, { [renteperiode]: rentepercentage })
  const uitgeschreven = writeOut(toVerzoek(momentopname), kader)
  if (either.isLeft(uitgeschreven)) return undefined
  const { graaf } = uitgeschreven.right
  if (stapVan(graaf, veld)?.uitkomst !== financieringsOpzet[veld]) return undefined
  return { graaf, veld, aanbieder: aanbiederVan(labelCode), isVoorbeeldrente }
}
