import type { LabelCode } from '../antwoorden/label'
import type { Startersvrijstelling } from '../antwoorden/startersvrijstelling'
import type { Kostenposten } from '../normen/kostenposten'

/** The error for a request that cannot be decoded, or that has an amount out of bounds. */
export interface OnleesbaarVerzoek {
  readonly _tag: 'OnleesbaarVerzoek'
  /** A Dutch sentence for each wrong field. */
  readonly meldingen: readonly string[]
}

/** The error for a fixed-rate period that the brand of the request does not offer. */
export interface OnbekendePeriode {
  readonly _tag: 'OnbekendePeriode'
  /** The brand of the request. */
  readonly labelCode: LabelCode
  /** The requested fixed-rate period. Months. */
  readonly rentevastperiode: number
}

/** The error for a kader without a rate for the requested fixed-rate period. */
export interface GeenRente {
  readonly _tag: 'GeenRente'
  /** The requested fixed-rate period. Months. */
  readonly rentevastperiode: number
}

/** The wrong value in an error: a finite number, or any other value as text (`'NaN'`), because JSON has no NaN. */
export type GegevenGetal = number | string

/** Returns a finite number unchanged, and any other value as text. */
export const toGegevenGetal = (gegeven: unknown): GegevenGetal =>
  Number.isFinite(gegeven) ? (gegeven as number) : String(gegeven)

/** The error for a rate of the requested period that is not a finite percentage from 0 to 100. */
export interface OngeldigeRente {
  readonly _tag: 'OngeldigeRente'
  /** The requested fixed-rate period. Months. */
  readonly rentevastperiode: number
  /** The value that was given instead of a valid rate in percent a year. */
  readonly rente: GegevenGetal
}

/** The error for a cost item that is not a finite amount from 0 to 99.999.999 euro. */
export interface OngeldigeKosten {
  readonly _tag: 'OngeldigeKosten'
  /** The name of the cost item. */
  readonly kostenpost: keyof Kostenposten
  /** The value that was given instead of a valid amount in euro. */
  readonly bedrag: GegevenGetal
}

/** The error for a `startersvrijstelling` that is not possible for the home buyers of the request. */
export interface OngeldigeStartersvrijstelling {
  readonly _tag: 'OngeldigeStartersvrijstelling'
  /** The given value, as text. */
  readonly startersvrijstelling: string
  /** The possible values, with `eenVanTwee` only for two home buyers. */
  readonly mogelijk: readonly Startersvrijstelling[]
}

/** The reason why a calculation has no result. */
export type RekenFout =
  | OnleesbaarVerzoek
  | OnbekendePeriode
  | GeenRente
  | OngeldigeRente
  | OngeldigeKosten
  | OngeldigeStartersvrijstelling
