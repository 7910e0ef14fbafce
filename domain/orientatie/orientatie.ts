import * as t from 'io-ts'

import { withStandard, type StandardChoice } from '../codec/standardSchema'
import { nieuweAntwoorden } from '../vragen/vragen'
import type { Antwoorden } from '../antwoorden/antwoorden'
import type { LabelCode } from '../antwoorden/label'
import type { Rekenstand } from './rekenstand'

/** The audience: home buyers (`Klant`), or the people who advise them (`Adviseur`). */
export type Type = 'Klant' | 'Adviseur'
/** The codec of the audience. */
export const typeCodec: StandardChoice<Type> = withStandard(t.keyof({ Klant: null, Adviseur: null }, 'Type'))

/** The calculator state: the answers, brand, audience and state of the calculation. */
export type Orientatie = Antwoorden &
  Rekenstand & {
    /** The brand of the calculator. */
    readonly labelCode: LabelCode
    /** The audience of the calculator. */
    readonly type: Type
  }

/**
 * Creates an orientation with the default answers and a pending first calculation.
 * @example
 * nieuweOrientatie('MY').renteperiode // 120
 */
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
