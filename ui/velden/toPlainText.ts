/** A selection in a text; a caret when `begin` equals `eind`. */
export interface TextRange {
  readonly begin: number
  readonly eind: number
}

/** Returns the number of characters that two texts share at the start. */
const commonStart = (een: string, ander: string): number => {
  let aantal = 0
  while (aantal < een.length && een.charAt(aantal) === ander.charAt(aantal)) aantal += 1
  return aantal
}

const reversed = (tekst: string): string => tekst.split('').toReversed().join('')

/** An edit of a formatted text: the selection before it, and the text and caret after it. */
export interface Edit {
  readonly getoond: string
  readonly keuze: TextRange
  readonly nieuw: string
  readonly plek: number
}

/** A text and the position of its caret. */
export interface TextWithCaret {
  readonly tekst: string
  readonly plek: number
}

/**
 * Returns the edited text without the separators around the typed characters, which stay as typed. A Backspace or
 * Delete that removed only a separator removes the character next to it.
 */
export const toPlainText = ({ getoond, keuze, nieuw, plek }: Edit, kaal: (tekst: string) => string): TextWithCaret => {
  const voor = Math.min(keuze.begin, commonStart(getoond, nieuw))
  const achter = Math.min(getoond.length - keuze.eind, commonStart(reversed(getoond), reversed(nieuw)))
  const eind = Math.max(voor, nieuw.length - achter)
  const toKaal = (tot: number) =>
    kaal(nieuw.slice(0, Math.min(tot, voor))) +
    nieuw.slice(voor, Math.min(tot, eind)) +
    kaal(nieuw.slice(eind, Math.max(tot, eind)))
  const tekst = toKaal(nieuw.length)
  const plaats = toKaal(plek).length
  const isSeparatorAlone = keuze.begin === keuze.eind && nieuw.length < getoond.length && tekst === kaal(getoond)
  if (!isSeparatorAlone) return { tekst, plek: plaats }
  const begin = plek < keuze.begin ? plaats - 1 : plaats
  return { tekst: tekst.slice(0, begin) + tekst.slice(begin + 1), plek: begin }
}
