/** The figures that every result contains. */
export interface Hypotheekcijfers {
  /** The highest mortgage that the income alone allows. Euro, 0 or more (Tijdelijke regeling hypothecair krediet). */
  readonly maximaleHypotheekOpInkomen: number
  /**
   * The highest mortgage that income and home together allow. Euro, 0 or more; without a home the maximum on income.
   */
  readonly maximaleHypotheek: number
  /** The monthly cost of the mortgage before the tax advantage. Euro a month. */
  readonly maandlastBruto: number
  /** The monthly cost of the mortgage after the tax advantage of the first year. Euro a month. */
  readonly maandlastNetto: number
  /**
   * The interest rate of the calculation. Percent a year, 0 to 100: the given rate of the requested fixed-rate period.
   */
  readonly rentepercentage?: number
  /** The `timestamp` of the request. */
  readonly timestamp?: string
  /** The year of the norms of the calculation; absent in a receipt, and when a service does not report it. */
  readonly normjaar?: number
}

/**
 * The figures about a home. An unknown figure is absent, which differs from 0. This calculation never gives advice and
 * handling costs, and gives costs of a sale or of work only for a request with them. A service may leave out more.
 */
export interface Woningcijfers {
  /** The total need: all costs, plus the restschuld or less the overwaarde of the present home. Euro, 0 or more. */
  readonly benodigdeFinanciering: number
  /** The sum of the mortgage. Euro, 0 up to `maximaleHypotheek`. */
  readonly hypotheekbedrag: number
  /** The shortage: the part of the need that mortgage and own money do not cover. Euro, 0 or more. */
  readonly extraBenodigdeEigenInleg: number
  /** The price with the work, the deed of delivery and transfer tax. Euro. */
  readonly aankoopkosten?: number
  /** The cost of advice. Euro; unknown to this calculation, so absent. */
  readonly advieskosten?: number
  /** The cost of handling the application. Euro; unknown to this calculation, so absent. */
  readonly afhandelingskosten?: number
  /** The own money that is needed: the part of the need above `maximaleHypotheek`. Euro, 0 or more. */
  readonly benodigdeEigenInleg?: number
  /** The costs of the mortgage deed, the valuation and NHG together. Euro. */
  readonly financieringskosten?: number
  /** The cost of the mortgage deed. Euro, from the given cost items. */
  readonly hypotheekaktekosten?: number
  /** The cost of the deed of delivery. Euro, from the given cost items. */
  readonly leveringsaktekosten?: number
  /** The cost of selling the present home. Euro: 2 percent of its price. */
  readonly makelaarskosten?: number
  /** The cost of extra work on a new home. Euro. */
  readonly meerwerk?: number
  /** Whether the mortgage has NHG: home value and mortgage are within the limit of the year. */
  readonly nhg?: boolean
  /** The NHG fee. Euro: the percentage of the year over the sum of the mortgage (NHG, Voorwaarden en Normen). */
  readonly nhgKosten?: number
  /** Transfer tax on an existing home. Euro (Wet op belastingen van rechtsverkeer, article 14). */
  readonly overdrachtsbelasting?: number
  /** The money left after the sale of the present home. Euro, 0 or more. */
  readonly overwaarde?: number
  /** The debt left after the sale of the present home. Euro, 0 or more. */
  readonly restschuld?: number
  /** The cost of the valuation. Euro, from the given cost items. */
  readonly taxatiekosten?: number
  /** The purchase costs and financing costs together. Euro. */
  readonly totaalFinancieringskosten?: number
  /** The cost of renovating an existing home. Euro. */
  readonly verbouwingskosten?: number
}

type Geen<Cijfers> = { readonly [Cijfer in keyof Cijfers]?: never }

/** The result record for a request without a home. */
export interface FinancieringsOpzetZonderOnderpand extends Hypotheekcijfers, Geen<Woningcijfers> {}

/** The result record for a request with a home. */
export interface FinancieringsOpzetMetOnderpand extends Hypotheekcijfers, Woningcijfers {}

/**
 * The result record (specification, section 3). Amounts in euro, `rentepercentage` in percent a year, monthly costs in
 * euro a month. Only a record with a home has a `hypotheekbedrag`.
 */
export type FinancieringsOpzet = FinancieringsOpzetZonderOnderpand | FinancieringsOpzetMetOnderpand

/**
 * Returns the record when it has the figures of a home; otherwise undefined.
 * @example
 * metOnderpand(financieringsOpzet)?.aankoopkosten // 306700
 */
export const metOnderpand = (opzet: FinancieringsOpzet): FinancieringsOpzetMetOnderpand | undefined =>
  opzet.hypotheekbedrag === undefined ? undefined : opzet
