import type { Datum } from '../datum/datum'
import type { Bedrag } from '../geld/bedrag'
import type { DienstBetrekking } from '../orientatie/dienstBetrekking'
import type { EnergielabelType } from '../orientatie/keuzes'
import type { BestaandeWoning } from '../orientatie/keuzes'
import type { LabelCode } from '../orientatie/label'

/** The income of one home buyer: of which kind, and how much a year. */
export interface Inkomsten {
  /** The kind of income; `Overig` counts for nothing. */
  readonly dienstbetrekkingsoort: DienstBetrekking
  /** Gross income. Euro a year, 0 to 99.999.999; absent counts as 0. */
  readonly bedrag?: Bedrag
  /** From when, as yyyy-mm-dd; a year before the request is made, as a page sends it. No figure depends on it. */
  readonly ingangsdatum: Datum
}

/** What one home buyer pays a month and so lowers what can be borrowed. */
export interface Uitgaven {
  /** What is paid on a student loan. Euro a month, 0 to 99.999.999; absent is none. */
  readonly huidigeMaandlastStudieschuld?: Bedrag
  /** Alimony that is paid to a former partner. Euro a month, gross, 0 to 99.999.999; absent is none. */
  readonly brutoMaandlastAlimentatie?: Bedrag
  /** What is paid on other loans. Euro a month, gross, 0 to 99.999.999; absent is none. */
  readonly brutoMaandlastOverige?: Bedrag
}

/** One home buyer in a request: income (euro a year), expenses (euro a month) and pension outlook. */
export interface Hypotheekgever {
  /** Income: of which kind, and how much a year. */
  readonly inkomsten: Inkomsten
  /** Expenses a month that lower what can be borrowed; an empty object without any. */
  readonly uitgaven: Uitgaven
  /** The place in the list: 1, and 2 for a partner. */
  readonly volgnummer: 1 | 2
  /** Retires within ten years: then `pensioeninkomen` is looked at too. */
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
  /** What is still owed on the mortgage of the present home. Euro, 0 to 99.999.999; absent without such a home. */
  readonly huidigHypotheekbedrag?: Bedrag
  /** Extra work on a new home, or renovation of an existing one. Euro, 0 to 99.999.999; absent is none. */
  readonly meerwerkOfVerbouwingskosten?: Bedrag
  /** What the present home is sold for. Euro, 0 to 99.999.999; absent without such a home. */
  readonly verkoopprijs?: Bedrag
  /** The energy label: with a good one more can be borrowed. Absent is unknown. */
  readonly energielabelType?: EnergielabelType
}

/** The question a calculation answers: the body of the calculation call (specification, section 7). */
export interface FinancieringsOpzetVerzoek {
  /** Who buys: one, or two of whom the second is the partner. */
  readonly hypotheekgevers: readonly Hypotheekgever[]
  /** The starting date as a page sends it, yyyy-mm-dd: a year before today. No figure depends on it. */
  readonly ingangsdatumHypotheek: Datum
  /** When it is asked: ISO 8601 with milliseconds. No figure depends on it. */
  readonly timestamp: string
  /** The brand, of which the rates are. */
  readonly labelCode: LabelCode
  /** How long the rate is fixed. Whole months, at least 1; a rate of that period has to be known. */
  readonly rentevastperiode: number
  /** Own money that goes into the purchase. Euro, 0 to 99.999.999; absent counts as 0. */
  readonly eigenInleg?: Bedrag
  /** The home; absent while only the income is asked about. */
  readonly onderpand?: Onderpand
}
