import { ENERGIELABELS, type EnergielabelType } from '../antwoorden/keuzes'
import type { Kandidaat, Labelas, Tabelvak, TotEnMetAs, VanafAs } from './stap'

/** Returns the item at `plek` and its neighbours, converted by `toVak`. `telt` is true only for the item at `plek`. */
const rond = <R, G>(rijen: readonly R[], plek: number, toVak: (rij: R) => Omit<Tabelvak<G>, 'telt'>) =>
  rijen.slice(Math.max(0, plek - 1), plek + 2).map((rij) => ({ ...toVak(rij), telt: rij === rijen[plek] }))

const afstand = (waarde: number, grens: number | null | undefined): { readonly naarVolgende?: number } =>
  typeof grens === 'number' ? { naarVolgende: grens - waarde } : {}

/**
 * Returns the place of `waarde` in a table: the last row whose lower bound is at or below `waarde`, and the rows next
 * to that row. `van` returns the outcome in the row with a given bound.
 */
export const plaatsVanaf = (
  wat: VanafAs['wat'],
  waarde: number,
  grenzen: readonly number[],
  van: (grens: number) => number,
): VanafAs => {
  const plek = grenzen.findLastIndex((grens) => grens <= waarde)
  const vakken = rond(grenzen, plek, (grens) => ({ grens, uitkomst: van(grens) }))
  return { grens: 'vanaf', wat, waarde, ...afstand(waarde, grenzen[plek + 1]), vakken }
}

/** Rows or columns in ascending order, each with an upper bound (null only for the last) and a figure named `Naam`. */
type Rijen<Naam extends string> = readonly ({ readonly totEnMet: number | null } & Readonly<Record<Naam, number>>)[]
type Wat = TotEnMetAs['wat']

/**
 * Returns the place of `waarde` in a table: the first row or column whose upper bound is at or above `waarde`, and the
 * rows or columns next to it. `naam` is the name of the figure in `rijen` that is the outcome.
 */
export const plaatsTotEnMet = <N extends string>(wat: Wat, waarde: number, rijen: Rijen<N>, naam: N): TotEnMetAs => {
  const plek = rijen.findIndex(({ totEnMet }) => waarde <= (totEnMet ?? Infinity))
  const vakken = rond(rijen, plek, ({ totEnMet, [naam]: uitkomst }) => ({
    ...(totEnMet !== null && { grens: totEnMet }),
    uitkomst,
  }))
  return { grens: 'totEnMet', wat, waarde, ...afstand(waarde, rijen[plek]?.totEnMet), vakken }
}

const LABELS = ENERGIELABELS.filter((label) => label !== 'Onbekend')

/** Returns the row of an energy label other than `Onbekend` and the adjacent rows, most economical label first. */
export const plaatsVanLabel = (label: EnergielabelType, per: Readonly<Record<EnergielabelType, number>>): Labelas => {
  const plek = LABELS.findIndex((een) => een === label)
  const vakken = rond(LABELS, plek, (grens) => ({ grens, uitkomst: per[grens] }))
  return { grens: 'label', wat: 'energielabel', vakken }
}

/** Returns a candidate for each defined amount. `telt` is true only for the first of the lowest amounts. */
export const laagsteVan = (bedragen: readonly (readonly [wat: string, waarde: number | undefined])[]): Kandidaat[] => {
  const laagste = Math.min(...bedragen.map(([, waarde]) => waarde ?? Infinity))
  const winnaar = bedragen.findIndex(([, waarde]) => waarde === laagste)
  return bedragen.flatMap(([wat, waarde], nummer) =>
    waarde === undefined ? [] : [{ wat, waarde, telt: nummer === winnaar }],
  )
}
