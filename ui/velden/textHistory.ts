import type { TextRange, TextWithCaret } from './toPlainText'

/** A text from the history of a field. */
export interface HeldText {
  readonly text: string
  /** Whether this text is a formatted value, which may have thousands separators. */
  readonly isFormatted: boolean
  /** The selection just before the visitor edited this text; until then, the caret position when the text appeared. */
  readonly selection: TextRange
}

/** The undo history of a field: earlier texts, the current text and undone texts. Only these texts can be restored. */
export interface TextHistory {
  readonly earlier: readonly HeldText[]
  readonly now: HeldText
  readonly later: readonly HeldText[]
  /** The kind of the last edit, as an `inputType`; undefined if the next edit always starts a new undo step. */
  readonly kind?: string | undefined
}

/** The text of a field, without its selection. */
export type ShownText = Pick<HeldText, 'text' | 'isFormatted'>

const withCaretAtEnd = (shown: ShownText): HeldText => ({
  ...shown,
  selection: { begin: shown.text.length, end: shown.text.length },
})

export const startHistory = (shown: ShownText): TextHistory => ({ earlier: [], now: withCaretAtEnd(shown), later: [] })

/** The kinds of edit that join the last undo step, if that step is of the same kind and ended at the caret. */
const CONTINUED = ['insertText', 'insertCompositionText', 'deleteContentBackward', 'deleteContentForward']

/** An edit by the visitor: the resulting text and caret. */
interface HistoryEdit extends TextWithCaret {
  /** The `inputType` of the input event that made the edit. */
  readonly kind: string
  /** The selection before the edit; undefined when the browser did not report it. */
  readonly selection: TextRange | undefined
}

export const editHistory = (history: TextHistory, { text, caret, kind, selection }: HistoryEdit): TextHistory => {
  const { earlier, now } = history
  const isCaret = selection !== undefined && selection.begin === selection.end
  const isContinued = kind === history.kind && isCaret && selection.end === now.selection.end
  return {
    earlier: isContinued ? earlier : [...earlier, { ...now, selection: selection ?? now.selection }],
    now: { text, isFormatted: false, selection: { begin: caret, end: caret } },
    later: [],
    kind: CONTINUED.includes(kind) ? kind : undefined,
  }
}

/**
 * Returns the history after the text changed without an edit by the visitor, such as when the field formats its value.
 * If only the separators changed, no undo step is added.
 */
export const followHistory = (
  history: TextHistory,
  shown: ShownText,
  toPlain: (text: string) => string,
): TextHistory => {
  const { earlier, now, later } = history
  const [next, ...rest] = later
  if (shown.text === now.text)
    return shown.isFormatted && !now.isFormatted ? { ...history, now: { ...now, isFormatted: true } } : history
  if (toPlain(shown.text) === toPlain(now.text)) return { earlier, now: withCaretAtEnd(shown), later }
  return shown.text === next?.text
    ? { earlier: [...earlier, now], now: { ...next, ...shown }, later: rest }
    : { earlier: [...earlier, now], now: withCaretAtEnd(shown), later: [] }
}

/** Returns the history after one undo; undefined when there is no earlier text. */
export const undo = ({ earlier, now, later }: TextHistory): TextHistory | undefined => {
  const previous = earlier.at(-1)
  return previous && { earlier: earlier.slice(0, -1), now: previous, later: [now, ...later] }
}

/** Returns the history after one redo; undefined when nothing was undone. */
export const redo = ({ earlier, now, later }: TextHistory): TextHistory | undefined => {
  const [next, ...rest] = later
  return next && { earlier: [...earlier, now], now: next, later: rest }
}
