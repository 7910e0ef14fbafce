import type { Normen } from '../normen/normen'
import type { Gegevensoort, Normgegeven, Stap } from './stap'

declare const inhoud: unique symbol

/** A value of a calculation: a plain value for `Rekenpen`, a node of the trail for `Schrijfpen`. */
export interface Waarde<out T> {
  readonly [inhoud]: T
}

/** The values for the named inputs of a formula; an optional input may be undefined. */
export type Waarden<I> = {
  readonly [Naam in keyof I]: undefined extends I[Naam]
    ? Waarde<Exclude<I[Naam], undefined>> | undefined
    : Waarde<I[Naam]>
}

/** A value without its unit, as used outside the engine. */
type Kaal<T> = T extends number ? number : T

/**
 * Runs the steps of a calculation: a chapter passes each step with its inputs, and gets the outcome for later steps.
 * `Rekenpen` only calculates; `Schrijfpen` also records the trail.
 */
export interface Pen {
  /**
   * Returns the pen for a part of the calculation: the ids of its steps and leaves begin with `pad`. With `gekozen` the
   * trail shows the cost items of this part as our choice, not as given by the caller.
   */
  readonly bij: (pad: string, gekozen?: boolean) => Pen
  /** Returns the pen for one applicant in the same part of the calculation. */
  readonly over: (nummer: 1 | 2) => Pen
  /** Runs a step; `naam` names its outcome when one formula has several. */
  readonly stap: <I, U>(stap: Stap<I, U>, invoer: Waarden<NoInfer<I>>, naam?: string) => Waarde<U>
  /** Adds a leaf: a value that was asked, given or chosen. Undefined stays undefined, and -0 becomes 0. */
  readonly gegeven: <T, K extends Kaal<T> | undefined>(
    gegeven: Gegevensoort<T>,
    waarde: K,
  ) => Waarde<T> | Extract<K, undefined>
  /** Adds an amount that was asked; undefined becomes 0. */
  readonly bedrag: <T extends number>(gegeven: Gegevensoort<T>, bedrag: number | undefined) => Waarde<T>
  /** Reads a figure from the norms. */
  readonly norm: <T>(norm: Normgegeven<T>) => Waarde<T>
  /** Returns the plain value, for the few branches and for the record. */
  readonly read: <T>(waarde: Waarde<T>) => T
}

/** Returns 0 for -0, which JSON can contain but no amount is; any other value unchanged. */
export const zonderMinNul = <T>(waarde: T): T => (waarde === 0 ? (0 as T) : waarde)

/** Converts a plain value to a value of `Rekenpen`. */
export const toWaarde = <T>(kaal: T): Waarde<T> => kaal as unknown as Waarde<T>

/** The pen that only calculates. */
export class Rekenpen implements Pen {
  constructor(private readonly normen: Normen) {}

  bij(): this {
    return this
  }

  over(): this {
    return this
  }

  stap<I, U>(reken: Stap<I, U>, invoer: Waarden<NoInfer<I>>): Waarde<U> {
    return toWaarde(reken(invoer as I))
  }

  gegeven<T, K extends Kaal<T> | undefined>(_: Gegevensoort<T>, waarde: K): Waarde<T> | Extract<K, undefined> {
    return zonderMinNul(waarde) as Waarde<T> | Extract<K, undefined>
  }

  bedrag<T extends number>(_: Gegevensoort<T>, bedrag = 0): Waarde<T> {
    return toWaarde(zonderMinNul(bedrag) as T)
  }

  norm<T>(norm: Normgegeven<T>): Waarde<T> {
    return toWaarde(norm(this.normen))
  }

  read<T>(waarde: Waarde<T>): T {
    return waarde as unknown as T
  }
}
