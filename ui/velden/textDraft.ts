import { either } from 'fp-ts'

/** How one kind of field formats its values and parses its text. */
export interface Notation<Value> {
  /** Parses a text: returns the value, undefined for an empty text, or the message about an invalid text. */
  readonly parse: (tekst: string) => either.Either<string, Value | undefined>
  /** Formats a value as text. */
  readonly format: (value: Value) => string
  /** Removes the thousands separators from a shown text, for editing. */
  readonly kaal?: (tekst: string) => string
}

/** A text shown in a field instead of its formatted value. */
export interface TextDraft {
  readonly tekst: string
  /** Whether the visitor edited the text since the field last parsed it. */
  readonly isEdited: boolean
  /** The message about the text that was parsed last; undefined when it was valid. */
  readonly melding: string | undefined
  /** The formatted value that this text replaces. An invalid text disappears when the value changes. */
  readonly over: string
}

/** The state of a typed field. */
export interface TextState<Value> {
  readonly value: Value | undefined
  readonly draft: TextDraft | undefined
}

/** Every change to the state of a typed field. */
export type TextChange<Value> =
  /** The visitor edits the text. */
  | { readonly soort: 'getypt'; readonly tekst: string }
  /** Undo or redo restores this text. */
  | { readonly soort: 'hersteld'; readonly tekst: string }
  /** The field parses this text: on change, blur or Enter. */
  | { readonly soort: 'gelezen'; readonly tekst: string }
  /** Something other than typing sets the value, such as a spin button. */
  | { readonly soort: 'gezet'; readonly value: Value | undefined }

const formatOf = <Value>({ format }: Notation<Value>, value: Value | undefined): string =>
  value === undefined ? '' : format(value)

/** Returns the draft to show; undefined for an invalid text over a value that the field no longer has. */
export const draftOf = <Value>(notatie: Notation<Value>, { value, draft }: TextState<Value>): TextDraft | undefined =>
  draft?.isEdited || draft?.over === formatOf(notatie, value) ? draft : undefined

/** Returns the text that the field shows. */
export const textOf = <Value>(notatie: Notation<Value>, state: TextState<Value>): string =>
  draftOf(notatie, state)?.tekst ?? formatOf(notatie, state.value)

/** Returns the value of the shown text; undefined when that text is empty or invalid. */
export const valueOf = <Value>(notatie: Notation<Value>, state: TextState<Value>): Value | undefined => {
  const draft = draftOf(notatie, state)
  return draft === undefined
    ? state.value
    : either.getOrElse<string, Value | undefined>(() => undefined)(notatie.parse(draft.tekst))
}

/**
 * Returns the next state of a typed field; nothing else changes it. A valid text becomes the value; an invalid one
 * stays, with its message. An unedited text is not parsed again, because formatting may have dropped digits.
 */
export const changeText = <Value>(
  notatie: Notation<Value>,
  state: TextState<Value>,
  wijziging: TextChange<Value>,
): TextState<Value> => {
  const { value } = state
  const draft = draftOf(notatie, state)
  const over = formatOf(notatie, value)
  switch (wijziging.soort) {
    case 'hersteld':
      if (wijziging.tekst === over) return { value, draft: undefined }
      return changeText(notatie, state, { soort: 'getypt', tekst: wijziging.tekst })
    case 'getypt':
      return { value, draft: { tekst: wijziging.tekst, isEdited: true, melding: draft?.melding, over } }
    case 'gelezen': {
      const { tekst } = wijziging
      if (!draft?.isEdited && tekst === textOf(notatie, state)) return state
      return either.match(
        (melding: string): TextState<Value> => ({ value, draft: { tekst, isEdited: false, melding, over } }),
        (gelezen: Value | undefined): TextState<Value> => ({ value: gelezen, draft: undefined }),
      )(notatie.parse(tekst))
    }
    case 'gezet':
      return { value: wijziging.value, draft: undefined }
  }
}
