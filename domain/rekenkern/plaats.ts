import { ENERGIELABELS, type EnergielabelType } from '../orientatie/keuzes'
import type { Kandidaat, Labelas, Tabelvak, TotEnMetAs, VanafAs } from './stap'

/** Returns the row or column at index `plek`, with the one before it and the one after it. */
const rond = <R, G>(rijen: readonly R[], plek: number, toVak: (rij: R) => Omit<Tabelvak<G>, 'telt'>) =>
  rijen.slice(Math.max(0, plek - 1), plek + 2).map((rij) => ({ ...toVak(rij), telt: rij === rijen[plek] }))

const afstand = (waarde: number, grens: number | null | undefined): { readonly naarVolgende?: number } =>
  typeof grens === 'number' ? { naarVolgende: grens - waarde } : {}

/** Returns the place of a value in a table of ascending lower bounds: the last bound that is at most the value. */
export const plaatsVanaf = (waarde: number, grenzen: readonly number[], van: (grens: number) => number): VanafAs => {
  const plek = grenzen.findLastIndex((grens) => grens <= waarde)
  const vakken = rond(grenzen, plek, (grens) => ({ grens, uitkomst: van(grens) }))
  return { grens: 'vanaf', wat: 'toetsinkomen', waarde, ...afstand(waarde, grenzen[plek + 1]), vakken }
}

/** Rows or columns with ascending upper bounds (null for an open last one), and the figure of each. */
type Rijen<Naam extends string> = readonly ({ readonly totEnMet: number | null } & Readonly<Record<Naam, number>>)[]
type Wat = TotEnMetAs['wat']

/** Returns the place of a value in a table of ascending upper bounds: the first bound that is at least the value. */
export const plaatsTotEnMet = <N extends string>(wat: Wat, waarde: number, rijen: Rijen<N>, naam: N): TotEnMetAs => {
  const plek = rijen.findIndex(({ totEnMet }) => waarde <= (totEnMet ?? Infinity))
  const vakken = rond(rijen, plek, (rij) => ({ grens: rij.totEnMet ?? undefined, uitkomst: rij[naam] }))
  return { grens: 'totEnMet', wat, waarde, ...afstand(waarde, rijen[plek]?.totEnMet), vakken }
}

const LABELS = ENERGIELABELS.filter((label) => label !== 'Onbekend')

/** Returns the place of an energy label in a table, in order from the most economical label. */
export const plaatsVanLabel = (label: EnergielabelType, per: Readonly<Record<EnergielabelType, number>>): Labelas => {
  const plek = LABELS.findIndex((een) => een === label)
  const vakken = rond(LABELS, plek, (grens) => ({ grens, uitkomst: per[grens] }))
  return { grens: 'label', wat: 'energielabel', vakken }
}

/** Returns the candidates of which the lowest counts, the first one in a tie; undefined amounts are left out. */
export const laagsteVan = (bedragen: readonly (readonly [wat: string, waarde: number | undefined])[]): Kandidaat[] => {
  const laagste = Math.min(...bedragen.map(([, waarde]) => waarde ?? Infinity))
  const winnaar = bedragen.findIndex(([, waarde]) => waarde === laagste)
  return bedragen.flatMap(([wat, waarde], nummer) =>
    waarde === undefined ? [] : [{ wat, waarde, telt: nummer === winnaar }],
  )
}
