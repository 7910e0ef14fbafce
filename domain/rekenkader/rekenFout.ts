import type { LabelCode } from '../orientatie/label'
import type { Startersvrijstelling } from '../orientatie/startersvrijstelling'
import type { Kostenposten } from '../normen/kostenposten'

/** The request cannot be decoded, or has an amount out of bounds. */
export interface OnleesbaarVerzoek {
  readonly _tag: 'OnleesbaarVerzoek'
  /** A Dutch sentence for each wrong field. */
  readonly meldingen: readonly string[]
}

/** The brand of the request does not offer this fixed-rate period. */
export interface OnbekendePeriode {
  readonly _tag: 'OnbekendePeriode'
  /** The brand of the request. */
  readonly labelCode: LabelCode
  /** The requested fixed-rate period. Months. */
  readonly rentevastperiode: number
}

/** The kader has no rate for the requested fixed-rate period. */
export interface GeenRente {
  readonly _tag: 'GeenRente'
  /** The requested fixed-rate period. Months. */
  readonly rentevastperiode: number
}

/** The given value where a number is expected: a finite number unchanged, anything else as text (`'NaN'`) for JSON. */
export type GegevenGetal = number | string

/** Converts a given value to the form in which an error reports it. */
export const toGegevenGetal = (gegeven: unknown): GegevenGetal =>
  Number.isFinite(gegeven) ? (gegeven as number) : String(gegeven)

/** The rate for the requested period is not a finite percentage from 0 to 100. */
export interface OngeldigeRente {
  readonly _tag: 'OngeldigeRente'
  /** The requested fixed-rate period. Months. */
  readonly rentevastperiode: number
  /** The given value, where percent a year is expected. */
  readonly rente: GegevenGetal
}

/** A cost item is not a finite amount from 0 to 99.999.999 euro. */
export interface OngeldigeKosten {
  readonly _tag: 'OngeldigeKosten'
  /** The name of the cost item. */
  readonly kostenpost: keyof Kostenposten
  /** The given value, where an amount in euro is expected. */
  readonly bedrag: GegevenGetal
}

/** The given starter exemption (`startersvrijstelling`) is not possible for these home buyers. */
export interface OngeldigeStartersvrijstelling {
  readonly _tag: 'OngeldigeStartersvrijstelling'
  /** The given value, as text. */
  readonly startersvrijstelling: string
  /** The possible values: `eenVanTwee` only when two buy. */
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
