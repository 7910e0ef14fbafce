import { either } from 'fp-ts'

import {
  formatDatum,
  maximumDatum,
  meldingVanDatumFout,
  minimumDatum,
  parseDatum,
  tussenDatums,
  type Dag,
  type Datum,
  type Invoerregel,
} from '../../../domain/invoer'
import { datumTekst } from '../../tekst/velden'
import type { TypedFieldProps } from '../field'
import { InputField } from '../InputField'
import type { Notation } from '../../basis/context/textDraft'
import { useTypedText } from '../useTypedText'

export interface DateFieldProps extends TypedFieldProps<Datum> {
  /** The earliest date that the field accepts; `max` is the latest date that the field accepts. */
  readonly min?: Dag | undefined
  readonly max?: Dag | undefined
}

const dateNotation: Notation<Datum> = {
  parse: (text) => either.mapLeft(meldingVanDatumFout)(parseDatum(text)),
  format: formatDatum,
}

const boundRules = ({ min, max }: DateFieldProps): readonly Invoerregel<Datum | undefined>[] => {
  if (min !== undefined && max !== undefined) return [tussenDatums(min, max)]
  if (min !== undefined) return [minimumDatum(min)]
  return max === undefined ? [] : [maximumDatum(max)]
}

/** A field for a calendar date, typed with the day before the month. The value has the form yyyy-mm-dd. */
export const DateField = (props: DateFieldProps) => {
  const field = {
    ...props,
    width: props.width ?? 'smal',
    helperText: [props.helperText, datumTekst.hulp].filter(Boolean).join(' '),
    rules: [...boundRules(props), ...(props.rules ?? [])],
  }
  return <InputField field={field} typed={useTypedText(field, dateNotation)} input={{ inputMode: 'numeric' }} />
}
