import { OnleesbareInvoer } from './eisTekst'

const BOM = '\uFEFF'

/** Matches a line that opens an object or list and does not close it: the first line of JSON over several lines. */
const OPENT = /^\s*[[{](?:.*[[{,])?\s*$/

const isJson = (regel: string): boolean => {
  try {
    JSON.parse(regel)
    return true
  } catch {
    return false
  }
}

/** Returns a message about a text that is no JSON: what the text seems to be, and what the user must do. */
export const meldingVanGeenJson = (tekst: string): string => {
  if (tekst.startsWith(BOM)) return 'geen JSON: begint met een byte order mark (U+FEFF), haal dat teken weg'
  return OPENT.test(tekst) ? 'geen JSON: gaat verder op de volgende regel' : 'geen JSON'
}

/**
 * Creates a check for the filled lines of an input, in order. It throws `OnleesbareInvoer` when the first two lines are
 * the start of JSON over several lines. Otherwise every line would be reported.
 */
export const createRegelcontrole = (): ((regel: string) => void) => {
  let aantal = 0
  let opent = false
  return (regel) => {
    aantal += 1
    if (aantal === 1) opent = OPENT.test(regel) && !isJson(regel)
    if (aantal === 2 && opent && !isJson(regel))
      throw new OnleesbareInvoer(
        'de invoer is JSON over meer regels: zet elk verzoek op één regel, bijvoorbeeld met jq -c .',
      )
  }
}

const VOOR_REGELS = /[\u2028\u2029]/g

/** Returns a value as a line of JSON. Escapes U+2028 and U+2029, which some programs treat as line ends. */
export const toJsonLine = (waarde: unknown): string =>
  `${JSON.stringify(waarde).replaceAll(VOOR_REGELS, (teken) => `\\u${teken.charCodeAt(0).toString(16)}`)}\n`
