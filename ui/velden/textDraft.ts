import { either } from 'fp-ts'

/** How one kind of field writes its values as text and reads them from text. */
export interface Notation<Value> {
  /** Reads a text: a value, undefined for an empty text, or a message for an unreadable one. */
  readonly parse: (tekst: string) => either.Either<string, Value | undefined>
  /** Writes a value as text. */
  readonly format: (value: Value) => string
  /** Makes a shown text plain for editing: without its thousands separators. */
  readonly kaal?: (tekst: string) => string
}

/** A text that stands in a field in the place of the text of its value. */
export interface TextDraft {
  readonly tekst: string
  /** Did the visitor edit the text after the field last read it? */
  readonly isEdited: boolean
  /** The message about the last text that the field read; undefined when it could read that one. */
  readonly melding: string | undefined
  /** The text that this one replaces. An unreadable text makes way when the value of the field becomes another. */
  readonly over: string
}

/** What a typed field holds. */
export interface TextState<Value> {
  readonly value: Value | undefined
  readonly draft: TextDraft | undefined
}

/** Everything that changes what a typed field holds. */
export type TextChange<Value> =
  /** The visitor edits the text into this one. */
  | { readonly soort: 'getypt'; readonly tekst: string }
  /** Undo or redo brings this text back. */
  | { readonly soort: 'hersteld'; readonly tekst: string }
  /** The field reads this text: on change, blur or Enter. */
  | { readonly soort: 'gelezen'; readonly tekst: string }
  /** Something other than typing sets the value, such as a spin button. */
  | { readonly soort: 'gezet'; readonly value: Value | undefined }

const formatOf = <Value>({ format }: Notation<Value>, value: Value | undefined): string =>
  value === undefined ? '' : format(value)

/** The draft that the field shows: not an unreadable text over a value that the field no longer has. */
export const draftOf = <Value>(notatie: Notation<Value>, { value, draft }: TextState<Value>): TextDraft | undefined =>
  draft?.isEdited || draft?.over === formatOf(notatie, value) ? draft : undefined

/** The text that the field shows. */
export const textOf = <Value>(notatie: Notation<Value>, state: TextState<Value>): string =>
  draftOf(notatie, state)?.tekst ?? formatOf(notatie, state.value)

/** The value of the text that the field shows; undefined when that is empty or unreadable. */
export const valueOf = <Value>(notatie: Notation<Value>, state: TextState<Value>): Value | undefined => {
  const draft = draftOf(notatie, state)
  return draft === undefined
    ? state.value
    : either.getOrElse<string, Value | undefined>(() => undefined)(notatie.parse(draft.tekst))
}

/**
 * The only way to the next state of a typed field. A readable text becomes the value; an unreadable one stays, with its
 * message. A text that nobody edited and that stands there already is not read again: a value may lose digits as text.
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
