import { either } from 'fp-ts'

import { parsePercentage } from '../../../domain/geld'
import { formatGetal, meldingVanPercentageFout } from '../../../domain/invoer'
import { Suffix } from '../../thema/looseParts'
import type { TypedFieldProps } from '../field'
import { InputField } from '../InputField'
import type { Notation } from '../../basis/context/textDraft'
import { useTypedText } from '../useTypedText'

export type PercentageFieldProps = TypedFieldProps<number>

const DECIMALS = 2

const percentageNotation: Notation<number> = {
  parse: (text) => either.mapLeft(meldingVanPercentageFout)(parsePercentage(text)),
  format: (value) => formatGetal(value, DECIMALS),
}

/** A field for a percentage from 0 to 100: at most two decimals and no thousands separators, so `3,125` is an error. */
export const PercentageField = (field: PercentageFieldProps) => (
  <InputField
    field={{ ...field, width: field.width ?? 'smal' }}
    typed={useTypedText(field, percentageNotation)}
    after={<Suffix aria-hidden="true">%</Suffix>}
    input={{ inputMode: 'decimal' }}
  />
)
