import { useState, type ReactNode } from 'react'

import type { Invoerregel } from '../../domain/invoer'
import type { TextDraft, TypedFieldProps } from '../../ui/fieldSet'
import { stateTekst, explanationTekst } from './tekst'

/** The props that the examples pass to each kind of field. */
export type FieldBasis<Value> = Pick<
  TypedFieldProps<Value>,
  | 'name'
  | 'label'
  | 'value'
  | 'onChange'
  | 'required'
  | 'disabled'
  | 'tooltip'
  | 'helperText'
  | 'toonFout'
  | 'draft'
  | 'onDraft'
>

/** An example on the demo page, usually one field in one state. */
export interface Example {
  readonly naam: string
  readonly Component: () => ReactNode
}

interface FieldKind<Value> {
  readonly name: string
  readonly label: string
  /** A value that the field accepts. */
  readonly gevuld: Value
  /** A value with an error. Without `fout` and `onleesbaar`, the error example is an empty required field. */
  readonly fout?: Value
  readonly onleesbaar?: TextDraft
  readonly veld: (basis: FieldBasis<Value>) => ReactNode
}

type Special<Value> = Partial<Omit<FieldBasis<Value>, 'name' | 'label' | 'onChange'>>

/** Creates an example of a field that stores its value, and shows the current value below the field. */
const example = <Value,>(
  naam: string,
  soort: FieldKind<Value>,
  { value: begin, ...bijzonder }: Special<Value>,
): Example => ({
  naam,
  Component: () => {
    const [value, onChange] = useState(begin)
    const [draft, onDraft] = useState(bijzonder.draft)
    return (
      <>
        {soort.veld({
          name: soort.name,
          label: soort.label,
          required: true,
          ...bijzonder,
          value,
          onChange,
          draft,
          onDraft,
        })}
        <p part="waarde">{stateTekst.waarde(value)}</p>
      </>
    )
  },
})

/** Returns the draft of a text that the field cannot read, with the message of the rule that refuses it. */
export const unreadable = (tekst: string, regel: Invoerregel<string>): TextDraft => ({
  tekst,
  isEdited: false,
  melding: regel(tekst),
  over: '',
})

/** Returns one example of a field for each of its six states. */
export const inEveryState = <Value,>(soort: FieldKind<Value>): readonly Example[] => {
  const { gevuld: value, fout, onleesbaar } = soort
  return [
    example(stateTekst.leeg, soort, {}),
    example(stateTekst.gevuld, soort, { value }),
    example(stateTekst.fout, soort, { value: fout, draft: onleesbaar, toonFout: true }),
    example(stateTekst.uitgeschakeld, soort, { value, disabled: true }),
    example(stateTekst.optioneel, soort, { required: false }),
    example(stateTekst.uitleg, soort, {
      value,
      helperText: explanationTekst.hulp,
      tooltip: explanationTekst.toelichting,
    }),
  ]
}

/** Returns an example with this name and the props in `bijzonder`. Its value is `gevuld` if `bijzonder` has none. */
export const named = <Value,>(naam: string, soort: FieldKind<Value>, bijzonder: Special<Value> = {}): Example =>
  example(naam, soort, { value: soort.gevuld, ...bijzonder })
