import type { EnergielabelType } from '../orientatie'
import type { Normjaar } from './normjaar'

/**
 * Where a figure comes from and when it was read there (yyyy-mm-dd). The link leads to the text in force that year, or
 * to the page where it is published.
 */
export interface Bron {
  readonly regeling: string
  readonly artikel: string
  readonly vindplaats?: string
  readonly link?: string
  readonly gelezenOp: string
}

/** A figure together with its source. */
export interface Norm<T> {
  readonly waarde: T
  readonly bron: Bron
}

/** Which of the two tables or sets of brackets applies: below AOW age or from AOW age. */
export type Leeftijdsgroep = 'onderAow' | 'aow'

/**
 * The share of the test income that may go to the mortgage. A row is its lowest test income in euro, then a percentage
 * per test-rate band; there is one percentage more than there are bounds (percent, inclusive): the last band is open.
 */
export interface Financieringslasttabel {
  readonly toetsrenteTotEnMet: readonly number[]
  readonly rijen: readonly (readonly number[])[]
}

/** A bracket up to and including an amount in euro; null is no upper bound. */
export interface Belastingschijf {
  readonly totEnMet: number | null
  readonly percentage: number
}

/** A factor on the student loan's monthly cost, up to and including a test rate in percent; null is no upper bound. */
export interface Studieschuldfactor {
  readonly totEnMet: number | null
  readonly factor: number
}

/** The amount a single person may borrow on top, in euro, when the test income is above the threshold of the table. */
export interface AlleenstaandeNorm {
  readonly bedrag: number
  readonly bovenToetsinkomen: Readonly<Record<Leeftijdsgroep, number>>
}

/** The limits (euro) under which NHG is given and its fee (percent of the mortgage sum). */
export interface NhgNorm {
  readonly grens: number
  readonly grensMetVerduurzaming: number
  readonly provisie: number
}

/** Income tax brackets of box 1 and the highest rate (percent) at which mortgage interest is deducted. */
export interface Box1Norm extends Readonly<Record<Leeftijdsgroep, readonly Belastingschijf[]>> {
  readonly hoogsteAftrek: number
}

/**
 * The percentage over the whole home value per bracket, and the amount plus percentage of the excess above the last.
 */
export interface EigenwoningforfaitNorm {
  readonly schijven: readonly { readonly totEnMet: number; readonly percentage: number }[]
  readonly daarboven: { readonly vanaf: number; readonly bedrag: number; readonly percentageOverMeerdere: number }
}

/** Everything the law and NHG set for one year. Amounts in euro, percentages in percent (2 is two percent). */
export interface Normen {
  readonly jaar: Normjaar
  readonly versie: string
  readonly financieringslast: Norm<Readonly<Record<Leeftijdsgroep, Financieringslasttabel>>>
  readonly toetsrente: Norm<number>
  readonly alleenstaande: Norm<AlleenstaandeNorm>
  readonly studieschuldfactoren: Norm<readonly Studieschuldfactor[]>
  readonly extraVoorEnergielabel: Norm<Readonly<Record<EnergielabelType, number>>>
  readonly extraVoorVerduurzaming: Norm<Readonly<Record<EnergielabelType, number>>>
  readonly leningTenOpzichteVanWaarde: Norm<{ readonly hoogste: number; readonly hoogsteMetVerduurzaming: number }>
  readonly nhg: Norm<NhgNorm>
  readonly overdrachtsbelasting: Norm<number>
  readonly startersvrijstelling: Norm<{
    readonly leeftijdVanaf: number
    readonly leeftijdOnder: number
    readonly woningwaardeTotEnMet: number
  }>
  readonly box1: Norm<Box1Norm>
  readonly eigenwoningforfait: Norm<EigenwoningforfaitNorm>
  readonly hillenaftrek: Norm<number>
}
