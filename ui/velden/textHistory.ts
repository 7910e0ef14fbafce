import type { TextRange, TextWithCaret } from './toPlainText'

/** A text from the history of a field. */
export interface HeldText {
  readonly text: string
  /** Whether this text is a formatted value, with thousands separators. */
  readonly isFormatted: boolean
  /** The selection at the moment the visitor edited this text; until then its caret. */
  readonly selection: TextRange
}

/** The texts of a field: earlier ones, the current one and undone ones. Undo and redo restore only these. */
export interface TextHistory {
  readonly earlier: readonly HeldText[]
  readonly now: HeldText
  readonly later: readonly HeldText[]
  /** The kind of the last edit, if the next edit of that kind joins it in one undo step. */
  readonly kind?: string | undefined
}

/** The text of a field, without its selection. */
export type ShownText = Pick<HeldText, 'text' | 'isFormatted'>

const withCaretAtEnd = (shown: ShownText): HeldText => ({
  ...shown,
  selection: { begin: shown.text.length, end: shown.text.length },
})

export const startHistory = (shown: ShownText): TextHistory => ({ earlier: [], now: withCaretAtEnd(shown), later: [] })

/** The kinds of edit that are undone together when they follow each other. */
const CONTINUED = ['insertText', 'insertCompositionText', 'deleteContentBackward', 'deleteContentForward']

/** An edit by the visitor: the resulting text and caret. */
interface HistoryEdit extends TextWithCaret {
  /** The `inputType` of the input event. */
  readonly kind: string
  /** The selection before the edit; undefined when the browser did not report it. */
  readonly selection: TextRange | undefined
}

/** Returns the history after an edit by the visitor. */
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

/** Returns the history after something other than an edit sets the text. Changing only separators adds no undo step. */
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

/** Returns the history one step back; undefined when there is no earlier text. */
export const undo = ({ earlier, now, later }: TextHistory): TextHistory | undefined => {
  const previous = earlier.at(-1)
  return previous && { earlier: earlier.slice(0, -1), now: previous, later: [now, ...later] }
}

/** Returns the history one step forward; undefined when nothing was undone. */
export const redo = ({ earlier, now, later }: TextHistory): TextHistory | undefined => {
  const [next, ...rest] = later
  return next && { earlier: [...earlier, now], now: next, later: rest }
}
