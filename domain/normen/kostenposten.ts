import { objectCodec } from '../codec/objectCodec'
import { withStandard, type StandardCodec } from '../codec/standardSchema'
import { bedragCodec, type Bedrag } from '../geld/bedrag'

/** The cost items: the two deeds and the valuation. Amounts in euro. */
export interface Kostenposten {
  /** The cost of the deed of delivery. Euro, 0 to 99.999.999. The default is 700, a choice of this calculator. */
  readonly leveringsakte: Bedrag
  /** The cost of the mortgage deed. Euro, 0 to 99.999.999. The default is 700, a choice of this calculator. */
  readonly hypotheekakte: Bedrag
  /** The cost of the valuation. Euro, 0 to 99.999.999. The default is 750, a choice of this calculator. */
  readonly taxatie: Bedrag
}

/** Codec for the cost items of a provider: each item is an amount in euro from 0 to 99.999.999. */
export const kostenpostenCodec: StandardCodec<Kostenposten> = withStandard(
  objectCodec({ leveringsakte: bedragCodec, hypotheekakte: bedragCodec, taxatie: bedragCodec }, {}, 'Kostenposten'),
)

/** The default cost items, in euro. These amounts are a choice of this calculator, not norms. */
export const standaardKosten: Kostenposten = Object.freeze({ leveringsakte: 700, hypotheekakte: 700, taxatie: 750 })
