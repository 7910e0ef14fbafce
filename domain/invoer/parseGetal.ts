import { either } from 'fp-ts'

import { asTyped } from '../codec/asTyped'
import type { OnleesbareTekst } from '../codec/onleesbareTekst'

interface TeVeelDecimalen extends OnleesbareTekst<'TeVeelDecimalen'> {
  /** The highest number of decimals that is allowed: 0 or more. */
  readonly decimalen: number
}

/** The error for a text that `parseGetal` refuses. */
export type GetalFout = OnleesbareTekst<'GeenGetal'> | OnleesbareTekst<'Gegroepeerd'> | TeVeelDecimalen

const NOTATIE = /^(-?) *(\d+|(?=[.,]\d))(?:[.,](\d*))?$/

/** Matches a number with thousands separators: groups of exactly three digits after a dot or a space. */
const GEGROEPEERD = /^-? *\d{1,3}(?:\.\d{3}| \d{3})+$/

/**
 * Reads a number with at most `decimalen` decimals after a comma or dot, after {@link asTyped}. Refuses separators
 * between thousands, so `1.000` is an error, unless three decimals are allowed and it is read as 1. An empty text gives
 * undefined.
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
 * Returns a number as the text of a field: with at most `decimalen` decimals after a comma, without separators between
 * thousands and without trailing zeros.
 * @example
 * formatGetal(2.5, 1) // '2,5'
 */
export const formatGetal = (getal: number, decimalen = 0): string =>
  String(Number(getal.toFixed(decimalen)) + 0).replace('.', ',')

/** The bounds of a number field, both included. */
export interface GetalBereik {
  /** The lowest number, in the unit of the field; absent when there is no lower bound. */
  readonly min?: number | undefined
  /** The highest number, in the unit of the field; absent when there is no upper bound. */
  readonly max?: number | undefined
}

/**
 * Returns the number within the bounds that is nearest to `getal`; returns `min` when `min` is above `max`.
 * @example
 * clampGetal(12, { min: 0, max: 10 }) // 10
 */
export const clampGetal = (getal: number, { min = -Infinity, max = Infinity }: GetalBereik): number =>
  Math.max(min, Math.min(max, getal))

/**
 * Whether a minus sign may be typed: only when `min` is below 0 or absent.
 * @example
 * isMinToegestaan({ min: 0 }) // false
 */
export const isMinToegestaan = ({ min = -Infinity }: GetalBereik): boolean => min < 0
