import { either } from 'fp-ts'
import * as t from 'io-ts'

import { codecOf, codecWith } from '../codec/codecOf'
import { exactly } from '../codec/objectCodec'
import { strictly } from '../codec/strictly'
import { OPZETVELDEN } from '../financieringsOpzet/financieringsOpzetCodec'
import { vrijstellingVoor } from '../rekenkader/vrijstelling'
import { verzoekCodec } from '../verzoek/verzoekCodec'
import { kaderCodec } from './kaderCodec'

const opgegevenCodec = codecOf(
  'Opgegeven',
  (waarde): waarde is number | string | boolean | null =>
    waarde === null || ['number', 'string', 'boolean'].includes(typeof waarde),
  'verwacht een getal, een tekst, true of false',
)

const shape = exactly(
  {
    formaat: t.literal('rekenbewijs/1'),
    rekenkern: t.string,
    kader: kaderCodec,
    verzoek: verzoekCodec,
    financieringsOpzet: exactly({}, Object.fromEntries(OPZETVELDEN.map((veld) => [veld, opgegevenCodec]))),
    zegel: t.string,
  },
  {},
  'Rekenbewijs',
)

type Opgegeven = t.TypeOf<typeof shape>

/** Returns the receipt, or an error when its startersvrijstelling is impossible for the number of its buyers. */
const checkVrijstelling = (opgegeven: Opgegeven, context: t.Context): t.Validation<Opgegeven> => {
  const { verzoek, kader } = opgegeven
  const gekeurd = vrijstellingVoor(verzoek, kader.startersvrijstelling ?? 'nee')
  if (either.isRight(gekeurd)) return t.success(opgegeven)
  const { startersvrijstelling, mogelijk } = gekeurd.left
  const keuze = t.keyof(Object.fromEntries(mogelijk.map((een) => [een, null])), 'Startersvrijstelling')
  const inKader = t.appendContext(context, 'kader', kaderCodec, kader)
  return t.failure(startersvrijstelling, t.appendContext(inKader, 'startersvrijstelling', keuze, startersvrijstelling))
}

/**
 * The codec of a receipt that still has to be checked. The check only compares the values in the result with a new
 * calculation. So each value may be any number, text, true, false or null, or be absent. Refuses unknown fields.
 */
export const opgegevenBewijs: t.Decoder<unknown, Opgegeven> = strictly(
  codecWith('Rekenbewijs', shape.is, (invoer, context) =>
    either.flatMap(shape.validate(invoer, context), (opgegeven) => checkVrijstelling(opgegeven, context)),
  ),
)
