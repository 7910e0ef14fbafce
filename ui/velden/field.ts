import type { Invoerregel } from '../../domain'

/** Judges a value; the message says what to do, undefined means nothing is wrong. */
export type Rule<Value> = Invoerregel<Value>

/** What every field has (specification, section 3). */
export interface FieldProps<Value> {
  readonly name: string
  readonly label: string
  /** Why this is asked; opened with a button beside the label. */
  readonly tooltip?: string | undefined
  /** What counts and what does not; always shown under the label. */
  readonly helperText?: string | undefined
  readonly width?: FieldWidth | undefined
  /** Fields that are not required are marked 'optioneel'. */
  readonly required?: boolean | undefined
  /** Replaces the general message for a required field that is empty. */
  readonly requiredMessage?: string | undefined
  readonly rules?: readonly Rule<Value | undefined>[] | undefined
  readonly disabled?: boolean | undefined
  /** Shows the error also when the visitor has not been in the field. */
  readonly toonFout?: boolean | undefined
  readonly value: Value | undefined
  readonly onChange: (value: Value) => void
  /** Hears each message the field starts to show. */
  readonly onFout?: ((melding: string) => void) | undefined
}

/** What a field has besides, when its value is typed as text. */
export interface TypedFieldProps<Value> extends FieldProps<Value | undefined> {
  /** A text that could not be read, kept by the caller while the field is not shown. */
  readonly concept?: string | undefined
  /** Hears a text that cannot be read, with what is wrong; undefined when the text is readable again. */
  readonly onConcept?: ((tekst: string | undefined, melding: string | undefined) => void) | undefined
  /** What the browser may fill in by itself, in the words of HTML; without it nothing. */
  readonly autoComplete?: string | undefined
}

export type FieldWidth = 'bedrag' | 'smal' | 'breed'

/** One answer to choose (specification, section 3). */
export interface Option<Value extends string = string> {
  readonly text: string
  readonly value: Value
  readonly disabled?: boolean
  /** Further columns of the option, such as the amounts beside an energy label. */
  readonly kolommen?: readonly string[]
}
