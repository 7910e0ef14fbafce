import { either } from 'fp-ts'

import { formatBedrag, parseBedrag, type Bedrag, type BedragFout } from '../../domain/geld'
import { meldingVanBedragFout } from '../../domain/invoer'
import { Prefix } from '../thema/parts'
import type { TypedFieldProps } from './field'
import { InputField } from './InputField'
import type { Notation } from './textDraft'
import { useTypedText } from './useTypedText'

export interface BedragFieldProps extends TypedFieldProps<Bedrag> {
  /** Amounts with exactly two decimals instead of whole euros. */
  readonly cents?: boolean | undefined
  /** The example of the message about an unreadable text, in euro. */
  readonly voorbeeld?: Bedrag | undefined
}

/**
 * Shown with dots, edited without them: a digit typed behind `1.234` would give `1.2345`, which reads as decimals.
 */
const bedragNotatie = (centen: boolean, voorbeeld: Bedrag | undefined): Notation<Bedrag> => ({
  parse: (tekst) =>
    either.mapLeft((fout: BedragFout) => meldingVanBedragFout(fout, voorbeeld))(parseBedrag(tekst, { centen })),
  format: (value) => formatBedrag(value, { centen }),
  kaal: (tekst) => tekst.replaceAll('.', ''),
})

/** An amount in euro. An unreadable text stays, with an error; a readable text is rewritten in the field's format. */
export const BedragField = ({ cents = false, voorbeeld, ...field }: BedragFieldProps) => (
  <InputField
    field={field}
    invoer={useTypedText(field, bedragNotatie(cents, voorbeeld))}
    voor={<Prefix aria-hidden="true">€</Prefix>}
    input={{ inputMode: cents ? 'decimal' : 'numeric' }}
  />
)
