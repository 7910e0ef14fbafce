import { either } from 'fp-ts'

import { formatBedrag, parseBedrag, type Bedrag, type BedragFout } from '../../domain/geld'
import { meldingVanBedragFout } from '../../domain/invoer'
import { Prefix } from '../thema/parts'
import type { TypedFieldProps } from './field'
import { InputField } from './InputField'
import type { Notation } from './textDraft'
import { useTypedText } from './useTypedText'

export interface BedragFieldProps extends TypedFieldProps<Bedrag> {
  /** Whether amounts have exactly two decimals; otherwise they are whole euros. */
  readonly cents?: boolean | undefined
  /** The example in the message about a text that cannot be parsed, in euro. */
  readonly voorbeeld?: Bedrag | undefined
}

/** No thousands dots while editing: a digit typed after `1.234` would give `1.2345`, which reads as decimals. */
const bedragNotation = (cents: boolean, example: Bedrag | undefined): Notation<Bedrag> => ({
  parse: (text) =>
    either.mapLeft((fout: BedragFout) => meldingVanBedragFout(fout, example))(parseBedrag(text, { centen: cents })),
  format: (value) => formatBedrag(value, { centen: cents }),
  toPlain: (text) => text.replaceAll('.', ''),
})

/** A field for an amount in euro. A text that cannot be parsed stays, with an error; any other is reformatted. */
export const BedragField = ({ cents = false, voorbeeld, ...field }: BedragFieldProps) => (
  <InputField
    field={field}
    typed={useTypedText(field, bedragNotation(cents, voorbeeld))}
    before={<Prefix aria-hidden="true">€</Prefix>}
    input={{ inputMode: cents ? 'decimal' : 'numeric' }}
  />
)
