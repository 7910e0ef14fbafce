import type { Invoerregel } from '../../domain/invoer'
import type { TextDraft } from './textDraft'

/** The properties of every field (specification, section 3). */
export interface FieldProps<Value> {
  readonly name: string
  readonly label: string
  /** Why the question is asked; opens with a button next to the label. */
  readonly tooltip?: string | undefined
  /** What the answer must include; always shown, below the label. */
  readonly helperText?: string | undefined
  readonly width?: FieldWidth | undefined
  /** Whether the field must be filled in. Other fields are marked 'optioneel'. */
  readonly required?: boolean | undefined
  /** Replaces the standard message for an empty required field. */
  readonly requiredMessage?: string | undefined
  readonly rules?: readonly Invoerregel<Value | undefined>[] | undefined
  readonly disabled?: boolean | undefined
  /** Whether to show the error even before the visitor has visited the field. */
  readonly toonFout?: boolean | undefined
  readonly value: Value | undefined
  readonly onChange: (value: Value) => void
  /** Called with each message when the field starts to show it. */
  readonly onFout?: ((melding: string) => void) | undefined
}

/** The extra properties of a field whose value is typed as text. */
export interface TypedFieldProps<Value> extends FieldProps<Value | undefined> {
  /** The text shown instead of the value. Without `onDraft` this is only the initial text. */
  readonly draft?: TextDraft | undefined
  /** Called with the next draft, or with undefined. The caller must store it and pass it back as `draft`. */
  readonly onDraft?: ((draft: TextDraft | undefined) => void) | undefined
  /** The HTML `autocomplete` value; without it the browser fills in nothing. */
  readonly autoComplete?: string | undefined
}

export type FieldWidth = 'bedrag' | 'smal' | 'breed' | 'naast'

/** One option of a choice (specification, section 3). */
export interface Option<Value extends string = string> {
  readonly text: string
  readonly value: Value
  readonly disabled?: boolean
  /** Extra columns of the option, such as the amounts of an energy label. */
  readonly kolommen?: readonly string[]
}
