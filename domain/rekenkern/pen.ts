import type { Normen } from '../normen/normen'
import type { Gegevensoort, Normgegeven, Stap } from './stap'

declare const inhoud: unique symbol

/** A value inside a calculation: a plain value for `Rekenpen`, a value with its trail id and unit for `Schrijfpen`. */
export interface Waarde<out T> {
  readonly [inhoud]: T
}

/** The values of the inputs of a step, by name. An input whose type includes undefined may be undefined. */
export type Waarden<I> = {
  readonly [Naam in keyof I]: undefined extends I[Naam]
    ? Waarde<Exclude<I[Naam], undefined>> | undefined
    : Waarde<I[Naam]>
}

/** The type of a value without its unit: `number` for every number type, any other type unchanged. */
type Kaal<T> = T extends number ? number : T

/**
 * An object that runs the steps of a calculation and reads their inputs. The class `Rekenpen` only calculates. The
 * class `Schrijfpen` also writes the trail.
 */
export interface Pen {
  /**
   * Returns the pen for a part of the calculation. In the trail, `pad` is the prefix of the step ids of that part, and
   * of the field paths of the inputs that the returned pen reads. If `gekozen` is true, the trail reports these inputs
   * as choices of this calculator.
   */
  readonly bij: (pad: string, gekozen?: boolean) => Pen
  /** Returns a pen that calculates the same as this pen, and writes no trail. */
  readonly proef: () => Pen
  /** Returns the pen for one applicant in the same part of the calculation. */
  readonly over: (nummer: 1 | 2) => Pen
  /** Runs a step and returns its outcome. `naam` names the outcome when several outcomes share one formula. */
  readonly stap: <I, U>(stap: Stap<I, U>, invoer: Waarden<NoInfer<I>>, naam?: string) => Waarde<U>
  /** Returns `waarde` as the value of the leaf `gegeven`. Changes -0 to 0, and keeps undefined. */
  readonly gegeven: <T, K extends Kaal<T> | undefined>(
    gegeven: Gegevensoort<T>,
    waarde: K,
  ) => Waarde<T> | Extract<K, undefined>
  /** Returns `bedrag` as the value of a leaf that is a field of the request. Changes undefined and -0 to 0. */
  readonly bedrag: <T extends number>(gegeven: Gegevensoort<T>, bedrag: number | undefined) => Waarde<T>
  /** Returns a figure or a table from the norms. */
  readonly norm: <T>(norm: Normgegeven<T>) => Waarde<T>
  /** Returns the plain value, for example to branch on it, or to store it in the result record. */
  readonly read: <T>(waarde: Waarde<T>) => T
}

/** Returns 0 for -0, which JSON text can contain. Returns any other value unchanged. */
export const zonderMinNul = <T>(waarde: T): T => (waarde === 0 ? (0 as T) : waarde)

/** Returns a plain value, unchanged, as the type of a value of `Rekenpen`. */
export const toWaarde = <T>(kaal: T): Waarde<T> => kaal as unknown as Waarde<T>

/** The pen that only calculates and writes no trail. */
export class Rekenpen implements Pen {
  constructor(private readonly normen: Normen) {}

  bij(): this {
    return this
  }

  proef(): this {
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
