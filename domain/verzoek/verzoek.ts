import type { Datum } from '../datum/datum'
import type { Bedrag } from '../geld/bedrag'
import type { DienstBetrekking } from '../orientatie/dienstBetrekking'
import type { EnergielabelType } from '../orientatie/keuzes'
import type { BestaandeWoning } from '../orientatie/keuzes'
import type { LabelCode } from '../orientatie/label'

/** The yearly income of one home buyer, and its kind. */
export interface Inkomsten {
  /** The kind of income; `Overig` does not count. */
  readonly dienstbetrekkingsoort: DienstBetrekking
  /** Gross income. Euro a year, 0 to 99.999.999; absent counts as 0. */
  readonly bedrag?: Bedrag
  /** The starting date, yyyy-mm-dd; a page sends the date one year ago. It does not affect any amount. */
  readonly ingangsdatum: Datum
}

/** The monthly expenses of one home buyer, which lower what can be borrowed. */
export interface Uitgaven {
  /** The payment of a student loan. Euro a month, 0 to 99.999.999; absent when there is none. */
  readonly huidigeMaandlastStudieschuld?: Bedrag
  /** The alimony paid to a former partner. Euro a month, gross, 0 to 99.999.999; absent when there is none. */
  readonly brutoMaandlastAlimentatie?: Bedrag
  /** The payment of other loans. Euro a month, gross, 0 to 99.999.999; absent when there is none. */
  readonly brutoMaandlastOverige?: Bedrag
}

/** One home buyer in a request: income (euro a year), expenses (euro a month) and pension outlook. */
export interface Hypotheekgever {
  /** The yearly income and its kind. */
  readonly inkomsten: Inkomsten
  /** The monthly expenses that lower what can be borrowed; an empty object when there are none. */
  readonly uitgaven: Uitgaven
  /** The place in the list: 1, and 2 for a partner. */
  readonly volgnummer: 1 | 2
  /** Whether this buyer retires within ten years; if so, `pensioeninkomen` counts too. */
  readonly binnen10JaarMetPensioen: boolean
  /** The expected gross pension. Euro a year, 0 to 99.999.999; absent counts as 0. */
  readonly pensioeninkomen?: Bedrag
}

/** The home in a request; all amounts in euro. */
export interface Onderpand {
  /** The price of the home. Euro, 0 to 99.999.999. */
  readonly koopsom: Bedrag
  /** An existing home (`BestaandeBouw`) pays transfer tax; a new one (`Nieuwbouw`) does not. */
  readonly onderpandType: BestaandeWoning
  /** The remaining mortgage on the present home. Euro, 0 to 99.999.999; absent without such a home. */
  readonly huidigHypotheekbedrag?: Bedrag
  /** Extra work on a new home, or renovation of an existing one. Euro, 0 to 99.999.999; absent when there is none. */
  readonly meerwerkOfVerbouwingskosten?: Bedrag
  /** The sale price of the present home. Euro, 0 to 99.999.999; absent without such a home. */
  readonly verkoopprijs?: Bedrag
  /** The energy label; a good label allows a higher mortgage. Absent when unknown. */
  readonly energielabelType?: EnergielabelType
}

/** The input of a calculation: the body of the calculation call (specification, section 7). */
export interface FinancieringsOpzetVerzoek {
  /** The home buyers: one, or two of whom the second is the partner. */
  readonly hypotheekgevers: readonly Hypotheekgever[]
  /** The starting date, yyyy-mm-dd; a page sends the date one year ago. It does not affect any amount. */
  readonly ingangsdatumHypotheek: Datum
  /** The moment of the request: ISO 8601 with milliseconds. It does not affect any amount. */
  readonly timestamp: string
  /** The brand, which decides the rates. */
  readonly labelCode: LabelCode
  /** The fixed-rate period. Whole months, at least 1; the rekenkader needs a rate for it. */
  readonly rentevastperiode: number
  /** Own money that goes into the purchase. Euro, 0 to 99.999.999; absent counts as 0. */
  readonly eigenInleg?: Bedrag
  /** The home; absent when only the mortgage on income is asked for. */
  readonly onderpand?: Onderpand
}
