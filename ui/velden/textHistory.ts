import type { TextRange, TextWithCaret } from './toPlainText'

/** A text from the history of a field. */
export interface HeldText {
  readonly tekst: string
  /** Whether this text is a formatted value, with thousands separators. */
  readonly isGetoond: boolean
  /** The selection from which the visitor edited this text; before that edit, its caret. */
  readonly keuze: TextRange
}

/** The texts of a field: earlier ones, the current one and undone ones. Undo and redo restore only these. */
export interface TextHistory {
  readonly eerder: readonly HeldText[]
  readonly nu: HeldText
  readonly later: readonly HeldText[]
  /** The kind of the last edit, if the next edit of that kind continues it. */
  readonly soort?: string | undefined
}

/** The text of a field, without its selection. */
export type ShownText = Pick<HeldText, 'tekst' | 'isGetoond'>

const withCaretAtEnd = (text: ShownText): HeldText => ({
  ...text,
  keuze: { begin: text.tekst.length, eind: text.tekst.length },
})

export const startHistory = (text: ShownText): TextHistory => ({ eerder: [], nu: withCaretAtEnd(text), later: [] })

/** The kinds of edit that are undone together when they follow each other. */
const CONTINUED = ['insertText', 'insertCompositionText', 'deleteContentBackward', 'deleteContentForward']

/** An edit by the visitor: the resulting text and caret. */
interface HistoryEdit extends TextWithCaret {
  /** The `inputType` of the input event. */
  readonly soort: string
  /** The selection before the edit; undefined when the browser did not report it. */
  readonly keuze: TextRange | undefined
}

/** Returns the history after an edit by the visitor. */
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

/** Returns the history after something other than an edit sets the text. Changing only separators adds no undo step. */
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

/** Returns the history one step back; undefined when there is no earlier text. */
export const undo = ({ eerder, nu, later }: TextHistory): TextHistory | undefined => {
  const vorige = eerder.at(-1)
  return vorige && { eerder: eerder.slice(0, -1), nu: vorige, later: [nu, ...later] }
}

/** Returns the history one step forward; undefined when nothing was undone. */
export const redo = ({ eerder, nu, later }: TextHistory): TextHistory | undefined => {
  const [volgende, ...daarna] = later
  return volgende && { eerder: [...eerder, nu], nu: volgende, later: daarna }
}
