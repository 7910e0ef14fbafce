import { codecOf } from '../codec/codecOf'
import { metEenheid } from '../codec/metEenheid'

/** An amount in euro. Bounds in this product: 0 to {@link HOOGSTE_BEDRAG}. */
export type Bedrag = number

/** The highest amount any field or request accepts, in euro (specification, section 5). */
export const HOOGSTE_BEDRAG = 99_999_999

/** Is this a finite amount of at least 0 and at most {@link HOOGSTE_BEDRAG} euro? */
export const isBedrag = (waarde: unknown): waarde is Bedrag =>
  typeof waarde === 'number' && waarde >= 0 && waarde <= HOOGSTE_BEDRAG

/** Reads an amount within the bounds of {@link isBedrag}; refuses anything else. */
export const bedragCodec = metEenheid(
  codecOf('Bedrag', isBedrag, `verwacht een bedrag van 0 tot en met ${HOOGSTE_BEDRAG}`),
  'euro',
)

/** Amounts added up from left to right; 0 for none. */
export const optelsom = (bedragen: readonly Bedrag[]): Bedrag => bedragen.reduce((som, bedrag) => som + bedrag, 0)
