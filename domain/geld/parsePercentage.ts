import { either } from 'fp-ts'

import { asTyped } from '../codec/asTyped'
import type { OnleesbareTekst } from '../codec/onleesbareTekst'

/** The error for a text that is not a percentage. `tekst` is the unchanged input. */
export type PercentageFout =
  | OnleesbareTekst<'GeenPercentage'>
  | OnleesbareTekst<'TeVeelDecimalen'>
  | OnleesbareTekst<'BuitenBereik'>

/** The highest percentage that a field accepts; the lowest is 0. */
export const HOOGSTE_PERCENTAGE = 100

const NOTATIE = /^(-?) *(\d+|(?=[.,]\d))(?:[.,](\d*))? *%?$/

/**
 * Cleans a text with {@link asTyped} and reads it as a percentage from 0 to {@link HOOGSTE_PERCENTAGE} with at most two
 * decimals. A percent sign is optional. Returns undefined for an empty text. A dot or comma always separates decimals,
 * so `3,125` has too many decimals.
 * @example
 * parsePercentage('3,75') // { _tag: 'Right', right: 3.75 }
 * parsePercentage('3,125') // { _tag: 'Left', left: { _tag: 'TeVeelDecimalen', tekst: '3,125' } }
 */
export const parsePercentage = (tekst: string): either.Either<PercentageFout, number | undefined> => {
  const getypt = asTyped(tekst)
  if (getypt === '') return either.right(undefined)
  const gevonden = NOTATIE.exec(getypt)
  if (gevonden === null) return either.left({ _tag: 'GeenPercentage', tekst })
  const [, min, heel = '', decimalen = ''] = gevonden
  if (decimalen.length > 2) return either.left({ _tag: 'TeVeelDecimalen', tekst })
  const percentage = Number(`${heel}.${decimalen}`)
  return min === '' && percentage <= HOOGSTE_PERCENTAGE
    ? either.right(percentage)
    : either.left({ _tag: 'BuitenBereik', tekst })
}

/**
 * Returns a percentage as the screen shows it, with two decimals, or with three when the third decimal is not 0.
 * @example
 * formatPercentage(3.75) // '3,75%'
 */
export const formatPercentage = (percentage: number): string =>
  `${percentage.toFixed(3).replace(/0$/, '').replace('.', ',')}%`
