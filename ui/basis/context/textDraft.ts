import { either } from 'fp-ts'

/** The functions with which a field parses its text and formats its value. Each type of field has its own notation. */
export interface Notation<Value> {
  /** Parses a text: returns the value, undefined for an empty text, or the message about an invalid text. */
  readonly parse: (text: string) => either.Either<string, Value | undefined>
  readonly format: (value: Value) => string
  /** Removes the thousands separators from a shown text, for editing. Undefined in a notation without separators. */
  readonly toPlain?: (text: string) => string
}

/** A text shown in a field instead of its formatted value. */
export interface TextDraft {
  readonly tekst: string
  /** Whether the visitor edited the text since the field last parsed it. */
  readonly isEdited: boolean
  /** The message about the last parsed text; undefined when that text was valid, or when no text was parsed yet. */
  readonly melding: string | undefined
  /** The formatted value that this text replaces. The text disappears when the value changes, unless `isEdited`. */
  readonly over: string
}

export interface TextState<Value> {
  readonly value: Value | undefined
  readonly draft: TextDraft | undefined
}

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

/** Returns the draft to show. Undefined without a draft, or if the value changed since the draft's text was parsed. */
export const draftOf = <Value>(notation: Notation<Value>, { value, draft }: TextState<Value>): TextDraft | undefined =>
  draft?.isEdited || draft?.over === formatOf(notation, value) ? draft : undefined

/** Returns the text that the field shows. */
export const textOf = <Value>(notation: Notation<Value>, state: TextState<Value>): string =>
  draftOf(notation, state)?.tekst ?? formatOf(notation, state.value)

/** Returns the value of the shown text; undefined when that text is empty or invalid. */
export const valueOf = <Value>(notation: Notation<Value>, state: TextState<Value>): Value | undefined => {
  const draft = draftOf(notation, state)
  return draft === undefined
    ? state.value
    : either.getOrElse<string, Value | undefined>(() => undefined)(notation.parse(draft.tekst))
}

/**
 * Returns the state of a typed field after a change. Parsing a valid text changes the value and ends the draft; an
 * invalid text remains as the draft, with a message. An unedited text is not parsed again, because formatting may have
 * dropped digits.
 */
export const changeText = <Value>(
  notation: Notation<Value>,
  state: TextState<Value>,
  change: TextChange<Value>,
): TextState<Value> => {
  const { value } = state
  const draft = draftOf(notation, state)
  const over = formatOf(notation, value)
  switch (change.soort) {
    case 'hersteld':
      if (change.tekst === over) return { value, draft: undefined }
      return changeText(notation, state, { soort: 'getypt', tekst: change.tekst })
    case 'getypt':
      return { value, draft: { tekst: change.tekst, isEdited: true, melding: draft?.melding, over } }
    case 'gelezen': {
      const { tekst } = change
      if (!draft?.isEdited && tekst === textOf(notation, state)) return state
      return either.match(
        (melding: string): TextState<Value> => ({ value, draft: { tekst, isEdited: false, melding, over } }),
        (parsed: Value | undefined): TextState<Value> => ({ value: parsed, draft: undefined }),
      )(notation.parse(tekst))
    }
    case 'gezet':
      return { value: change.value, draft: undefined }
  }
}
