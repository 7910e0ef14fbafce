import * as t from 'io-ts'

import { toSchema } from '../../schema'

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

/** What the check of a rekenbewijs answers. */
export const controleSchema = toSchema(
  t.union([
    t.type({ _tag: t.literal('Gelijk') }),
    t.type({ _tag: t.literal('Verschilt'), verschillen: t.readonlyArray(verschilCodec) }),
  ]),
)
