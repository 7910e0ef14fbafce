import * as t from 'io-ts'

import { waardenVan } from '../codec/codecOf'

/** The brand a calculator is shown under: Moneyou (MY) or Florius (FL). */
export const labelCodeCodec = t.keyof({ MY: null, FL: null }, 'LabelCode')
/** The code of a brand. */
export type LabelCode = t.TypeOf<typeof labelCodeCodec>

/** The label codes one may choose from. */
export const LABEL_CODES: readonly LabelCode[] = waardenVan(labelCodeCodec)

/** The label enumeration of the specification. `NotSet` counts as missing everywhere, so it is no label code. */
export type Label = LabelCode | 'NotSet'

const aanbieders: Readonly<Record<LabelCode, string>> = { MY: 'Moneyou', FL: 'Florius' }

/** The provider's name as it stands in texts. */
export const aanbiederVan = (labelCode: LabelCode): string => aanbieders[labelCode]
