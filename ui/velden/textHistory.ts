import type { TextRange, TextWithCaret } from './toPlainText'

/** A text that a field held. */
export interface HeldText {
  readonly tekst: string
  /** Whether this is how the field shows a value, with its thousands separators. */
  readonly isGetoond: boolean
  /** The selection from which the visitor edited this text, or before that the caret in it. */
  readonly keuze: TextRange
}

/** The texts that a field held, around the one it holds. Undo and redo give no other text. */
export interface TextHistory {
  readonly eerder: readonly HeldText[]
  readonly nu: HeldText
  readonly later: readonly HeldText[]
  /** The kind of the last edit, when the next edit of that kind can continue it. */
  readonly soort?: string | undefined
}

/** A text that a field holds, without a selection. */
export type ShownText = Pick<HeldText, 'tekst' | 'isGetoond'>

const withCaretAtEnd = (text: ShownText): HeldText => ({
  ...text,
  keuze: { begin: text.tekst.length, eind: text.tekst.length },
})

export const startHistory = (text: ShownText): TextHistory => ({ eerder: [], nu: withCaretAtEnd(text), later: [] })

/** The kinds of edit of which one key after the other is undone at once. */
const CONTINUED = ['insertText', 'insertCompositionText', 'deleteContentBackward', 'deleteContentForward']

/** An edit of the visitor: the text and the caret that it leads to. */
interface HistoryEdit extends TextWithCaret {
  /** The `inputType` of its event. */
  readonly soort: string
  /** The selection before it; undefined when the browser did not report that. */
  readonly keuze: TextRange | undefined
}

/** The next history when the visitor edits the text. */
export const editHistory = (history: TextHistory, { tekst, plek, soort, keuze }: HistoryEdit): TextHistory => {
  const { eerder, nu } = history
  const isCaret = keuze !== undefined && keuze.begin === keuze.eind
  const isContinued = soort === history.soort && isCaret && keuze.eind === nu.keuze.eind
  return {
    eerder: isContinued ? eerder : [...eerder, { ...nu, keuze: keuze ?? nu.keuze }],
    nu: { tekst, isGetoond: false, keuze: { begin: plek, eind: plek } },
    later: [],
    soort: CONTINUED.includes(soort) ? soort : undefined,
  }
}

/** The next history when something other than an edit sets the text. Separators alone make no step. */
export const followHistory = (history: TextHistory, text: ShownText, kaal: (tekst: string) => string): TextHistory => {
  const { eerder, nu, later } = history
  const [volgende, ...daarna] = later
  if (text.tekst === nu.tekst)
    return text.isGetoond && !nu.isGetoond ? { ...history, nu: { ...nu, isGetoond: true } } : history
  if (kaal(text.tekst) === kaal(nu.tekst)) return { eerder, nu: withCaretAtEnd(text), later }
  return text.tekst === volgende?.tekst
    ? { eerder: [...eerder, nu], nu: { ...volgende, ...text }, later: daarna }
    : { eerder: [...eerder, nu], nu: withCaretAtEnd(text), later: [] }
}

/** The history one step back; undefined when there is no earlier text. */
export const undo = ({ eerder, nu, later }: TextHistory): TextHistory | undefined => {
  const vorige = eerder.at(-1)
  return vorige && { eerder: eerder.slice(0, -1), nu: vorige, later: [nu, ...later] }
}

/** The history one step forward; undefined when nothing was undone. */
export const redo = ({ eerder, nu, later }: TextHistory): TextHistory | undefined => {
  const [volgende, ...daarna] = later
  return volgende && { eerder: [...eerder, nu], nu: volgende, later: daarna }
}
