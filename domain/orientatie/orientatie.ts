import * as t from 'io-ts'

import { nieuweAntwoorden } from '../vragen/vragen'
import type { Antwoorden } from './antwoorden'
import type { LabelCode } from './label'
import type { Rekenstand } from './rekenstand'

/** Who uses the calculator: a customer (Klant) or an adviser (Adviseur). */
export const typeCodec = t.keyof({ Klant: null, Adviseur: null }, 'Type')
/** The audience: who wants to buy a home, or who advises those who do. */
export type Type = t.TypeOf<typeof typeCodec>

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
