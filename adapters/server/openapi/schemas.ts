import * as t from 'io-ts'

import { financieringsOpzetShape } from '../../../domain'
import { type Schema, toSchema } from '../../schema'

const waarom = { waarom: t.string }
const versies = { ...waarom, inBewijs: t.string, nu: t.string }

const verschilCodec = t.union([
  t.type({ soort: t.keyof({ zegel: null, tarieven: null }), ...waarom }),
  t.type({ soort: t.keyof({ normen: null, rekenkern: null }), ...versies }),
  t.type({ soort: t.literal('geenUitkomst'), fout: t.type({ _tag: t.string }), ...waarom }),
  t.intersection([
    t.type({ soort: t.literal('cijfer'), veld: t.string, ...waarom }),
    t.partial({ inBewijs: t.unknown, nu: t.unknown }),
  ]),
])

/** The JSON Schema of the result of checking a rekenbewijs. */
export const controleSchema: Schema = toSchema(
  t.union([
    t.type({ _tag: t.literal('Gelijk') }),
    t.type({ _tag: t.literal('Verschilt'), verschillen: t.readonlyArray(verschilCodec) }),
  ]),
)

const remarksSchema = toSchema(
  t.partial({
    genegeerd: t.readonlyArray(t.string),
    opmerkingen: t.readonlyArray(t.type({ veld: t.string, melding: t.string })),
  }),
)

const propertiesOf = ({ properties }: Schema): Schema => properties as Schema

/**
 * The JSON Schema of the answer to a calculation: the result, with the fields of the request that do not exist
 * (`genegeerd`), and questions about fields that may be wrong (`opmerkingen`).
 */
export const answerSchema: Schema = {
  ...toSchema(financieringsOpzetShape),
  properties: { ...propertiesOf(toSchema(financieringsOpzetShape)), ...propertiesOf(remarksSchema) },
}
