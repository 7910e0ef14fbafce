import * as t from 'io-ts'

import { waardenVan } from '../codec/codecOf'

/** The codec of a brand: Moneyou (MY) or Florius (FL). */
export const labelCodeCodec = t.keyof({ MY: null, FL: null }, 'LabelCode')
/** The code of a brand. */
export type LabelCode = t.TypeOf<typeof labelCodeCodec>

/** The codes of all brands. */
export const LABEL_CODES: readonly LabelCode[] = waardenVan(labelCodeCodec)

/** A brand as the specification lists it. `NotSet` counts as missing everywhere, so it is no label code. */
export type Label = LabelCode | 'NotSet'

const aanbieders: Readonly<Record<LabelCode, string>> = { MY: 'Moneyou', FL: 'Florius' }

/**
 * Returns the name of the provider, as texts show it.
 * @example
 * aanbiederVan('FL') // 'Florius'
 */
export const aanbiederVan = (labelCode: LabelCode): string => aanbieders[labelCode]
