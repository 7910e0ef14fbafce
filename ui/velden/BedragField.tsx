import { either } from 'fp-ts'

import { formatBedrag, parseBedrag, type Bedrag, type BedragFout } from '../../domain/geld'
import { meldingVanBedragFout } from '../../domain/invoer'
import { Prefix } from '../thema/parts'
import type { TypedFieldProps } from './field'
import { InputField } from './InputField'
import type { Notation } from './textDraft'
import { useTypedText } from './useTypedText'

export interface BedragFieldProps extends TypedFieldProps<Bedrag> {
  /** Whether amounts are rounded to and shown with two decimals; otherwise amounts are in whole euros. */
  readonly cents?: boolean | undefined
  /** The example amount in the message about a text that cannot be parsed, in euro. */
  readonly voorbeeld?: Bedrag | undefined
}

/** Returns the notation of an amount. Editing removes dots; otherwise deleting a digit of `1.234` would give 1.23. */
const bedragNotation = (cents: boolean, example: Bedrag | undefined): Notation<Bedrag> => ({
  parse: (text) =>
    either.mapLeft((fout: BedragFout) => meldingVanBedragFout(fout, example))(parseBedrag(text, { centen: cents })),
  format: (value) => formatBedrag(value, { centen: cents }),
  toPlain: (text) => text.replaceAll('.', ''),
})

/** A field for an amount in euro. The field formats a valid text, and keeps an invalid text with an error. */
export const BedragField = ({ cents = false, voorbeeld, ...field }: BedragFieldProps) => (
  <InputField
    field={field}
    typed={useTypedText(field, bedragNotation(cents, voorbeeld))}
    before={<Prefix aria-hidden="true">€</Prefix>}
    input={{ inputMode: cents ? 'decimal' : 'numeric' }}
  />
)
