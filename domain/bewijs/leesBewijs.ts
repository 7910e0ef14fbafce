import { either } from 'fp-ts'
import * as t from 'io-ts'

import { vrijstellingVoor } from '../rekenkader'
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

/** Can the buyers of its request be exempt as it says? */
const isVoorDezeKopers = ({ kader, verzoek }: t.TypeOf<typeof bewijsCodec>): boolean =>
  either.isRight(vrijstellingVoor(verzoek, kader.startersvrijstelling ?? 'nee'))

/**
 * Reads a receipt from its text, to do it again: what it says it came to is compared and nothing more, so that a figure
 * in it can be anything. Undefined for a text that is no receipt.
 */
export const leesBewijs = (tekst: string): Rekenbewijs | undefined => {
  const json = either.tryCatch((): unknown => JSON.parse(tekst), either.toError)
  const gelezen = either.isRight(json) ? bewijsCodec.decode(json.right) : json
  return either.isRight(gelezen) && isVoorDezeKopers(gelezen.right)
    ? (gelezen.right as unknown as Rekenbewijs)
    : undefined
}
