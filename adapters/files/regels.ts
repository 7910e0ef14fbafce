import { OnleesbareInvoer } from './eisTekst'

const BOM = '\uFEFF'

/** Matches a line that begins with `[` or `{` and ends with `[`, `{` or `,`: the start of JSON over several lines. */
const OPENT = /^\s*[[{](?:.*[[{,])?\s*$/

const isJson = (regel: string): boolean => {
  try {
    JSON.parse(regel)
    return true
  } catch {
    return false
  }
}

/** Returns the Dutch message for invalid JSON, with the cause if that is a byte order mark or JSON on several lines. */
export const meldingVanGeenJson = (tekst: string): string => {
  if (tekst.startsWith(BOM)) return 'geen JSON: begint met een byte order mark (U+FEFF), haal dat teken weg'
  return OPENT.test(tekst) ? 'geen JSON: gaat verder op de volgende regel' : 'geen JSON'
}

/**
 * Creates a check that must get each non-empty line of an input, in order. It throws `OnleesbareInvoer` at the second
 * line when the first two lines begin JSON over several lines. Without this check, every line would give an error.
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

/** Returns a line of JSON with its line end. Escapes U+2028 and U+2029, which some programs treat as line ends. */
export const toJsonLine = (waarde: unknown): string =>
  `${JSON.stringify(waarde).replaceAll(VOOR_REGELS, (teken) => `\\u${teken.charCodeAt(0).toString(16)}`)}\n`
