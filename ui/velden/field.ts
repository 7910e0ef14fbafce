import type { Invoerregel } from '../../domain/invoer'
import type { TextDraft } from './textDraft'

/** What every field has (specification, section 3). */
export interface FieldProps<Value> {
  readonly name: string
  readonly label: string
  /** Why the question is asked; a button beside the label opens it. */
  readonly tooltip?: string | undefined
  /** What to count in the answer; always shown under the label. */
  readonly helperText?: string | undefined
  readonly width?: FieldWidth | undefined
  /** Fields that are not required are marked 'optioneel'. */
  readonly required?: boolean | undefined
  /** Replaces the general message for a required field that is empty. */
  readonly requiredMessage?: string | undefined
  readonly rules?: readonly Invoerregel<Value | undefined>[] | undefined
  readonly disabled?: boolean | undefined
  /** Shows the error even when the visitor has not visited the field. */
  readonly toonFout?: boolean | undefined
  readonly value: Value | undefined
  readonly onChange: (value: Value) => void
  /** Called with each message that the field starts to show. */
  readonly onFout?: ((melding: string) => void) | undefined
}

/** What a field has besides when its value is typed as text. */
export interface TypedFieldProps<Value> extends FieldProps<Value | undefined> {
  /** The text in the place of the value. Without `onDraft` the field only begins with it. */
  readonly draft?: TextDraft | undefined
  /** Called with each next draft, also with undefined: its caller keeps the draft, and gives it back as `draft`. */
  readonly onDraft?: ((draft: TextDraft | undefined) => void) | undefined
  /** The HTML autocomplete value; without it the browser fills in nothing. */
  readonly autoComplete?: string | undefined
}

export type FieldWidth = 'bedrag' | 'smal' | 'breed' | 'naast'

/** One answer to choose (specification, section 3). */
export interface Option<Value extends string = string> {
  readonly text: string
  readonly value: Value
  readonly disabled?: boolean
  /** Further columns of the option, such as the amounts beside an energy label. */
  readonly kolommen?: readonly string[]
}
