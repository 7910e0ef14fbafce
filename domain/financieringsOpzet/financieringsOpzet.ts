/** What every calculation comes to. */
export interface Hypotheekcijfers {
  /** What can be borrowed on the income alone. Euro, 0 or more (Tijdelijke regeling hypothecair krediet). */
  readonly maximaleHypotheekOpInkomen: number
  /** What can be borrowed on income and home together. Euro, 0 or more; without a home that on the income. */
  readonly maximaleHypotheek: number
  /** What the mortgage costs before the tax advantage. Euro a month. */
  readonly maandlastBruto: number
  /** What the mortgage costs after the tax advantage of the first year. Euro a month. */
  readonly maandlastNetto: number
  /** The rate calculated with. Percent a year, 0 to 100: of the fixed-rate period, from the rates that were given. */
  readonly rentepercentage?: number
  /** The `timestamp` of the request. */
  readonly timestamp?: string
  /** The year of the norms it was calculated with; absent in a receipt, and of a service that does not say so. */
  readonly normjaar?: number
}

/**
 * What a calculation says of a home. A figure that is not known is absent, which is not 0: advice and handling costs,
 * those of a sale or of work that was not asked about, and what a service does not tell.
 */
export interface Woningcijfers {
  /** What home and costs come to, less what the sale of the present home leaves. Euro, 0 or more. */
  readonly benodigdeFinanciering: number
  /** The sum of the mortgage. Euro, 0 up to `maximaleHypotheek`. */
  readonly hypotheekbedrag: number
  /** What is missing beside the mortgage and the own money. Euro, 0 or more. */
  readonly extraBenodigdeEigenInleg: number
  /** The price with the work, the deed of delivery and transfer tax. Euro. */
  readonly aankoopkosten?: number
  /** What advice costs. Euro; unknown to this calculation, so absent. */
  readonly advieskosten?: number
  /** What handling costs. Euro; unknown to this calculation, so absent. */
  readonly afhandelingskosten?: number
  /** What cannot be borrowed and has to be brought in. Euro, 0 or more. */
  readonly benodigdeEigenInleg?: number
  /** Mortgage deed, valuation and NHG together. Euro. */
  readonly financieringskosten?: number
  /** What the mortgage deed costs. Euro, of the cost items that were given. */
  readonly hypotheekaktekosten?: number
  /** What the deed of delivery costs. Euro, of the cost items that were given. */
  readonly leveringsaktekosten?: number
  /** What selling the present home costs. Euro: 2 percent of its price. */
  readonly makelaarskosten?: number
  /** Extra work on a new home. Euro. */
  readonly meerwerk?: number
  /** Is the mortgage guaranteed by NHG: is it within the limit of the year? */
  readonly nhg?: boolean
  /** What the guarantee costs. Euro: the fee of the year over the sum of the mortgage (NHG, Voorwaarden en Normen). */
  readonly nhgKosten?: number
  /** Transfer tax on an existing home. Euro (Wet op belastingen van rechtsverkeer, article 14). */
  readonly overdrachtsbelasting?: number
  /** What the sale of the present home leaves over. Euro, 0 or more. */
  readonly overwaarde?: number
  /** What is still owed after the sale of the present home. Euro, 0 or more. */
  readonly restschuld?: number
  /** What the valuation costs. Euro, of the cost items that were given. */
  readonly taxatiekosten?: number
  /** Purchase costs and financing costs together. Euro. */
  readonly totaalFinancieringskosten?: number
  /** Renovation of an existing home. Euro. */
  readonly verbouwingskosten?: number
}

type Geen<Cijfers> = { readonly [Cijfer in keyof Cijfers]?: never }

/** The result record of a question without a home. */
export interface FinancieringsOpzetZonderOnderpand extends Hypotheekcijfers, Geen<Woningcijfers> {}

/** The result record of a question with a home. */
export interface FinancieringsOpzetMetOnderpand extends Hypotheekcijfers, Woningcijfers {}

/**
 * The result record (specification, section 3). Amounts in euro, `rentepercentage` in percent a year, monthly costs in
 * euro a month. Its `hypotheekbedrag` tells which of the two it is.
 */
export type FinancieringsOpzet = FinancieringsOpzetZonderOnderpand | FinancieringsOpzetMetOnderpand

/** The record when it is that of a home; undefined when it is not. */
export const metOnderpand = (opzet: FinancieringsOpzet): FinancieringsOpzetMetOnderpand | undefined =>
  opzet.hypotheekbedrag === undefined ? undefined : opzet
