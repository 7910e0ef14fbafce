import * as t from 'io-ts'

import { financieringsOpzetCodec } from '../financieringsOpzet'
import { kostenpostenCodec, rentetarievenCodec } from '../normen'
import { verzoekCodec } from '../verzoek'

const kaderCodec = t.readonly(
  t.type({
    normjaar: t.number,
    normversie: t.string,
    normhash: t.string,
    rentetarieven: rentetarievenCodec,
    kosten: kostenpostenCodec,
    tariefhash: t.string,
  }),
)

/** Reads a receipt from JSON; its seal is not checked here. */
export const rekenbewijsCodec = t.readonly(
  t.type({
    formaat: t.literal('rekenbewijs/1'),
    rekenkern: t.string,
    kader: kaderCodec,
    verzoek: verzoekCodec,
    financieringsOpzet: financieringsOpzetCodec,
    zegel: t.string,
  }),
  'Rekenbewijs',
)

/**
 * What a calculation was and came to, enough to do it again later: the request, the identity of norms, rates and cost
 * items (hashes are SHA-256 over JSON with sorted keys), the version of the rules and the record. `zegel` is the hash of
 * all the rest: it shows a change by accident, and is no signature.
 */
export type Rekenbewijs = t.TypeOf<typeof rekenbewijsCodec>
