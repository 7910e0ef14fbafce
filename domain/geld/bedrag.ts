import { codecOf } from '../codec/codecOf'
import { metEenheid } from '../codec/metEenheid'

/** An amount in euro. Bounds in this product: 0 to {@link HOOGSTE_BEDRAG}. */
export type Bedrag = number

/** The highest amount that any field or request accepts, in euro (specification, section 5). */
export const HOOGSTE_BEDRAG = 99_999_999

/**
 * Whether a value is a finite amount from 0 to {@link HOOGSTE_BEDRAG} euro.
 * @example
 * isBedrag(300_000) // true
 * isBedrag(-1) // false
 */
export const isBedrag = (waarde: unknown): waarde is Bedrag =>
  typeof waarde === 'number' && waarde >= 0 && waarde <= HOOGSTE_BEDRAG

/** Codec for an amount within the bounds of {@link isBedrag}. */
export const bedragCodec = metEenheid(
  codecOf('Bedrag', isBedrag, `verwacht een bedrag van 0 tot en met ${HOOGSTE_BEDRAG}`),
  'euro',
)

/** Returns the sum of the amounts, added from left to right; 0 for an empty list. */
export const optelsom = (bedragen: readonly Bedrag[]): Bedrag => bedragen.reduce((som, bedrag) => som + bedrag, 0)
