import type { Invoerregel } from '../../domain/invoer'
import type { TextDraft } from '../basis/context/textDraft'

/** The properties that all fields for an answer share (specification, section 3). */
export interface FieldProps<Value> {
  readonly name: string
  readonly label: string
  /** The explanation of why the question is asked. A button next to the label opens this explanation. */
  readonly tooltip?: string | undefined
  /** The help about what the answer must include, always shown below the label. */
  readonly helperText?: string | undefined
  readonly width?: FieldWidth | undefined
  /** Whether the field must be filled in. Fields that are not required have the mark 'optioneel'. */
  readonly required?: boolean | undefined
  /** The message for an empty required field; the standard message when undefined. */
  readonly requiredMessage?: string | undefined
  readonly rules?: readonly Invoerregel<Value | undefined>[] | undefined
  readonly disabled?: boolean | undefined
  /** Whether the field shows its error before the visitor has visited the field. */
  readonly toonFout?: boolean | undefined
  readonly value: Value | undefined
  readonly onChange: (value: Value) => void
  /** Called with the error message when the field starts to show this message. */
  readonly onFout?: ((melding: string) => void) | undefined
}

/** The extra properties of a field whose value is typed as text. */
export interface TypedFieldProps<Value> extends FieldProps<Value | undefined> {
  /** The text that the field shows instead of its value. Without `onDraft`, `draft` is only the initial text. */
  readonly draft?: TextDraft | undefined
  /** Called with the new draft, or undefined when the draft ends. The caller must pass the draft back as `draft`. */
  readonly onDraft?: ((draft: TextDraft | undefined) => void) | undefined
  /** The HTML `autocomplete` value. Default: `off`, except in a `TextField` for a postcode, e-mail or phone number. */
  readonly autoComplete?: string | undefined
}

export type FieldWidth = 'bedrag' | 'smal' | 'breed' | 'naast'

/** One option of a choice (specification, section 3). */
export interface Option<Value extends string = string> {
  readonly text: string
  readonly value: Value
  readonly disabled?: boolean
  /** The texts of the extra columns of the option, such as the amounts of an energy label. */
  readonly kolommen?: readonly string[]
}
