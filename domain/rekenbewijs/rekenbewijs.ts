import { either } from 'fp-ts'
import * as t from 'io-ts'

import { financieringsOpzetCodec, financieringsOpzetMetOnderpandCodec } from '../financieringsOpzet'
import { kostenpostenCodec, rentetarievenCodec } from '../normen'
import { verzoekCodec } from '../verzoek'

const kaderCodec = t.readonly(
  t.exact(
    t.type({
      normjaar: t.number,
      normversie: t.string,
      normhash: t.string,
      rentetarieven: rentetarievenCodec,
      kosten: t.exact(kostenpostenCodec),
      tariefhash: t.string,
    }),
  ),
)

/** The shape of a receipt, for who describes it; with a home in its request, its record is that of a home. */
export const rekenbewijsVorm = t.readonly(
  t.exact(
    t.type({
      formaat: t.literal('rekenbewijs/1'),
      rekenkern: t.string,
      kader: kaderCodec,
      verzoek: verzoekCodec,
      financieringsOpzet: financieringsOpzetCodec,
      zegel: t.string,
    }),
  ),
  'Rekenbewijs',
)

/**
 * What a calculation was and came to, enough to do it again later: the request, the identity of norms, rates and cost
 * items (hashes are SHA-256 over JSON with sorted keys), the version of the rules and the record. `zegel` is the hash
 * of all the rest: it shows a change by accident, and is no signature.
 */
export type Rekenbewijs = t.TypeOf<typeof rekenbewijsVorm>

const opzetCodecVoor = ({ verzoek }: Rekenbewijs): typeof financieringsOpzetCodec =>
  verzoek.onderpand === undefined ? financieringsOpzetCodec : financieringsOpzetMetOnderpandCodec

/** Reads a receipt from JSON, without what is unknown in it; its seal is not checked here. */
export const rekenbewijsCodec = new t.Type<Rekenbewijs>(
  'Rekenbewijs',
  (waarde): waarde is Rekenbewijs => rekenbewijsVorm.is(waarde) && opzetCodecVoor(waarde).is(waarde.financieringsOpzet),
  (invoer, context) =>
    either.chain((bewijs: Rekenbewijs) => {
      const { financieringsOpzet } = bewijs
      const codec = opzetCodecVoor(bewijs)
      const plaats = t.appendContext(context, 'financieringsOpzet', codec, financieringsOpzet)
      return either.map(() => bewijs)(codec.validate(financieringsOpzet, plaats))
    })(rekenbewijsVorm.validate(invoer, context)),
  t.identity,
)
