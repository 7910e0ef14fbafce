import type { Normen } from '../normen/normen'
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

/** A value as it is outside the engine, without its unit. */
type Kaal<T> = T extends number ? number : T

/**
 * What a chapter describes the calculation with: it hands over each step with its inputs, and gets the outcome for
 * later steps. One pen only works the steps out; the other also writes them down.
 */
export interface Pen {
  /**
   * The pen for the part of the calculation that `pad` names: the ids of its steps and leaves begin with `pad`. With
   * `gekozen` the trail says of the cost items it takes that this calculator chose them, not the caller.
   */
  readonly bij: (pad: string, gekozen?: boolean) => Pen
  /** The pen for one applicant in the same part of the calculation. */
  readonly over: (nummer: 1 | 2) => Pen
  /** Takes a step; `naam` is that of its outcome where one formula gives more than one. */
  readonly stap: <I, U>(stap: Stap<I, U>, invoer: Waarden<NoInfer<I>>, naam?: string) => Waarde<U>
  /** Takes something that was asked, given or chosen; what is absent stays absent. -0 counts as 0. */
  readonly gegeven: <T, K extends Kaal<T> | undefined>(
    gegeven: Gegevensoort<T>,
    waarde: K,
  ) => Waarde<T> | Extract<K, undefined>
  /** Takes an amount that was asked; an absent one counts as 0. */
  readonly bedrag: <T extends number>(gegeven: Gegevensoort<T>, bedrag: number | undefined) => Waarde<T>
  /** Takes a figure of the law. */
  readonly norm: <T>(norm: Normgegeven<T>) => Waarde<T>
  /** Looks at a value: for the few branches, and for the record. */
  readonly read: <T>(waarde: Waarde<T>) => T
}

/** -0, which JSON can hold and no amount is, becomes 0. */
export const zonderMinNul = <T>(waarde: T): T => (waarde === 0 ? (0 as T) : waarde)

/** A figure as the pen that only calculates has it: just that. */
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
