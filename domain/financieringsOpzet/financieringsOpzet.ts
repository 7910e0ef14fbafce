/** The figures of every result. Optional figures may be absent in the result of a service. */
export interface Hypotheekcijfers {
  /** The maximum mortgage for the income alone. Euro, 0 or more (Tijdelijke regeling hypothecair krediet). */
  readonly maximaleHypotheekOpInkomen: number
  /**
   * The maximum mortgage: the lowest of the maximum for the income, the maximum for the home value (if there is a home)
   * and the maximum with a restschuld in the loan (if there is a restschuld). Euro, 0 or more.
   */
  readonly maximaleHypotheek: number
  /** The cost of the mortgage (without a home: of `maximaleHypotheek`) before tax advantage. Euro a month. */
  readonly maandlastBruto: number
  /** The `maandlastBruto` less the monthly tax advantage of the first year. Euro a month. */
  readonly maandlastNetto: number
  /** The interest rate of the calculation. Percent a year, 0 to 100; absent when a service does not report it. */
  readonly rentepercentage?: number
  /** The `timestamp` of the request; absent when a service does not report it. */
  readonly timestamp?: string
  /** The year of the norms of the calculation; absent in a receipt, and when a service does not report it. */
  readonly normjaar?: number
  /**
   * Whether the rate is an example, which nobody offers. Absent in a receipt, in a result of the embedded calculation,
   * whose ground has it, and when a service does not report it.
   */
  readonly voorbeeldrente?: boolean
  /**
   * Whether the norms are older than the year in which a server, command or assistant calculated. Absent where
   * `voorbeeldrente` is, and false when absent.
   */
  readonly normenVerouderd?: boolean
}

/**
 * The figures about a home. An unknown figure is absent, not 0. This calculator always leaves out the costs of advice
 * and handling. It leaves out the figures of a sale, or of work on the home, when the request has no sale or no work. A
 * service may leave out more figures.
 */
export interface Woningcijfers {
  /** The total need: the price and all costs, plus the restschuld or less the overwaarde. Euro, 0 or more. */
  readonly benodigdeFinanciering: number
  /** The amount of the mortgage. Euro, 0 up to `maximaleHypotheek`. */
  readonly hypotheekbedrag: number
  /** The shortage: the part of the need that mortgage and own money do not cover. Euro, 0 or more. */
  readonly extraBenodigdeEigenInleg: number
  /** The costs of the purchase: the price, the work, the deed of delivery and transfer tax together. Euro. */
  readonly aankoopkosten?: number
  /** The cost of advice. Euro; absent unless a service reports it. */
  readonly advieskosten?: number
  /** The cost of handling the application. Euro; absent unless a service reports it. */
  readonly afhandelingskosten?: number
  /** The own money that is needed: the part of the need above `maximaleHypotheek`. Euro, 0 or more. */
  readonly benodigdeEigenInleg?: number
  /** The costs of the mortgage deed, the valuation, NHG, advice and handling together. Euro. */
  readonly financieringskosten?: number
  /** The cost of the mortgage deed. Euro, from the cost items of the calculation. */
  readonly hypotheekaktekosten?: number
  /** The cost of the deed of delivery. Euro, from the cost items of the calculation; 0 for a new build. */
  readonly leveringsaktekosten?: number
  /** The cost of selling the current home. Euro: 2 percent of the sale price; absent without a sale. */
  readonly makelaarskosten?: number
  /** The cost of extra work on a new build. Euro; absent when the request has none. */
  readonly meerwerk?: number
  /** Whether there is a mortgage with NHG: mortgage and home value are at most the NHG limit of the norm year. */
  readonly nhg?: boolean
  /** The NHG fee. Euro: a percentage of `hypotheekbedrag` (NHG, Voorwaarden en Normen); 0 without NHG. */
  readonly nhgKosten?: number
  /** Transfer tax. Euro; 0 for a new build, or if all buyers are exempt (Wet op belastingen van rechtsverkeer). */
  readonly overdrachtsbelasting?: number
  /** The money left after the sale of the current home. Euro, 0 or more; absent without a sale. */
  readonly overwaarde?: number
  /** The debt left after the sale of the current home. Euro, 0 or more; absent without a sale. */
  readonly restschuld?: number
  /** The cost of the valuation. Euro, from the cost items of the calculation; 0 for a new build. */
  readonly taxatiekosten?: number
  /** The purchase costs and financing costs together. Euro. */
  readonly totaalFinancieringskosten?: number
  /** The cost of renovating an existing home. Euro; absent when the request has none. */
  readonly verbouwingskosten?: number
}

type Geen<Cijfers> = { readonly [Cijfer in keyof Cijfers]?: never }

/** The result for a request without a home. */
export interface FinancieringsOpzetZonderOnderpand extends Hypotheekcijfers, Geen<Woningcijfers> {}

/** The result for a request with a home. */
export interface FinancieringsOpzetMetOnderpand extends Hypotheekcijfers, Woningcijfers {}

/**
 * The result of a calculation. Amounts are in euro, `rentepercentage` is in percent a year,
 * and monthly costs are in euro a month. Only a result with a home has a `hypotheekbedrag`.
 */
export type FinancieringsOpzet = FinancieringsOpzetZonderOnderpand | FinancieringsOpzetMetOnderpand

/**
 * Returns the result when it has the figures of a home; otherwise undefined.
 * @example
 * metOnderpand(financieringsOpzet)?.aankoopkosten // 306700
 */
export const metOnderpand = (opzet: FinancieringsOpzet): FinancieringsOpzetMetOnderpand | undefined =>
  opzet.hypotheekbedrag === undefined ? undefined : opzet
