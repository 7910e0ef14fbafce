import type { EnergielabelType } from '../antwoorden/keuzes'

/**
 * The kind of date that decides from which norm year a norm is taken. This is the date of the binding offer (`aanbod`)
 * or of the deed of delivery (`akte`), each calendar year separately (`kalenderjaar`), or the quarter of the binding
 * offer (`kwartaal`).
 */
export type Peildatum = 'aanbod' | 'akte' | 'kalenderjaar' | 'kwartaal'

/** The status of a norm: law (`vastgesteld`) or only proposed (`voorstel`). */
export type Normstatus = 'vastgesteld' | 'voorstel'

/** The source of a figure, and how it was read: by whom, on which day, in the source itself or in a transcript. */
export interface Bron {
  /** The law or regulation, by its official name. */
  readonly regeling: string
  /** The article or annex of that regulation. */
  readonly artikel: string
  /** The publication with the article: a Staatscourant, or the regulation in force. Absent if none is recorded. */
  readonly vindplaats?: string
  /** The URL of the regulation as in force in the norm year, or of the page with the figure. Absent if not recorded. */
  readonly link?: string
  /** The day on which the figure was read, yyyy-mm-dd. */
  readonly gelezenOp: string
  /** The person or group that read the figure. */
  readonly gelezenDoor: string
  /** The text that was read: the source itself (`bron`) or a transcript of the source (`overschrift`). */
  readonly gelezenIn: 'bron' | 'overschrift'
}

/** A figure or table set by law or NHG. `peildatum` is the kind of date that decides which norm year applies. */
export interface Norm<T, P extends Peildatum = Peildatum> {
  /** The figure or table. The description of the norm in `Normen` states the unit. */
  readonly waarde: T
  /** The kind of date that decides from which norm year the figure is taken. */
  readonly peildatum: P
  /** The status of the figure: law or only proposed. */
  readonly status: Normstatus
  /** The source of the figure. */
  readonly bron: Bron
}

/** The age group that selects a table or tax brackets: below AOW age (`onderAow`) or from AOW age (`aow`). */
export type Leeftijdsgroep = 'onderAow' | 'aow'

/**
 * A table with the share of the test income that may go to the mortgage, by test income and test rate. The last
 * test-rate band has no upper bound, so a row has one percentage more than `toetsrenteTotEnMet` has bounds.
 */
export interface Financieringslasttabel {
  /** The upper bounds of the test-rate bands, except the last band, which has no bound. Percent a year, inclusive. */
  readonly toetsrenteTotEnMet: readonly number[]
  /**
   * The rows. The first number of a row is the lowest test income (euro a year) that the row applies to. The other
   * numbers are percentages of the test income, one for each test-rate band.
   */
  readonly rijen: readonly (readonly number[])[]
}

type Tabellen = Readonly<Record<Leeftijdsgroep, Financieringslasttabel>>

/** The tables with the share of the test income that may go to the mortgage: one below AOW age and one from AOW age. */
export interface Financieringslast extends Tabellen {
  /** The tables for a loan whose interest is not deductible; absent for a norm year without such tables. */
  readonly nietAftrekbaar?: Tabellen | undefined
}

/** A bracket of the income tax. */
export interface Belastingschijf {
  /** The upper bound of the bracket. Euro a year, inclusive; null for the highest bracket. */
  readonly totEnMet: number | null
  /** The tax rate. Percent of the income in the bracket. */
  readonly percentage: number
}

/** The factor of a student loan in one test-rate band. */
export interface Studieschuldfactor {
  /** The upper bound of the test rate. Percent a year, inclusive; null for the highest band. */
  readonly totEnMet: number | null
  /** The factor by which the monthly cost of a student loan is multiplied. */
  readonly factor: number
}

/** The extra loan amount for a single applicant, and the test income above which the extra amount applies. */
export interface AlleenstaandeNorm {
  /** The extra amount that a single applicant may borrow. Euro, once. */
  readonly bedrag: number
  /** The test income above which the extra amount applies, for each age group. Euro a year. */
  readonly bovenToetsinkomen: Readonly<Record<Leeftijdsgroep, number>>
}

/** The limits and the fee of NHG. */
export interface NhgNorm {
  /** The highest home value, and the highest mortgage, for which NHG is possible. Euro. */
  readonly grens: number
  /** The highest home value, and the highest mortgage, for which NHG is possible with energy-saving measures. Euro. */
  readonly grensMetVerduurzaming: number
  /** The same limit for a new build with label A++++, with or without energy guarantee. Euro; absent if unknown. */
  readonly grensNieuwbouwA4?: number | undefined
  /** The fee for NHG. Percent of the mortgage sum, paid once. */
  readonly provisie: number
}

/** The income tax brackets of box 1, and the highest deduction rate. */
export interface Box1Norm extends Readonly<Record<Leeftijdsgroep, readonly Belastingschijf[]>> {
  /** The highest rate at which mortgage interest is deducted. Percent. */
  readonly hoogsteAftrek: number
}

/** A tax credit that falls as the income rises. It is never below 0. */
export interface Afbouwkorting {
  /** Which credit this is. */
  readonly korting: 'algemeneHeffingskorting' | 'ouderenkorting'
  /** The credit of an income up to and including `afbouwVanaf`. Euro a year. */
  readonly hoogste: number
  /** The income above which the credit falls. Euro a year. */
  readonly afbouwVanaf: number
  /** By how much the credit falls. Percent of the income above `afbouwVanaf`. */
  readonly afbouw: number
}

/** A bracket of the arbeidskorting, which applies from an income from work up to the next bracket. */
export interface Arbeidskortingschijf {
  /** The lowest income from work of this bracket. Euro a year, inclusive. */
  readonly vanaf: number
  /** The credit of an income of `vanaf`. Euro a year. */
  readonly bedrag: number
  /** By how much the credit rises above `vanaf`. Percent of the income above it; negative where the credit falls. */
  readonly percentage: number
}

/** The tax credits that a home can change, for each age group, and the arbeidskorting, which a home does not change. */
export interface HeffingskortingenNorm extends Readonly<Record<Leeftijdsgroep, readonly Afbouwkorting[]>> {
  /** The brackets of the arbeidskorting below AOW age, in ascending order. The credit is never below 0. */
  readonly arbeid: readonly Arbeidskortingschijf[]
}

/** The Hillen deduction in one calendar year. */
export interface Hillenjaar {
  /** The calendar year. */
  readonly jaar: number
  /** The part of the forfait above the interest that is not taxed. Percent. */
  readonly percentage: number
}

/**
 * The eigenwoningforfait: a percentage of the whole home value. For a home value above the last bracket, the forfait is
 * a fixed amount plus a percentage of the part above that bracket.
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
    /** The forfait on the part of the home value above `vanaf`. Percent of that part, a year. */
    readonly percentageOverMeerdere: number
  }
}

/** The test rates of the AFM in percent a year: of the first quarter, and of each later quarter with a known rate. */
export type Kwartaalrentes = readonly [eerste: number, ...volgende: number[]]

/** The conditions for the starter exemption of the transfer tax. */
export interface StartersvrijstellingNorm {
  /** The lowest age of a starter. Years, inclusive. */
  readonly leeftijdVanaf: number
  /** The age from which the exemption no longer applies. Years. */
  readonly leeftijdOnder: number
  /** The highest home value for which the exemption applies. Euro, inclusive. */
  readonly woningwaardeTotEnMet: number
}

/** The norms by name. Amounts in euro, percentages in percent (2 is two percent). */
interface Normlijst {
  /** The share of the test income that may go to the mortgage. Percent of that income, by test income and test rate. */
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
  /** The maximum mortgage, without and with energy-saving measures. Percent of the home value. */
  readonly leningTenOpzichteVanWaarde: Norm<
    {
      /** The maximum mortgage. Percent of the home value. */
      readonly hoogste: number
      /** The maximum mortgage with energy-saving measures. Percent of the home value. */
      readonly hoogsteMetVerduurzaming: number
    },
    'aanbod'
  >
  /** The limits and the fee of the Nationale Hypotheek Garantie. */
  readonly nhg: Norm<NhgNorm, 'aanbod'>
  /** The transfer tax on an existing home that the buyer will live in. Percent of its price. */
  readonly overdrachtsbelasting: Norm<number, 'akte'>
  /** The conditions for the starter exemption of the transfer tax. */
  readonly startersvrijstelling: Norm<StartersvrijstellingNorm, 'akte'>
  /** The tax on work and home (box 1): brackets in euro a year, with percentages, below AOW age and from AOW age. */
  readonly box1: Norm<Box1Norm, 'kalenderjaar'>
  /**
   * The yearly income that the tax law adds for owning a home. Percent of the home value or, for an expensive home, an
   * amount in euro plus a percentage.
   */
  readonly eigenwoningforfait: Norm<EigenwoningforfaitNorm, 'kalenderjaar'>
  /**
   * The Hillen deduction, for a home whose forfait exceeds the interest. Percent of the forfait minus the interest, by
   * calendar year from the norm year on. The last percentage also holds for all later years.
   */
  readonly hillenaftrek: Norm<readonly Hillenjaar[], 'kalenderjaar'>
  /** The tax credits: amounts in euro a year, and percentages of the income by which they rise or fall. */
  readonly heffingskortingen: Norm<HeffingskortingenNorm, 'kalenderjaar'>
}

/** The name of a norm in a norm set. */
export type Normnaam = keyof Normlijst

/** The year and the version of a norm set. */
interface Normkenmerk {
  /** The year that the figures apply to. */
  readonly jaar: number
  /** The version of the figures of that year. A receipt reports this version. */
  readonly versie: string
}

/** The figures that law and NHG set for one year, with that year and the version of the figures. */
export type Normen = Normkenmerk & Normlijst

type Deels<T> = T extends number | readonly unknown[] ? T : { readonly [Deel in keyof T]?: Deels<T[Deel]> }

/** The norms of a year as far as they are known: a norm, or a part of its value, may be absent. */
export type Normdelen = Normkenmerk & {
  readonly [Naam in Normnaam]?: Omit<Normlijst[Naam], 'waarde'> & { readonly waarde: Deels<Normlijst[Naam]['waarde']> }
}

/** Whether a norm is only proposed. */
export const isVoorstel = ({ status }: { readonly status: Normstatus }): boolean => status === 'voorstel'

/**
 * Returns the names of the proposed norms in a norm set: the norms that are not law yet.
 * @example
 * voorstellenIn(normenVan(2025)) // []
 */
export const voorstellenIn = (normen: Normen): readonly Normnaam[] =>
  Object.entries({ ...normen }).flatMap(([naam, norm]) =>
    typeof norm === 'object' && isVoorstel(norm) ? [naam as Normnaam] : [],
  )
