/** What every calculation comes to. */
interface Hypotheekcijfers {
  readonly maximaleHypotheekOpInkomen: number
  readonly maximaleHypotheek: number
  readonly maandlastBruto: number
  readonly maandlastNetto: number
  readonly rentepercentage?: number
  readonly timestamp?: string
  /** The year of the norms it was calculated with, when a service says so. */
  readonly normjaar?: number
}

/**
 * What a calculation says of a home. A figure that is not known is absent, which is not 0: advice and handling costs,
 * those of a sale or of work that was not asked about, and what a service does not tell.
 */
interface Woningcijfers {
  readonly benodigdeFinanciering: number
  readonly hypotheekbedrag: number
  readonly extraBenodigdeEigenInleg: number
  readonly aankoopkosten?: number
  readonly advieskosten?: number
  readonly afhandelingskosten?: number
  readonly benodigdeEigenInleg?: number
  readonly financieringskosten?: number
  readonly hypotheekaktekosten?: number
  readonly leveringsaktekosten?: number
  readonly makelaarskosten?: number
  readonly meerwerk?: number
  readonly nhg?: boolean
  readonly nhgKosten?: number
  readonly overdrachtsbelasting?: number
  readonly overwaarde?: number
  readonly restschuld?: number
  readonly taxatiekosten?: number
  readonly totaalFinancieringskosten?: number
  readonly verbouwingskosten?: number
}

/** The result record of a question without a home. */
export type FinancieringsOpzetZonderOnderpand = Hypotheekcijfers & { readonly [Cijfer in keyof Woningcijfers]?: never }

/** The result record of a question with a home. */
export type FinancieringsOpzetMetOnderpand = Hypotheekcijfers & Woningcijfers

/**
 * The result record (specification, section 3). Amounts in euro, `rentepercentage` in percent a year, monthly costs in
 * euro a month. Its `hypotheekbedrag` tells which of the two it is.
 */
export type FinancieringsOpzet = FinancieringsOpzetZonderOnderpand | FinancieringsOpzetMetOnderpand

/** The record when it is that of a home; undefined when it is not. */
export const metOnderpand = (opzet: FinancieringsOpzet): FinancieringsOpzetMetOnderpand | undefined =>
  opzet.hypotheekbedrag === undefined ? undefined : opzet
