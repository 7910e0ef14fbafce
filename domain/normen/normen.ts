import type { EnergielabelType } from '../orientatie/keuzes'

/**
 * The date that decides which year's norm applies: the binding offer (`aanbod`), the deed of delivery (`akte`), each
 * calendar year separately (`kalenderjaar`), or the quarter of the binding offer (`kwartaal`).
 */
export type Peildatum = 'aanbod' | 'akte' | 'kalenderjaar' | 'kwartaal'

/** Whether a norm is law (`vastgesteld`) or only proposed (`voorstel`). */
export type Normstatus = 'vastgesteld' | 'voorstel'

/** The source of a figure, with who read it, where and on which day. */
export interface Bron {
  /** The law or regulation, by its official name. */
  readonly regeling: string
  /** The article or annex of that regulation. */
  readonly artikel: string
  /** The publication of the article: the Staatscourant that amended it, or the regulation in force. */
  readonly vindplaats?: string
  /** The web address of the text in force that year, or of the page that publishes it. */
  readonly link?: string
  /** The day on which the figure was read, yyyy-mm-dd. */
  readonly gelezenOp: string
  /** Who read the figure. */
  readonly gelezenDoor: string
  /** Whether the figure was read in the source itself (`bron`) or in a transcript of it (`overschrift`). */
  readonly gelezenIn: 'bron' | 'overschrift'
}

/** A figure with the date that decides whether it applies, its status and its source. */
export interface Norm<T, P extends Peildatum = Peildatum> {
  /** The figure, in the unit that the type of the norm set documents. */
  readonly waarde: T
  /** The date that decides whether the figure of this year applies. */
  readonly peildatum: P
  /** Whether the figure is law or only proposed. */
  readonly status: Normstatus
  /** The source of the figure. */
  readonly bron: Bron
}

/** The age group that selects a table or tax brackets: below AOW age (`onderAow`) or from AOW age (`aow`). */
export type Leeftijdsgroep = 'onderAow' | 'aow'

/**
 * A table with the share of the test income that may go to the mortgage, by test income and test rate. The last
 * test-rate band is open, so a row has one percentage more than there are bounds.
 */
export interface Financieringslasttabel {
  /** The upper bounds of the test-rate bands, without the open last one. Percent a year, inclusive. */
  readonly toetsrenteTotEnMet: readonly number[]
  /** The rows: each has its lowest test income (euro a year), then for each band a percentage of the test income. */
  readonly rijen: readonly (readonly number[])[]
}

type Tabellen = Readonly<Record<Leeftijdsgroep, Financieringslasttabel>>

/** The tables with the share of the test income that may go to the mortgage, below and from AOW age. */
export interface Financieringslast extends Tabellen {
  /** The tables for a loan whose interest is not deductible; absent in a year for which they are not available. */
  readonly nietAftrekbaar?: Tabellen | undefined
}

/** A tax bracket. */
export interface Belastingschijf {
  /** The upper bound of the bracket. Euro a year, inclusive; null when it has none. */
  readonly totEnMet: number | null
  /** The tax rate. Percent of the income in the bracket. */
  readonly percentage: number
}

/** The factor of a student loan in one test-rate band. */
export interface Studieschuldfactor {
  /** The upper bound of the test rate. Percent a year, inclusive; null when it has none. */
  readonly totEnMet: number | null
  /** The factor by which the monthly cost of a student loan is multiplied. */
  readonly factor: number
}

/** The extra amount for a single applicant whose test income is above the threshold of the table used. */
export interface AlleenstaandeNorm {
  /** The extra amount that may be borrowed. Euro, once. */
  readonly bedrag: number
  /** The threshold, below and from AOW age. Euro a year: the test income must be higher. */
  readonly bovenToetsinkomen: Readonly<Record<Leeftijdsgroep, number>>
}

/** The limits for NHG and its fee. */
export interface NhgNorm {
  /** The highest home value and mortgage with NHG. Euro. */
  readonly grens: number
  /** The highest home value and mortgage with NHG and energy-saving measures. Euro. */
  readonly grensMetVerduurzaming: number
  /** The fee. Percent of the sum of the mortgage, once. */
  readonly provisie: number
}

/** The income tax brackets of box 1, and the highest deduction rate. */
export interface Box1Norm extends Readonly<Record<Leeftijdsgroep, readonly Belastingschijf[]>> {
  /** The highest rate at which mortgage interest is deducted. Percent. */
  readonly hoogsteAftrek: number
}

/**
 * The eigenwoningforfait by home value: a percentage of the whole value; above the last bracket an amount plus a
 * percentage of the excess.
 */
export interface EigenwoningforfaitNorm {
  /** The brackets by home value. */
  readonly schijven: readonly {
    /** The upper bound of the home value. Euro, inclusive. */
    readonly totEnMet: number
    /** The forfait. Percent of the whole home value, a year. */
    readonly percentage: number
  }[]
  /** The rule for a home value above the last bracket. */
  readonly daarboven: {
    /** The home value above which this rule applies. Euro. */
    readonly vanaf: number
    /** The forfait at a home value of `vanaf`. Euro a year. */
    readonly bedrag: number
    /** The forfait over the rest. Percent a year of the home value above `vanaf`. */
    readonly percentageOverMeerdere: number
  }
}

/** The test rates of the AFM in percent: of the first quarter, and of later quarters as far as they are known. */
export type Kwartaalrentes = readonly [eerste: number, ...volgende: number[]]

/** The conditions for a first-time buyer to pay no transfer tax. */
export interface StartersvrijstellingNorm {
  /** The lowest age. Years, inclusive. */
  readonly leeftijdVanaf: number
  /** The age from which the exemption no longer applies. Years. */
  readonly leeftijdOnder: number
  /** The highest home value. Euro, inclusive. */
  readonly woningwaardeTotEnMet: number
}

/** Every norm by name. Amounts in euro, percentages in percent (2 is two percent). */
interface Normlijst {
  /** The share of the test income that may go to the mortgage. Percent of it, by test income and test rate. */
  readonly financieringslast: Norm<Financieringslast, 'aanbod'>
  /** The test rate of the AFM for fixed-rate periods below ten years. Percent a year, by quarter. */
  readonly toetsrente: Norm<Kwartaalrentes, 'kwartaal'>
  /** The extra amount that a single applicant may borrow. Euro, once. */
  readonly alleenstaande: Norm<AlleenstaandeNorm, 'aanbod'>
  /** The factors by which the monthly cost of a student loan is multiplied, by test rate (percent a year). */
  readonly studieschuldfactoren: Norm<readonly Studieschuldfactor[], 'aanbod'>
  /** The extra amount that may be borrowed for an energy label. Euro, once. */
  readonly extraVoorEnergielabel: Norm<Readonly<Record<EnergielabelType, number>>, 'aanbod'>
  /** The extra amount that may be borrowed for energy-saving measures, by energy label. Euro, once. */
  readonly extraVoorVerduurzaming: Norm<Readonly<Record<EnergielabelType, number>>, 'aanbod'>
  /** The highest mortgage. Percent of the home value. */
  readonly leningTenOpzichteVanWaarde: Norm<
    {
      /** The highest mortgage. Percent of the home value. */
      readonly hoogste: number
      /** The highest mortgage with energy-saving measures. Percent of the home value. */
      readonly hoogsteMetVerduurzaming: number
    },
    'aanbod'
  >
  /** The limits and the fee of the Nationale Hypotheek Garantie. */
  readonly nhg: Norm<NhgNorm, 'aanbod'>
  /** The transfer tax on an existing home to live in. Percent of its price. */
  readonly overdrachtsbelasting: Norm<number, 'akte'>
  /** The conditions for paying no transfer tax on a first home. */
  readonly startersvrijstelling: Norm<StartersvrijstellingNorm, 'akte'>
  /** The income tax on work and home. Percent by bracket of euro a year, below and from AOW age. */
  readonly box1: Norm<Box1Norm, 'kalenderjaar'>
  /** The income that is added for owning a home. Percent of the home value, a year. */
  readonly eigenwoningforfait: Norm<EigenwoningforfaitNorm, 'kalenderjaar'>
  /** The Hillen deduction, for a forfait that exceeds the interest. Percent of the difference. */
  readonly hillenaftrek: Norm<number, 'kalenderjaar'>
}

/** The name of a norm in a norm set. */
export type Normnaam = keyof Normlijst

/** The year and the version of a norm set. */
interface Normkenmerk {
  /** The year that the figures apply to. */
  readonly jaar: number
  /** The version of the figures of that year, which receipts report. */
  readonly versie: string
}

/** Every figure that law and NHG set for one year. */
export type Normen = Normkenmerk & Normlijst

type Deels<T> = T extends number | readonly unknown[] ? T : { readonly [Deel in keyof T]?: Deels<T[Deel]> }

/** The norms of a year as far as they are known: a norm, or a part of its value, may be absent. */
export type Normdelen = Normkenmerk & {
  readonly [Naam in Normnaam]?: Omit<Normlijst[Naam], 'waarde'> & { readonly waarde: Deels<Normlijst[Naam]['waarde']> }
}

/** Whether a norm is only proposed. */
export const isVoorstel = ({ status }: { readonly status: Normstatus }): boolean => status === 'voorstel'

/**
 * Returns the names of the norms in a set that are only proposed.
 * @example
 * voorstellenIn(normenVan(2025)) // []
 */
export const voorstellenIn = (normen: Normen): readonly Normnaam[] =>
  Object.entries({ ...normen }).flatMap(([naam, norm]) =>
    typeof norm === 'object' && isVoorstel(norm) ? [naam as Normnaam] : [],
  )
