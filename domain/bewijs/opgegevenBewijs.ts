import * as t from 'io-ts'

import { codecOf, strictly } from '../codec'
import { OPZETVELDEN } from '../financieringsOpzet'
import { verzoekCodec } from '../verzoek'
import { kaderCodec } from './kaderCodec'

const opgegevenCodec = codecOf(
  'Opgegeven',
  (waarde): waarde is number | string | boolean | null =>
    waarde === null || ['number', 'string', 'boolean'].includes(typeof waarde),
  'verwacht een getal, een tekst, true of false',
)

/**
 * Reads a receipt to do it again: what it says it came to is compared and nothing more, so that a figure in it can be
 * any number, text, true, false or null. Refuses every field that a receipt does not have.
 */
export const opgegevenBewijs = strictly(
  t.exact(
    t.type({
      formaat: t.literal('rekenbewijs/1'),
      rekenkern: t.string,
      kader: kaderCodec,
      verzoek: verzoekCodec,
      financieringsOpzet: t.exact(t.partial(Object.fromEntries(OPZETVELDEN.map((veld) => [veld, opgegevenCodec])))),
      zegel: t.string,
    }),
    'Rekenbewijs',
  ),
)
