import type { EnergielabelType } from '../orientatie'

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
  readonly regeling: string
  readonly artikel: string
  readonly vindplaats?: string
  readonly link?: string
  readonly gelezenOp: string
  readonly gelezenDoor: string
  readonly gelezenIn: 'bron' | 'overschrift'
}

/** A figure together with the date that decides on it, its status and its source. */
export interface Norm<T, P extends Peildatum = Peildatum> {
  readonly waarde: T
  readonly peildatum: P
  readonly status: Normstatus
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

/** The test rate of the AFM in percent: of the first quarter, and of the next ones as far as they are known. */
export type Kwartaalrentes = readonly [eerste: number, ...volgende: number[]]

/** The ages (years) and the home value (euro) at which a first-time buyer pays no transfer tax. */
export interface StartersvrijstellingNorm {
  readonly leeftijdVanaf: number
  readonly leeftijdOnder: number
  readonly woningwaardeTotEnMet: number
}

/** Every norm by name. Amounts in euro, percentages in percent (2 is two percent). */
interface Normlijst {
  readonly financieringslast: Norm<Readonly<Record<Leeftijdsgroep, Financieringslasttabel>>, 'aanbod'>
  readonly toetsrente: Norm<Kwartaalrentes, 'kwartaal'>
  readonly alleenstaande: Norm<AlleenstaandeNorm, 'aanbod'>
  readonly studieschuldfactoren: Norm<readonly Studieschuldfactor[], 'aanbod'>
  readonly extraVoorEnergielabel: Norm<Readonly<Record<EnergielabelType, number>>, 'aanbod'>
  readonly extraVoorVerduurzaming: Norm<Readonly<Record<EnergielabelType, number>>, 'aanbod'>
  readonly leningTenOpzichteVanWaarde: Norm<
    { readonly hoogste: number; readonly hoogsteMetVerduurzaming: number },
    'aanbod'
  >
  readonly nhg: Norm<NhgNorm, 'aanbod'>
  readonly overdrachtsbelasting: Norm<number, 'akte'>
  readonly startersvrijstelling: Norm<StartersvrijstellingNorm, 'akte'>
  readonly box1: Norm<Box1Norm, 'kalenderjaar'>
  readonly eigenwoningforfait: Norm<EigenwoningforfaitNorm, 'kalenderjaar'>
  readonly hillenaftrek: Norm<number, 'kalenderjaar'>
}

/** The name of a norm in a norm set. */
export type Normnaam = keyof Normlijst

/** Which norm set it is: its year, and the version of its figures. */
interface Normkenmerk {
  readonly jaar: number
  readonly versie: string
}

/** Everything the law and NHG set for one year. */
export type Normen = Normkenmerk & Normlijst

type Deels<T> = T extends number | readonly unknown[] ? T : { readonly [Deel in keyof T]?: Deels<T[Deel]> }

/** What is known of the norms of a year so far: a norm may be absent, or a part of its value. */
export type Normdelen = Normkenmerk & {
  readonly [Naam in Normnaam]?: Omit<Normlijst[Naam], 'waarde'> & { readonly waarde: Deels<Normlijst[Naam]['waarde']> }
}
