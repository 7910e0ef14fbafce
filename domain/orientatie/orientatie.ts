import type { FinancieringsOpzet } from '../financieringsOpzet'
import { nieuweAntwoorden, type Antwoorden } from './antwoorden'
import type { LabelCode } from './label'
import type { Type } from './type'

/** What the visitor has answered so far, and the last calculation made of it (specification, section 3). */
export interface Orientatie extends Antwoorden {
  readonly labelCode: LabelCode
  readonly type: Type
  /** True while a calculation is pending. */
  readonly loading: boolean
  /** The last result; absent until the first calculation has succeeded. */
  readonly financieringsOpzet: FinancieringsOpzet | undefined
}

/** An orientation in which nothing is answered yet; its first calculation is still to come. */
export const nieuweOrientatie = (labelCode: LabelCode, type: Type = 'Klant'): Orientatie => ({
  ...nieuweAntwoorden,
  labelCode,
  type,
  loading: true,
  financieringsOpzet: undefined,
})
