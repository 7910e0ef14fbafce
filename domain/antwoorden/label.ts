import * as t from 'io-ts'

import { waardenVan } from '../codec/codecOf'
import { withStandard, type StandardChoice } from '../codec/standardSchema'

/** The code of a brand: Moneyou (MY) or Florius (FL). */
export type LabelCode = 'MY' | 'FL'
/** The codec of the code of a brand. */
export const labelCodeCodec: StandardChoice<LabelCode> = withStandard(t.keyof({ MY: null, FL: null }, 'LabelCode'))

/** The codes of all brands. */
export const LABEL_CODES: readonly LabelCode[] = waardenVan(labelCodeCodec)

/** The code of a brand, or `NotSet` when no brand is chosen. `LabelCode` has only the brands. */
export type Label = LabelCode | 'NotSet'

const aanbieders: Readonly<Record<LabelCode, string>> = { MY: 'Moneyou', FL: 'Florius' }

/**
 * Returns the name of the provider of a brand, as texts show it.
 * @example
 * aanbiederVan('FL') // 'Florius'
 */
export const aanbiederVan = (labelCode: LabelCode): string => aanbieders[labelCode]
