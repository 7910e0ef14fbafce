import { either } from 'fp-ts'

import { asTyped } from '../codec/asTyped'
import type { OnleesbareTekst } from '../codec/onleesbareTekst'
import { HOOGSTE_BEDRAG, type Bedrag } from './bedrag'

/**
 * Why a text is not an amount. `tekst` is what was typed, untouched. With `VerkeerdGegroepeerd` it holds digits whose
 * dots, commas or spaces neither group nor separate decimals.
 */
export type BedragFout =
  | OnleesbareTekst<'GeenBedrag'>
  | OnleesbareTekst<'NegatiefBedrag'>
  | OnleesbareTekst<'VerkeerdGegroepeerd'>

/** How an amount is read or written: in whole euros, or with `centen` to the cent. */
export interface BedragNotatie {
  /** To the cent; in whole euros when absent. */
  readonly centen?: boolean
}

/** The digits and their signs, between a minus and a currency before them and a currency behind them. */
const KADER = /^(-?) *(?:(?:€|euro?) *(?:(-) *)?)?([\d.,](?:[\d., ]*[\d.,])?) *(?:€|euro?)?$/i

/** The dash that stands for no cents, as in `3.500,-`. */
const STREEPJE = /([.,])-{1,2}(?= *(?:€|euro?)?$)/i

/** What a home for sale has behind its price: the buyer pays the costs of buying, or the price includes them. */
const KOSTEN_KOPER = / ?(?:k\. ?k\.?|kk|v\. ?o\. ?n\.?|von|kosten koper|vrij op naam)$/i

/** One to three digits, not a lone 0, and groups of exactly three, each after the same sign; then perhaps decimals. */
const GEGROEPEERD = /^(?!0[., ])(\d{1,3}([., ])\d{3}(?!\d)(?:\2\d{3}(?!\d))*)(?:[.,](\d{0,3}))?$/

/** Digits without groups, with at most three decimals behind a single sign. */
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

/** Rounds half up on the digits themselves, so that no binary noise decides. */
const rondAf = ({ heel, decimalen }: Digits, plaatsen: number): number => {
  const behouden = decimalen.slice(0, plaatsen).padEnd(plaatsen, '0')
  const omhoog = Number(decimalen.charAt(plaatsen)) >= 5 ? 1 : 0
  return (Number(heel + behouden) + omhoog) / 10 ** plaatsen
}

/**
 * Reads what a visitor typed or pasted as an amount in euro. A dot, comma or space followed by exactly three digits
 * groups when one to three digits, not a lone 0, stand before the first one and all of them are the same sign;
 * otherwise a single dot or comma followed by at most three digits is the decimal separator. A euro sign or the word
 * may be before or behind it, and `k.k.` or `v.o.n.` behind that. Reads the text as {@link asTyped} does. Rounds half
 * up to the euro, or with `centen` to the cent, and lowers what is above {@link HOOGSTE_BEDRAG} to it. An empty text is
 * no amount, and no error.
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
 * An amount as it stands in a field, without euro sign: `300.000`, or `300.000,00` with `centen`. Rounds half away
 * from zero; what rounds to zero has no minus.
 */
export const formatBedrag = (bedrag: Bedrag, { centen = false }: BedragNotatie = {}): string => {
  const [heel = '', decimalen] = Math.abs(bedrag)
    .toFixed(centen ? 2 : 0)
    .split('.')
  const cijfers = decimalen === undefined ? groepeer(heel) : `${groepeer(heel)},${decimalen}`
  return bedrag < 0 && /[1-9]/.test(cijfers) ? `-${cijfers}` : cijfers
}

/** The sign itself, U+2212, not a hyphen. */
const MIN = '\u2212'

/** An amount as it stands in a text: `€ 300.000` or `− € 1.000`, with plain spaces; `-` when there is none. */
export const formatEuro = (bedrag: Bedrag | undefined, notatie: BedragNotatie = {}): string => {
  if (bedrag === undefined) return '-'
  const tekst = formatBedrag(bedrag, notatie)
  return tekst.startsWith('-') ? `${MIN} € ${tekst.slice(1)}` : `€ ${tekst}`
}
