import type { LabelCode } from '../orientatie/label'
import type { Startersvrijstelling } from '../orientatie/startersvrijstelling'
import type { Kostenposten } from '../normen/kostenposten'

/** The request cannot be read, or has an amount that is out of bounds. */
export interface OnleesbaarVerzoek {
  readonly _tag: 'OnleesbaarVerzoek'
  /** What is wrong, a Dutch sentence for each field. */
  readonly meldingen: readonly string[]
}

/** The brand of the request does not offer this fixed-rate period (months). */
export interface OnbekendePeriode {
  readonly _tag: 'OnbekendePeriode'
  /** The brand of the request. */
  readonly labelCode: LabelCode
  /** The fixed-rate period that was asked for. Months. */
  readonly rentevastperiode: number
}

/** The sheet holds no rate for this fixed-rate period (months). */
export interface GeenRente {
  readonly _tag: 'GeenRente'
  /** The fixed-rate period that was asked for. Months. */
  readonly rentevastperiode: number
}

/** What was given for a number: a finite one as it is, anything else as text (`'NaN'`), so that JSON keeps it. */
export type GegevenGetal = number | string

/** What was given for a number, as a mistake holds it. */
export const toGegevenGetal = (gegeven: unknown): GegevenGetal =>
  Number.isFinite(gegeven) ? (gegeven as number) : String(gegeven)

/** The rate for this period is not a finite percentage from 0 to 100. */
export interface OngeldigeRente {
  readonly _tag: 'OngeldigeRente'
  /** The fixed-rate period that was asked for. Months. */
  readonly rentevastperiode: number
  /** The rate that was given, where percent is expected. */
  readonly rente: GegevenGetal
}

/** A cost item is not a finite amount from 0 to 99.999.999 euro. */
export interface OngeldigeKosten {
  readonly _tag: 'OngeldigeKosten'
  /** The name of the cost item. */
  readonly kostenpost: keyof Kostenposten
  /** The amount that was given, where euros are expected. */
  readonly bedrag: GegevenGetal
}

/** Who is exempt from transfer tax as a starter is none of those that these home buyers can be. */
export interface OngeldigeStartersvrijstelling {
  readonly _tag: 'OngeldigeStartersvrijstelling'
  /** What was given, as text. */
  readonly startersvrijstelling: string
  /** What can stand there: one of two is exempt only where two buy. */
  readonly mogelijk: readonly Startersvrijstelling[]
}

/** Why a request has no outcome. */
export type RekenFout =
  | OnleesbaarVerzoek
  | OnbekendePeriode
  | GeenRente
  | OngeldigeRente
  | OngeldigeKosten
  | OngeldigeStartersvrijstelling
