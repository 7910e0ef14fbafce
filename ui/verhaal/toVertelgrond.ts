import { either } from 'fp-ts'

import type { Momentopname } from '../../application'
import { aanbiederVan, startersvrijstellingVan, toVerzoek, type FinancieringsOpzet, type Normen } from '../../domain'
import { schrijfUit, stapVan } from '../../domain/uitleg'
import type { Vertelgrond } from './vertelling'

/** The question is asked at some moment; which one moves no figure. */
const MOMENT = new Date(0)

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
  const kader = {
    normen,
    rentetarieven: { [renteperiode]: rentepercentage },
    startersvrijstelling: startersvrijstellingVan(momentopname),
  }
  const uitgeschreven = schrijfUit(toVerzoek(momentopname, MOMENT), kader)
  if (either.isLeft(uitgeschreven)) return undefined
  const { graaf } = uitgeschreven.right
  if (stapVan(graaf, veld)?.uitkomst !== financieringsOpzet[veld]) return undefined
  return { graaf, veld, aanbieder: aanbiederVan(labelCode), isVoorbeeldrente }
}
