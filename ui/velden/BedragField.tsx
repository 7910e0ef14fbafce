import type { Bedrag } from '../../domain/geld'
import { Prefix } from '../thema/parts'
import { bedragNotation } from './bedragNotation'
import type { TypedFieldProps } from './field'
import { InputField } from './InputField'
import { useTypedText } from './useTypedText'

export interface BedragFieldProps extends TypedFieldProps<Bedrag> {
  /** Whether amounts are rounded to and shown with two decimals; otherwise amounts are in whole euros. */
  readonly cents?: boolean | undefined
  /** The example amount in the message about a text that cannot be parsed, in euro. */
  readonly voorbeeld?: Bedrag | undefined
}

/** A field for an amount in euro. The field formats a valid text, and keeps an invalid text with an error. */
export const BedragField = ({ cents = false, voorbeeld, ...field }: BedragFieldProps) => (
  <InputField
    field={field}
    typed={useTypedText(field, bedragNotation(cents, voorbeeld))}
    before={<Prefix aria-hidden="true">€</Prefix>}
    input={{ inputMode: cents ? 'decimal' : 'numeric' }}
  />
)
