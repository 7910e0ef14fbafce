import type { EnergielabelType } from '../orientatie'
import type { Kandidaat, Labelas, Tabelvak, TotEnMetAs, VanafAs } from './stap'

/** A row or column before it is known which one counts. */
type Vak<Grens> = Omit<Tabelvak<Grens>, 'telt'>

/** The one at `plek`, with the one before it and the one after it. */
const rond = <Grens>(vakken: readonly Vak<Grens>[], plek: number): readonly Tabelvak<Grens>[] =>
  vakken.map((vak, nummer) => ({ ...vak, telt: nummer === plek })).slice(Math.max(0, plek - 1), plek + 2)

const afstand = (waarde: number, grens: number | undefined): { readonly naarVolgende?: number } =>
  grens === undefined ? {} : { naarVolgende: grens - waarde }

/** Around the last row whose bound is at most the value; the rows ascend. */
export const plaatsVanaf = (wat: VanafAs['wat'], waarde: number, vakken: readonly Vak<number>[]): VanafAs => {
  const plek = vakken.findLastIndex(({ grens = -Infinity }) => grens <= waarde)
  return { grens: 'vanaf', wat, waarde, ...afstand(waarde, vakken[plek + 1]?.grens), vakken: rond(vakken, plek) }
}

/** Around the first row or column whose bound is at least the value; the bounds ascend. */
export const plaatsTotEnMet = (wat: TotEnMetAs['wat'], waarde: number, vakken: readonly Vak<number>[]): TotEnMetAs => {
  const plek = vakken.findIndex(({ grens = Infinity }) => waarde <= grens)
  return { grens: 'totEnMet', wat, waarde, ...afstand(waarde, vakken[plek]?.grens), vakken: rond(vakken, plek) }
}

/** Around the row of an energy label. */
export const plaatsVanLabel = (label: EnergielabelType, vakken: readonly Vak<EnergielabelType>[]): Labelas => ({
  grens: 'label',
  wat: 'energielabel',
  vakken: rond(
    vakken,
    vakken.findIndex(({ grens }) => grens === label),
  ),
})

/** Amounts of which the lowest counts, the first of those that are equal; what is absent is left out. */
export const laagsteVan = (bedragen: readonly (readonly [wat: string, waarde: number | undefined])[]): Kandidaat[] => {
  const laagste = Math.min(...bedragen.map(([, waarde]) => waarde ?? Infinity))
  const winnaar = bedragen.findIndex(([, waarde]) => waarde === laagste)
  return bedragen.flatMap(([wat, waarde], nummer) =>
    waarde === undefined ? [] : [{ wat, waarde, telt: nummer === winnaar }],
  )
}
