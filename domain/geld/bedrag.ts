import { codecOf } from '../codec/codecOf'
import { metEenheid, type CodecMetEenheid } from '../codec/metEenheid'
import { withStandard, type StandardSchema } from '../codec/standardSchema'

/** An amount in euro; from 0 to {@link HOOGSTE_BEDRAG} in an answer or a request. */
export type Bedrag = number

/** The highest amount in an answer or a request, in euro. */
export const HOOGSTE_BEDRAG = 99_999_999

/**
 * Whether a value is a finite amount from 0 to {@link HOOGSTE_BEDRAG} euro.
 * @example
 * isBedrag(300_000) // true
 * isBedrag(-1) // false
 */
export const isBedrag = (waarde: unknown): waarde is Bedrag =>
  typeof waarde === 'number' && waarde >= 0 && waarde <= HOOGSTE_BEDRAG

/** The codec of an amount from 0 to {@link HOOGSTE_BEDRAG} euro. */
export const bedragCodec: CodecMetEenheid<Bedrag> & StandardSchema<Bedrag> = withStandard(
  metEenheid(codecOf('Bedrag', isBedrag, `verwacht een bedrag van 0 tot en met ${HOOGSTE_BEDRAG}`), 'euro'),
)

/** Returns the sum of the amounts, added from left to right; 0 for an empty list. */
export const optelsom = (bedragen: readonly Bedrag[]): Bedrag => bedragen.reduce((som, bedrag) => som + bedrag, 0)
