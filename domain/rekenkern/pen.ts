import type { Normen } from '../normen'
import type { Gegevensoort, Normgegeven, Stap } from './stap'

declare const inhoud: unique symbol

/** A value of a calculation: bare for the pen that only calculates, a node of the trail for the one that writes. */
export interface Waarde<out T> {
  readonly [inhoud]: T
}

/** For every named input of a formula the value it gets; an optional input may be absent. */
export type Waarden<I> = {
  readonly [Naam in keyof I]: undefined extends I[Naam]
    ? Waarde<Exclude<I[Naam], undefined>> | undefined
    : Waarde<I[Naam]>
}

/** Where in the calculation a step or leaf stands: the first part of its id, and the applicant it is about. */
export interface Plek {
  readonly pad: string
  readonly nummer?: 1 | 2
  /** Says of a leaf that may be given that this calculator chose it. */
  readonly gekozen?: boolean
}

/** A value as it is outside the engine, without its unit. */
type Kaal<T> = T extends number ? number : T

/**
 * What a chapter describes the calculation with: it hands over each step with its inputs, and gets the outcome for
 * later steps. One pen only works the steps out; the other also writes them down.
 */
export interface Pen {
  /** The pen as it writes at a place: the ids of what it takes begin with its path. */
  readonly bij: (plek: Plek) => Pen
  /** Takes a step; `naam` is that of its outcome where one formula gives more than one. */
  readonly stap: <I, U>(stap: Stap<I, U>, invoer: Waarden<NoInfer<I>>, naam?: string) => Waarde<U>
  /** Takes something that was asked, given or chosen. -0 counts as 0. */
  readonly gegeven: <T>(gegeven: Gegevensoort<T>, waarde: Kaal<NoInfer<T>>) => Waarde<T>
  /** Takes an amount that was asked; an absent one counts as 0. */
  readonly bedrag: <T extends number>(gegeven: Gegevensoort<T>, bedrag: number | undefined) => Waarde<T>
  /** Takes a figure of the law. */
  readonly norm: <T>(norm: Normgegeven<T>) => Waarde<T>
  /** Looks at a value: for the few branches, and for the record. */
  readonly read: <T>(waarde: Waarde<T>) => T
}

/** -0, which JSON can hold and no amount is, becomes 0. */
export const zonderMinNul = <T>(waarde: T): T => (typeof waarde === 'number' && waarde === 0 ? (0 as T) : waarde)

/** The pen that only calculates: a value is just that. */
export class Rekenpen implements Pen {
  readonly #normen: Normen

  constructor(normen: Normen) {
    this.#normen = normen
  }

  bij(): this {
    return this
  }

  stap<I, U>(reken: Stap<I, U>, invoer: Waarden<NoInfer<I>>): Waarde<U> {
    return reken(invoer as I) as unknown as Waarde<U>
  }

  gegeven<T>(_: Gegevensoort<T>, waarde: Kaal<NoInfer<T>>): Waarde<T> {
    return zonderMinNul(waarde) as unknown as Waarde<T>
  }

  bedrag<T extends number>(_: Gegevensoort<T>, bedrag: number | undefined): Waarde<T> {
    return zonderMinNul(bedrag ?? 0) as unknown as Waarde<T>
  }

  norm<T>(norm: Normgegeven<T>): Waarde<T> {
    return norm(this.#normen) as unknown as Waarde<T>
  }

  read<T>(waarde: Waarde<T>): T {
    return waarde as unknown as T
  }

  /** Takes a figure that is no part of a calculation yet, to go on with. */
  neem<T>(kaal: T): Waarde<T> {
    return kaal as unknown as Waarde<T>
  }
}
