import { either } from 'fp-ts'

import { HOOGSTE_BEDRAG, type Bedrag } from './bedrag'

/** Why a text is not an amount. `tekst` is what was typed, untouched. */
export type BedragFout =
  { readonly _tag: 'GeenBedrag'; readonly tekst: string } | { readonly _tag: 'NegatiefBedrag'; readonly tekst: string }

/** How an amount is read or written: in whole euros, or with `centen` to the cent. */
export interface BedragNotatie {
  readonly centen?: boolean
}

/**
 * Euro sign, groups of exactly three after a dot, comma or space; then at most one decimal separator. The whole euros
 * may be left out before decimals, unless those are three, which would be a group of nothing.
 */
const NOTATIE =
  /^([-−]?\s*€?\s*[-−]?)\s*(\d+(?:[.,\s]\d{3}(?!\d))*|(?=[.,]\d)(?![.,]\d{3}$))(?:[.,](?:(\d*)|[-–—]{1,2}))?$/

/** Rounds half up on the digits themselves, so that no binary noise decides. */
const rondAf = (heel: string, decimalen: string, plaatsen: number): number => {
  const behouden = decimalen.slice(0, plaatsen).padEnd(plaatsen, '0')
  const omhoog = Number(decimalen.charAt(plaatsen)) >= 5 ? 1 : 0
  return (Number(heel + behouden) + omhoog) / 10 ** plaatsen
}

/**
 * Reads what a visitor typed or pasted as an amount in euro. A dot, comma or space followed by exactly three digits
 * groups; any other dot or comma is the decimal separator, also without a digit before it. Rounds half up to the euro, or with `centen` to the cent,
 * and lowers what is above {@link HOOGSTE_BEDRAG} to it. An empty text is no amount, and no error.
 */
export const parseBedrag = (
  tekst: string,
  { centen = false }: BedragNotatie = {},
): either.Either<BedragFout, Bedrag | undefined> => {
  if (tekst.trim() === '') return either.right(undefined)
  const gevonden = NOTATIE.exec(tekst.trim())
  if (gevonden === null) return either.left({ _tag: 'GeenBedrag', tekst })
  const [, voorloop = '', heel = '', decimalen = ''] = gevonden
  if (/[-−]/.test(voorloop)) return either.left({ _tag: 'NegatiefBedrag', tekst })
  return either.right(Math.min(rondAf(heel.replace(/\D/g, ''), decimalen, centen ? 2 : 0), HOOGSTE_BEDRAG))
}
