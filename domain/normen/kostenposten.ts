import { objectCodec } from '../codec/objectCodec'
import { bedragCodec, type Bedrag } from '../geld/bedrag'

/** What the deeds and the valuation cost, in euro. */
export interface Kostenposten {
  /** What the deed of delivery costs. Euro, 0 to 99.999.999; a choice, 700 when none is given. */
  readonly leveringsakte: Bedrag
  /** What the mortgage deed costs. Euro, 0 to 99.999.999; a choice, 700 when none is given. */
  readonly hypotheekakte: Bedrag
  /** What the valuation costs. Euro, 0 to 99.999.999; a choice, 750 when none is given. */
  readonly taxatie: Bedrag
}

/** Reads the costs that differ per provider; each an amount in euro from 0 to 99.999.999. */
export const kostenpostenCodec = objectCodec<Kostenposten>(
  { leveringsakte: bedragCodec, hypotheekakte: bedragCodec, taxatie: bedragCodec },
  {},
  'Kostenposten',
)

/** The cost items this calculator assumes when none are given, in euro; a choice, not a norm. */
export const standaardKosten: Kostenposten = Object.freeze({ leveringsakte: 700, hypotheekakte: 700, taxatie: 750 })
