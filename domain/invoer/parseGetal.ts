import { either } from 'fp-ts'

import { asTyped } from '../codec/asTyped'
import type { OnleesbareTekst } from '../codec/onleesbareTekst'

interface TeVeelDecimalen extends OnleesbareTekst<'TeVeelDecimalen'> {
  /** The highest number of decimals that is allowed: 0 or more. */
  readonly decimalen: number
}

/** The reason that a text is not a number. */
export type GetalFout = OnleesbareTekst<'GeenGetal'> | OnleesbareTekst<'Gegroepeerd'> | TeVeelDecimalen

const NOTATIE = /^(-?) *(\d+|(?=[.,]\d))(?:[.,](\d*))?$/

/** Groups of exactly three digits, as large numbers are often written. */
const GEGROEPEERD = /^-? *\d{1,3}(?:\.\d{3}| \d{3})+$/

/**
 * Reads a number with at most `decimalen` decimals, after a comma or a dot. Refuses separators between thousands: only
 * amounts may have them. An empty text gives undefined, not an error.
 * @example
 * parseGetal('2,5', 1) // { _tag: 'Right', right: 2.5 }
 * parseGetal('veel') // { _tag: 'Left', left: { _tag: 'GeenGetal', tekst: 'veel' } }
 */
export const parseGetal = (tekst: string, decimalen = 0): either.Either<GetalFout, number | undefined> => {
  const getypt = asTyped(tekst)
  if (getypt === '') return either.right(undefined)
  const gevonden = NOTATIE.exec(getypt)
  const [, min, heel = '', achterKomma = ''] = gevonden ?? []
  if (gevonden === null || achterKomma.length > decimalen) return either.left(toFout(tekst, decimalen))
  const getal = Number(`${heel}.${achterKomma}`)
  return either.right(min === '' || getal === 0 ? getal : -getal)
}

const toFout = (tekst: string, decimalen: number): GetalFout => {
  const getypt = asTyped(tekst)
  if (GEGROEPEERD.test(getypt)) return { _tag: 'Gegroepeerd', tekst }
  return NOTATIE.test(getypt) ? { _tag: 'TeVeelDecimalen', tekst, decimalen } : { _tag: 'GeenGetal', tekst }
}

/**
 * Formats a number for a field: a comma before the decimals, no grouping and no trailing zeros.
 * @example
 * formatGetal(2.5, 1) // '2,5'
 */
export const formatGetal = (getal: number, decimalen = 0): string =>
  String(Number(getal.toFixed(decimalen)) + 0).replace('.', ',')

/** The bounds of a number field; an absent side has no bound. */
export interface GetalBereik {
  /** The lowest number, in the unit of the field; absent without a lower bound. */
  readonly min?: number | undefined
  /** The highest number, in the unit of the field; absent without an upper bound. */
  readonly max?: number | undefined
}

/**
 * Returns the nearest number within the bounds; when the bounds contradict each other, the lowest wins.
 * @example
 * clampGetal(12, { min: 0, max: 10 }) // 10
 */
export const clampGetal = (getal: number, { min = -Infinity, max = Infinity }: GetalBereik): number =>
  Math.max(min, Math.min(max, getal))

/**
 * Whether a minus sign may be typed: only when the lowest number is below 0.
 * @example
 * isMinToegestaan({ min: 0 }) // false
 */
export const isMinToegestaan = ({ min = -Infinity }: GetalBereik): boolean => min < 0
