import type { EnergielabelType } from '../orientatie/keuzes'

/**
 * Which date decides whether a norm of a year applies: that of the binding offer, that of the deed of delivery, each
 * calendar year anew, or the quarter of the binding offer.
 */
export type Peildatum = 'aanbod' | 'akte' | 'kalenderjaar' | 'kwartaal'

/** Is a norm law already, or only proposed? */
export type Normstatus = 'vastgesteld' | 'voorstel'

/**
 * Where a figure comes from, and who read it there on which day (yyyy-mm-dd): in the source itself, or at second hand
 * in a transcript of it. The link leads to the text in force that year, or to the page where it is published.
 */
export interface Bron {
  /** The law or regulation, by its official name. */
  readonly regeling: string
  /** The article or annex in it. */
  readonly artikel: string
  /** Where that was published: the Staatscourant that amended it, or the regulation as it is in force. */
  readonly vindplaats?: string
  /** Its address on the web. */
  readonly link?: string
  /** When it was read, yyyy-mm-dd. */
  readonly gelezenOp: string
  /** Who read it. */
  readonly gelezenDoor: string
  /** Whether it was read in the source itself or in a transcript of it. */
  readonly gelezenIn: 'bron' | 'overschrift'
}

/** A figure together with the date that decides on it, its status and its source. */
export interface Norm<T, P extends Peildatum = Peildatum> {
  /** The figure; its unit stands with the norm. */
  readonly waarde: T
  /** Which date decides whether the figure of this year applies. */
  readonly peildatum: P
  /** Law already, or proposed. */
  readonly status: Normstatus
  /** Where the figure comes from. */
  readonly bron: Bron
}

/** Which of the two tables or sets of brackets applies: below AOW age or from AOW age. */
export type Leeftijdsgroep = 'onderAow' | 'aow'

/**
 * The share of the test income that may go to the mortgage. A row is its lowest test income in euro, then a percentage
 * per test-rate band; there is one percentage more than there are bounds (percent, inclusive): the last band is open.
 */
export interface Financieringslasttabel {
  /** The upper bounds of the test-rate bands but the last. Percent a year, inclusive. */
  readonly toetsrenteTotEnMet: readonly number[]
  /** The rows: test income from (euro a year), then a percentage of it for each band. */
  readonly rijen: readonly (readonly number[])[]
}

type Tabellen = Readonly<Record<Leeftijdsgroep, Financieringslasttabel>>

/** The tables of the financing burden, below and from AOW age. */
export interface Financieringslast extends Tabellen {
  /** Those of a loan of which the interest is not deductible; absent in a year of which they are not at hand. */
  readonly nietAftrekbaar?: Tabellen | undefined
}

/** A bracket up to and including an amount in euro; null is no upper bound. */
export interface Belastingschijf {
  /** The upper bound. Euro a year, inclusive; null is none. */
  readonly totEnMet: number | null
  /** The rate. Percent of what falls in the bracket. */
  readonly percentage: number
}

/** A factor on the student loan's monthly cost, up to and including a test rate in percent; null is no upper bound. */
export interface Studieschuldfactor {
  /** The upper bound of the test rate. Percent a year, inclusive; null is none. */
  readonly totEnMet: number | null
  /** What the cost a month of a student loan is multiplied by. */
  readonly factor: number
}

/** The amount a single person may borrow on top, in euro, when the test income is above the threshold of the table. */
export interface AlleenstaandeNorm {
  /** What may be borrowed on top. Euro, once. */
  readonly bedrag: number
  /** Above which test income that holds. Euro a year, exclusive, below and from AOW age. */
  readonly bovenToetsinkomen: Readonly<Record<Leeftijdsgroep, number>>
}

/** The limits (euro) under which NHG is given and its fee (percent of the mortgage sum). */
export interface NhgNorm {
  /** The highest mortgage with NHG. Euro. */
  readonly grens: number
  /** The same with energy-saving measures. Euro. */
  readonly grensMetVerduurzaming: number
  /** The fee. Percent of the sum of the mortgage, once. */
  readonly provisie: number
}

/** Income tax brackets of box 1 and the highest rate (percent) at which mortgage interest is deducted. */
export interface Box1Norm extends Readonly<Record<Leeftijdsgroep, readonly Belastingschijf[]>> {
  /** The highest rate at which mortgage interest is deducted. Percent. */
  readonly hoogsteAftrek: number
}

/**
 * The percentage over the whole home value per bracket, and the amount plus percentage of the excess above the last.
 */
export interface EigenwoningforfaitNorm {
  /** The brackets: value of the home up to and including (euro), and percent of that whole value a year. */
  readonly schijven: readonly {
    /** The upper bound of the value. Euro, inclusive. */
    readonly totEnMet: number
    /** Percent of the whole value, a year. */
    readonly percentage: number
  }[]
  /** Above the last bracket: from a value (euro) an amount (euro a year), and percent of what the value is more. */
  readonly daarboven: {
    /** The value above which it holds. Euro. */
    readonly vanaf: number
    /** The amount at that value. Euro a year. */
    readonly bedrag: number
    /** Percent of what the value is more, a year. */
    readonly percentageOverMeerdere: number
  }
}

/** The test rate of the AFM in percent: of the first quarter, and of the next ones as far as they are known. */
export type Kwartaalrentes = readonly [eerste: number, ...volgende: number[]]

/** The ages (years) and the home value (euro) at which a first-time buyer pays no transfer tax. */
export interface StartersvrijstellingNorm {
  /** The lowest age. Years, inclusive. */
  readonly leeftijdVanaf: number
  /** The age from which it does not apply. Years. */
  readonly leeftijdOnder: number
  /** The highest value of the home. Euro, inclusive. */
  readonly woningwaardeTotEnMet: number
}

/** Every norm by name. Amounts in euro, percentages in percent (2 is two percent). */
interface Normlijst {
  /** The share of the test income that may go to the mortgage. Percent of it, by test income and test rate. */
  readonly financieringslast: Norm<Financieringslast, 'aanbod'>
  /** The test rate of the AFM for short fixed-rate periods. Percent a year, by quarter. */
  readonly toetsrente: Norm<Kwartaalrentes, 'kwartaal'>
  /** What a single person may borrow on top. Euro, once. */
  readonly alleenstaande: Norm<AlleenstaandeNorm, 'aanbod'>
  /** What the cost a month of a student loan is multiplied by, by test rate (percent a year). */
  readonly studieschuldfactoren: Norm<readonly Studieschuldfactor[], 'aanbod'>
  /** What may be borrowed on top for the energy label. Euro, once. */
  readonly extraVoorEnergielabel: Norm<Readonly<Record<EnergielabelType, number>>, 'aanbod'>
  /** What may be borrowed on top for energy-saving measures, by energy label. Euro, once. */
  readonly extraVoorVerduurzaming: Norm<Readonly<Record<EnergielabelType, number>>, 'aanbod'>
  /** The highest mortgage. Percent of the value of the home. */
  readonly leningTenOpzichteVanWaarde: Norm<
    {
      /** Percent of the value of the home. */
      readonly hoogste: number
      /** The same with energy-saving measures. Percent. */
      readonly hoogsteMetVerduurzaming: number
    },
    'aanbod'
  >
  /** The limits and the fee of the Nationale Hypotheek Garantie. */
  readonly nhg: Norm<NhgNorm, 'aanbod'>
  /** Transfer tax on an existing home to live in. Percent of its price. */
  readonly overdrachtsbelasting: Norm<number, 'akte'>
  /** Who pays no transfer tax on a first home. */
  readonly startersvrijstelling: Norm<StartersvrijstellingNorm, 'akte'>
  /** Income tax on work and home. Percent by bracket of euro a year, below and from AOW age. */
  readonly box1: Norm<Box1Norm, 'kalenderjaar'>
  /** What living in a home of one’s own adds to the taxed income. Percent of its value, a year. */
  readonly eigenwoningforfait: Norm<EigenwoningforfaitNorm, 'kalenderjaar'>
  /** How much of the balance is deducted when the forfait is more than the interest. Percent. */
  readonly hillenaftrek: Norm<number, 'kalenderjaar'>
}

/** The name of a norm in a norm set. */
export type Normnaam = keyof Normlijst

/** Which norm set it is: its year, and the version of its figures. */
interface Normkenmerk {
  /** The year that the figures hold for. */
  readonly jaar: number
  /** The version of the figures of that year; receipts name it. */
  readonly versie: string
}

/** Everything the law and NHG set for one year. */
export type Normen = Normkenmerk & Normlijst

type Deels<T> = T extends number | readonly unknown[] ? T : { readonly [Deel in keyof T]?: Deels<T[Deel]> }

/** What is known of the norms of a year so far: a norm may be absent, or a part of its value. */
export type Normdelen = Normkenmerk & {
  readonly [Naam in Normnaam]?: Omit<Normlijst[Naam], 'waarde'> & { readonly waarde: Deels<Normlijst[Naam]['waarde']> }
}

/** Is this norm only proposed? */
export const isVoorstel = ({ status }: { readonly status: Normstatus }): boolean => status === 'voorstel'

/** The names of the norms of a set that are only proposed. */
export const voorstellenIn = (normen: Normen): readonly Normnaam[] =>
  Object.entries({ ...normen }).flatMap(([naam, norm]) =>
    typeof norm === 'object' && isVoorstel(norm) ? [naam as Normnaam] : [],
  )
