import type { Datum } from '../datum/datum'
import type { Bedrag } from '../geld/bedrag'
import type { DienstBetrekking } from './dienstBetrekking'
import type { EnergielabelType } from './keuzes'
import type { BestaandeWoning } from './keuzes'
import type { LabelCode } from './label'

/** The yearly income of one home buyer, and its kind. */
export interface Inkomsten {
  /** The kind of income; an income of the kind `Overig` does not count. */
  readonly dienstbetrekkingsoort: DienstBetrekking
  /** The gross income. Euro a year, 0 to 99.999.999; absent counts as 0. */
  readonly bedrag?: Bedrag | undefined
  /** The starting date of the income, yyyy-mm-dd; the calculator sends the date one year ago. It affects no amount. */
  readonly ingangsdatum: Datum
}

/** The monthly expenses of one home buyer, which lower the maximum mortgage. */
export interface Uitgaven {
  /** The payment of a student loan. Euro a month, 0 to 99.999.999; absent counts as 0. */
  readonly huidigeMaandlastStudieschuld?: Bedrag | undefined
  /** The gross alimony paid to a former partner. Euro a month, 0 to 99.999.999; absent counts as 0. */
  readonly brutoMaandlastAlimentatie?: Bedrag | undefined
  /** The gross payment of other loans. Euro a month, 0 to 99.999.999; absent counts as 0. */
  readonly brutoMaandlastOverige?: Bedrag | undefined
}

/** One home buyer in a request: income (euro a year), expenses (euro a month) and pension outlook. */
export interface Hypotheekgever {
  /** The yearly income and its kind. */
  readonly inkomsten: Inkomsten
  /** The monthly expenses; an empty object when there are none. */
  readonly uitgaven: Uitgaven
  /** The number in the list of home buyers: 1 for the first, 2 for a partner. */
  readonly volgnummer: 1 | 2
  /** Whether this buyer retires within ten years; if so, `pensioeninkomen` counts too. */
  readonly binnen10JaarMetPensioen: boolean
  /** The expected gross pension. Euro a year, 0 to 99.999.999; absent counts as 0. */
  readonly pensioeninkomen?: Bedrag | undefined
}

/** The home in a request. Amounts in euro. */
export interface Onderpand {
  /** The price of the home. Euro, 0 to 99.999.999. */
  readonly koopsom: Bedrag
  /** The kind of home: transfer tax applies to an existing home (`BestaandeBouw`), not to a new build (`Nieuwbouw`). */
  readonly onderpandType: BestaandeWoning
  /** The remaining mortgage on the current home. Euro, 0 to 99.999.999; absent counts as 0. */
  readonly huidigHypotheekbedrag?: Bedrag | undefined
  /** The cost of extra work (new build) or renovation (existing home). Euro, 0 to 99.999.999; absent counts as 0. */
  readonly meerwerkOfVerbouwingskosten?: Bedrag | undefined
  /** The sale price of the current home. Euro, 0 to 99.999.999; absent means that no home is sold. */
  readonly verkoopprijs?: Bedrag | undefined
  /** The energy label; a good label allows a higher maximum mortgage. Absent counts as `Onbekend`. */
  readonly energielabelType?: EnergielabelType | undefined
}

/** The input of a calculation: the body of the calculation call. */
export interface FinancieringsOpzetVerzoek {
  /** The home buyers: one, or two of whom the second is the partner. */
  readonly hypotheekgevers: readonly Hypotheekgever[]
  /** The starting date of the mortgage, yyyy-mm-dd; the calculator sends the date one year ago. Affects no amount. */
  readonly ingangsdatumHypotheek: Datum
  /** The date and time of the request: ISO 8601 with a time zone. It affects no amount. */
  readonly timestamp: string
  /** The brand, which decides the fixed-rate periods on offer. */
  readonly labelCode: LabelCode
  /** The fixed-rate period. Whole months, at least 1; the rekenkader needs a rate for this period. */
  readonly rentevastperiode: number
  /** The own money for the purchase. Euro, 0 to 99.999.999; absent counts as 0. */
  readonly eigenInleg?: Bedrag | undefined
  /** The home; absent for a calculation without a home. */
  readonly onderpand?: Onderpand | undefined
}
