import { either } from 'fp-ts'
import * as t from 'io-ts'

import { verzoekCodec } from '../verzoek'
import { kaderCodec } from './kaderCodec'
import type { Rekenbewijs } from './rekenbewijs'

const bewijsCodec = t.exact(
  t.type({
    formaat: t.literal('rekenbewijs/1'),
    rekenkern: t.string,
    kader: kaderCodec,
    verzoek: verzoekCodec,
    financieringsOpzet: t.UnknownRecord,
    zegel: t.string,
  }),
)

/**
 * Reads a receipt from its text, to do it again: what it says it came to is compared and nothing more, so that a figure
 * in it can be anything. Undefined for a text that is no receipt.
 */
export const leesBewijs = (tekst: string): Rekenbewijs | undefined => {
  const json = either.tryCatch((): unknown => JSON.parse(tekst), either.toError)
  const gelezen = either.isRight(json) ? bewijsCodec.decode(json.right) : json
  return either.isRight(gelezen) ? (gelezen.right as unknown as Rekenbewijs) : undefined
}
