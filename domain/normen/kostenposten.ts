import * as t from 'io-ts'

import { bedragCodec } from '../geld/bedrag'

/** Reads the costs that differ per provider; each an amount in euro from 0 to 99.999.999. */
export const kostenpostenCodec = t.readonly(
  t.type({
    /** What the deed of delivery costs. Euro, 0 to 99.999.999; a choice, 700 when none is given. */
    leveringsakte: bedragCodec,
    /** What the mortgage deed costs. Euro, 0 to 99.999.999; a choice, 700 when none is given. */
    hypotheekakte: bedragCodec,
    /** What the valuation costs. Euro, 0 to 99.999.999; a choice, 750 when none is given. */
    taxatie: bedragCodec,
  }),
  'Kostenposten',
)

/** What the deeds and the valuation cost, in euro. */
export type Kostenposten = t.TypeOf<typeof kostenpostenCodec>

/** The cost items this calculator assumes when none are given, in euro; a choice, not a norm. */
export const standaardKosten: Kostenposten = { leveringsakte: 700, hypotheekakte: 700, taxatie: 750 }
