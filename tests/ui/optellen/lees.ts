import { sometimes } from '../../support/sometimes'

const BEDRAG = /(?:(−|min)\s)?€\s(\d{1,3}(?:\.\d{3})*)(?![.,]?\d)/g

const BIJNA_NIETS = 'minder dan een euro'

/** Returns the whole-euro amounts in a text, in order: negative after `min` or `−`, 0 for `minder dan een euro`. */
export const bedragenIn = (tekst: string): readonly number[] =>
  [...tekst.replaceAll(BIJNA_NIETS, '€ 0').matchAll(BEDRAG)].map(
    ([, min, cijfers = '']) => (min ? -1 : 1) * Number(cijfers.replaceAll('.', '')),
  )

/**
 * Returns the whole-euro amount right after `label`, as in `Taxatie: € 750` or `Taxatie  € 750`; undefined if none. A
 * property fails when none of its runs finds one.
 */
export const bedragBij = (tekst: string, label: string): number | undefined => {
  const na = tekst.indexOf(label)
  const rest = na < 0 ? '' : tekst.slice(na + label.length)
  const [bedrag] = /^:?\s+(?:−\s|min\s)?€/.test(rest) ? bedragenIn(rest) : []
  return sometimes(`an amount after ${label}`, bedrag) ? bedrag : undefined
}

export const som = (bedragen: readonly number[]): number => bedragen.reduce((totaal, bedrag) => totaal + bedrag, 0)
