import { nieuweAntwoorden, type Antwoorden } from './antwoorden'
import type { LabelCode } from './label'
import type { Rekenstand } from './rekenstand'
import type { Type } from './keuzes'

/** The calculator state (specification, section 3): the answers, for whom, and how their calculation stands. */
export type Orientatie = Antwoorden &
  Rekenstand & {
    /** The brand. */
    readonly labelCode: LabelCode
    /** The audience. */
    readonly type: Type
  }

/** An orientation in which nothing is answered yet; its first calculation is still to come. */
export const nieuweOrientatie = (labelCode: LabelCode, type: Type = 'Klant'): Orientatie => ({
  ...nieuweAntwoorden,
  labelCode,
  type,
  loading: true,
  fout: undefined,
  financieringsOpzet: undefined,
  berekend: undefined,
  opdracht: { labelCode },
})
