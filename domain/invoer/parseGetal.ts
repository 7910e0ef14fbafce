import { either } from 'fp-ts'

import { asTyped } from '../codec/asTyped'
import type { OnleesbareTekst } from '../codec/onleesbareTekst'

interface TeVeelDecimalen extends OnleesbareTekst<'TeVeelDecimalen'> {
  /** How many decimals there may be: 0 or more. */
  readonly decimalen: number
}

/** Why a text is not a number. */
export type GetalFout = OnleesbareTekst<'GeenGetal'> | OnleesbareTekst<'Gegroepeerd'> | TeVeelDecimalen

const NOTATIE = /^(-?) *(\d+|(?=[.,]\d))(?:[.,](\d*))?$/

/** Groups of exactly three, as a large number is often written. */
const GEGROEPEERD = /^-? *\d{1,3}(?:\.\d{3}| \d{3})+$/

/**
 * Reads a number with at most `decimalen` decimals, after a comma or a dot. Nothing groups here: only amounts are
 * grouped. An empty text is no number, and no error.
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

/** A number as it stands in a field: a comma before the decimals, no grouping, and no decimals that say nothing. */
export const formatGetal = (getal: number, decimalen = 0): string =>
  String(Number(getal.toFixed(decimalen)) + 0).replace('.', ',')

/** The bounds of a number field; a side that is absent has no bound. */
export interface GetalBereik {
  /** The lowest number, in the unit of the field; absent when any is low enough. */
  readonly min?: number | undefined
  /** The highest number, in the unit of the field; absent when any is high enough. */
  readonly max?: number | undefined
}

/** The number within the bounds that lies nearest; where the bounds contradict each other, the lowest wins. */
export const clampGetal = (getal: number, { min = -Infinity, max = Infinity }: GetalBereik): number =>
  Math.max(min, Math.min(max, getal))

/** May a minus sign be typed? Not when the lowest number is 0 or above. */
export const isMinToegestaan = ({ min = -Infinity }: GetalBereik): boolean => min < 0
