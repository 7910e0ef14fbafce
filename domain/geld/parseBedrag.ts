import { either } from 'fp-ts'

import { asTyped } from '../codec/asTyped'
import type { OnleesbareTekst } from '../codec/onleesbareTekst'
import { HOOGSTE_BEDRAG, type Bedrag } from './bedrag'

/**
 * The error for a text that is not an amount. `tekst` is the unchanged input. `VerkeerdGegroepeerd`: the text has more
 * than three decimals, or a dot, comma or space that neither groups thousands nor separates decimals.
 */
export type BedragFout =
  | OnleesbareTekst<'GeenBedrag'>
  | OnleesbareTekst<'NegatiefBedrag'>
  | OnleesbareTekst<'VerkeerdGegroepeerd'>

/** The way in which an amount is read or written: in whole euros, or to the cent with `centen`. */
export interface BedragNotatie {
  /** Whether to read or write cents; whole euros when absent. */
  readonly centen?: boolean | undefined
}

/** Matches digits with separators. A minus and a currency, in any order, may precede them; a currency may follow. */
const KADER = /^(-?) *(?:(?:€|euro?) *(?:(-) *)?)?([\d.,](?:[\d., ]*[\d.,])?) *(?:€|euro?)?$/i

/** Matches, at the end of an amount, a dot or comma and one or two hyphens that mean no cents: `3.500,-`. */
const STREEPJE = /([.,])-{1,2}(?= *(?:€|euro?)?$)/i

/** Matches the end of an asking price: the buyer pays purchase costs (`k.k.`) or the price includes them (`v.o.n.`). */
const KOSTEN_KOPER = / ?(?:k\. ?k\.?|kk|v\. ?o\. ?n\.?|von|kosten koper|vrij op naam)$/i

/**
 * Matches a number with grouped thousands: one to three digits (not a lone 0), one or more groups of three digits, each
 * after the same separator, and at most three decimals.
 */
const GEGROEPEERD = /^(?!0[., ])(\d{1,3}([., ])\d{3}(?!\d)(?:\2\d{3}(?!\d))*)(?:[.,](\d{0,3}))?$/

/** Matches a number without grouped thousands: digits, if any, and at most three decimals after one dot or comma. */
const LOS = /^(\d*)(?:[.,](\d{0,3}))?$/

interface Digits {
  readonly heel: string
  readonly decimalen: string
}

const readDigits = (tekst: string): Digits | undefined => {
  const [, groepen, , decimalen = ''] = GEGROEPEERD.exec(tekst) ?? []
  if (groepen !== undefined) return { heel: groepen.replace(/\D/g, ''), decimalen }
  const los = LOS.exec(tekst)
  return los === null ? undefined : { heel: los[1] ?? '', decimalen: los[2] ?? '' }
}

/** Returns the amount, rounded half up to `plaatsen` decimals. Rounds the typed digits to avoid float errors. */
const rondAf = ({ heel, decimalen }: Digits, plaatsen: number): number => {
  const behouden = decimalen.slice(0, plaatsen).padEnd(plaatsen, '0')
  const omhoog = Number(decimalen.charAt(plaatsen)) >= 5 ? 1 : 0
  return (Number(heel + behouden) + omhoog) / 10 ** plaatsen
}

/**
 * Cleans a text with {@link asTyped} and reads it as an amount in euro. Returns undefined for an empty text.
 * Rounds half up to the euro, or to the cent with `centen`. Returns {@link HOOGSTE_BEDRAG} for a higher amount. A dot,
 * comma or space groups thousands when one to three digits (not a lone 0) precede it and exactly three digits follow.
 * The same separator may then group more thousands. One more dot or comma may precede at most three decimals. `€`,
 * `eur` or `euro` may precede or follow the amount. The text may end with `k.k.` or `v.o.n.`. A negative amount gives a
 * Left.
 * @example
 * parseBedrag('€ 300.000') // { _tag: 'Right', right: 300000 }
 * parseBedrag('1,5') // { _tag: 'Right', right: 2 }
 * parseBedrag('-1') // { _tag: 'Left', left: { _tag: 'NegatiefBedrag', tekst: '-1' } }
 */
export const parseBedrag = (
  tekst: string,
  { centen = false }: BedragNotatie = {},
): either.Either<BedragFout, Bedrag | undefined> => {
  const getypt = asTyped(tekst)
  if (getypt === '') return either.right(undefined)
  const [, min = '', minNaMunt = '', gevonden = ''] =
    KADER.exec(getypt.replace(KOSTEN_KOPER, '').replace(STREEPJE, '$1')) ?? []
  if (!/\d/.test(gevonden)) return either.left({ _tag: 'GeenBedrag', tekst })
  const digits = readDigits(gevonden)
  if (digits === undefined) return either.left({ _tag: 'VerkeerdGegroepeerd', tekst })
  if (min + minNaMunt !== '') return either.left({ _tag: 'NegatiefBedrag', tekst })
  return either.right(Math.min(rondAf(digits, centen ? 2 : 0), HOOGSTE_BEDRAG))
}

const groepeer = (cijfers: string): string => cijfers.replace(/\B(?=(?:\d{3})+$)/g, '.')

/**
 * Returns an amount as a field shows it, without euro sign: `300.000`, or `300.000,00` with `centen`. Rounds half away
 * from zero. An amount that rounds to zero has no minus.
 * @example
 * formatBedrag(300_000) // '300.000'
 * formatBedrag(1_234.5, { centen: true }) // '1.234,50'
 */
export const formatBedrag = (bedrag: Bedrag, { centen = false }: BedragNotatie = {}): string => {
  const [heel = '', decimalen] = Math.abs(bedrag)
    .toFixed(centen ? 2 : 0)
    .split('.')
  const cijfers = decimalen === undefined ? groepeer(heel) : `${groepeer(heel)},${decimalen}`
  return bedrag < 0 && /[1-9]/.test(cijfers) ? `-${cijfers}` : cijfers
}

/** The minus sign U+2212, not a hyphen. */
const MIN = '\u2212'

/** A euro sign and a space that no line break replaces. */
const MUNT = '€\u00A0'

/**
 * Returns an amount as texts show it: `€ 300.000` or `− € 1.000`; `-` for undefined. Its spaces are non-breaking
 * (U+00A0), as with `Intl.NumberFormat`, so that no line ends inside an amount.
 * @example
 * formatEuro(300_000) // '€ 300.000'
 * formatEuro(-1_000) // '− € 1.000'
 * formatEuro(undefined) // '-'
 */
export const formatEuro = (bedrag: Bedrag | undefined, notatie: BedragNotatie = {}): string => {
  if (bedrag === undefined) return '-'
  const tekst = formatBedrag(bedrag, notatie)
  return tekst.startsWith('-') ? `${MIN}\u00A0${MUNT}${tekst.slice(1)}` : MUNT + tekst
}
