/** A selection in a text, as positions between characters; a caret when `begin` equals `end`. */
export interface TextRange {
  readonly begin: number
  readonly end: number
}

/** Returns the number of characters that two texts share at the start. */
const commonStart = (one: string, other: string): number => {
  let count = 0
  while (count < one.length && one.charAt(count) === other.charAt(count)) count += 1
  return count
}

const reversed = (text: string): string => text.split('').toReversed().join('')

/** An edit of a formatted text: the text `shown` and selection before it, the text `edited` and caret after it. */
export interface Edit {
  readonly shown: string
  readonly selection: TextRange
  readonly edited: string
  readonly caret: number
}

/**
 * Returns the selection to use for a composed edit. An input method may select and replace text that did not change. So
 * of a selected range only the part that changed counts, as if the visitor had edited at its end.
 */
export const composedSelection = (shown: string, edited: string, selection: TextRange): TextRange => {
  if (selection.begin === selection.end) return selection
  const end = shown.length - commonStart(reversed(shown), reversed(edited))
  return { begin: end, end }
}

export interface TextWithCaret {
  readonly text: string
  readonly caret: number
}

/**
 * Returns the edited text with its caret. Removes all thousands separators, except separators that the visitor just
 * typed. If Backspace or Delete removed only a separator, the character next to that separator is removed as well.
 */
export const toPlainText = (
  { shown, selection, edited, caret }: Edit,
  toPlain: (text: string) => string,
): TextWithCaret => {
  const before = Math.min(selection.begin, commonStart(shown, edited))
  const after = Math.min(shown.length - selection.end, commonStart(reversed(shown), reversed(edited)))
  const end = Math.max(before, edited.length - after)
  const plainUntil = (until: number) =>
    toPlain(edited.slice(0, Math.min(until, before))) +
    edited.slice(before, Math.min(until, end)) +
    toPlain(edited.slice(end, Math.max(until, end)))
  const text = plainUntil(edited.length)
  const position = plainUntil(caret).length
  const isSeparatorAlone =
    selection.begin === selection.end && caret === before && edited.length < shown.length && text === toPlain(shown)
  if (!isSeparatorAlone) return { text, caret: position }
  const begin = caret < selection.begin ? position - 1 : position
  return { text: text.slice(0, begin) + text.slice(begin + 1), caret: begin }
}
