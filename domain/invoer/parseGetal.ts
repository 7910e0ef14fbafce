import { either } from 'fp-ts'

/** Why a text is not a number. `tekst` is what was typed, untouched. */
export type GetalFout =
  | { readonly _tag: 'GeenGetal'; readonly tekst: string }
  | { readonly _tag: 'TeVeelDecimalen'; readonly tekst: string; readonly decimalen: number }

const NOTATIE = /^([-−]?)\s*(\d+)(?:[.,](\d*))?$/

/**
 * Reads a number with at most `decimalen` decimals, after a comma or a dot. Nothing groups here: only amounts are
 * grouped. An empty text is no number, and no error.
 */
export const parseGetal = (tekst: string, decimalen = 0): either.Either<GetalFout, number | undefined> => {
  if (tekst.trim() === '') return either.right(undefined)
  const gevonden = NOTATIE.exec(tekst.trim())
  if (gevonden === null) return either.left({ _tag: 'GeenGetal', tekst })
  const [, min, heel = '', achterKomma = ''] = gevonden
  if (achterKomma.length > decimalen) return either.left({ _tag: 'TeVeelDecimalen', tekst, decimalen })
  const getal = Number(`${heel}.${achterKomma}`)
  return either.right(min === '' || getal === 0 ? getal : -getal)
}

/** A number as it stands in a field: a comma before the decimals, no grouping, and no decimals that say nothing. */
export const formatGetal = (getal: number, decimalen = 0): string =>
  String(Number(getal.toFixed(decimalen)) + 0).replace('.', ',')
