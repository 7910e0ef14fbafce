/** A selection in a text; a caret where it begins and ends in one place. */
export interface TextRange {
  readonly begin: number
  readonly eind: number
}

/** How many characters two texts have in common from the start. */
const commonStart = (een: string, ander: string): number => {
  let aantal = 0
  while (aantal < een.length && een.charAt(aantal) === ander.charAt(aantal)) aantal += 1
  return aantal
}

const reversed = (tekst: string): string => tekst.split('').toReversed().join('')

/** An edit of a shown text: the selection before it, the text and the caret after it. */
export interface Edit {
  readonly getoond: string
  readonly keuze: TextRange
  readonly nieuw: string
  readonly plek: number
}

/** A text and the place of the caret in it. */
export interface TextWithCaret {
  readonly tekst: string
  readonly plek: number
}

/**
 * The edited text in its plain form: the typed characters stay as they are, those around them are made plain. A
 * Backspace or Delete that took no more than a separator takes the character beside it.
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
