import type { LabelCode } from '../orientatie'
import type { Kostenposten } from '../normen'

/** The brand of the request does not offer this fixed-rate period (months). */
export interface OnbekendePeriode {
  readonly _tag: 'OnbekendePeriode'
  readonly labelCode: LabelCode
  readonly rentevastperiode: number
}

/** The sheet holds no rate for this fixed-rate period (months). */
export interface GeenRente {
  readonly _tag: 'GeenRente'
  readonly rentevastperiode: number
}

/** The rate for this period is not a finite percentage from 0 to 100. */
export interface OngeldigeRente {
  readonly _tag: 'OngeldigeRente'
  readonly rentevastperiode: number
  readonly rente: number
}

/** A cost item is not a finite amount from 0 to 99.999.999 euro. */
export interface OngeldigeKosten {
  readonly _tag: 'OngeldigeKosten'
  readonly kostenpost: keyof Kostenposten
  readonly bedrag: number
}

/** Why a request has no outcome. */
export type RekenFout = OnbekendePeriode | GeenRente | OngeldigeRente | OngeldigeKosten
