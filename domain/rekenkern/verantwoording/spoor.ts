import type { Norm, Normen } from '../../normen'
import { keuze, volgens, type Herkomst } from './herkomst'
import type { Afronding, Eenheid, Gegeven, Rekenstap, Stapinvoer, Stapwaarde } from './knoop'

/** A value that a later step may use, with the node it comes from. */
export interface Verwijzing<T> {
  readonly id: string
  readonly waarde: T
  readonly eenheid: Eenheid
}

/** For every named input of a formula the value it gets; an optional input may be absent. */
export type Verwijzingen<I> = {
  readonly [Naam in keyof I]: undefined extends I[Naam]
    ? Verwijzing<Exclude<I[Naam], undefined>> | undefined
    : Verwijzing<I[Naam]>
}

/** A step as a chapter writes it down: the compiler holds its inputs and outcome to the formula in `reken`. */
export interface Beschrijving<I, U extends Stapwaarde> {
  readonly id: string
  readonly omschrijving: string
  readonly formule: string
  readonly reken: (invoer: I) => U
  readonly invoer: Verwijzingen<NoInfer<I>>
  readonly uitkomst: NoInfer<U>
  readonly eenheid: Eenheid
  readonly afronding?: Afronding
  readonly herkomst: Herkomst
  readonly keuze?: string
}

/** Where the chapters write their steps and leaves, in calculation order. */
export class Spoor {
  readonly #stappen: Rekenstap[] = []
  readonly #gegevens = new Map<string, Gegeven>()
  readonly #normen: Normen

  constructor(normen: Normen) {
    this.#normen = normen
  }

  /** The steps in the order in which they were taken. */
  get stappen(): readonly Rekenstap[] {
    return this.#stappen
  }

  /** The leaves, each once. */
  get gegevens(): readonly Gegeven[] {
    return [...this.#gegevens.values()]
  }

  /** Writes down a leaf; the same leaf may be used more than once. */
  gegeven<T extends Stapwaarde>(
    id: string,
    omschrijving: string,
    waarde: T,
    eenheid: Eenheid,
    herkomst: Herkomst,
  ): Verwijzing<T> {
    this.#gegevens.set(id, { soort: 'gegeven', id, omschrijving, waarde, eenheid, herkomst })
    return { id, waarde, eenheid }
  }

  /** Writes down a figure of the law, or a part of it. */
  norm<T extends Stapwaarde>(id: string, omschrijving: string, waarde: T, eenheid: Eenheid, norm: Norm<unknown>) {
    return this.gegeven(`norm.${id}`, omschrijving, waarde, eenheid, volgens(this.#normen, norm.bron))
  }

  /** Writes down a figure that this calculator chose. */
  keuze<T extends Stapwaarde>(id: string, omschrijving: string, waarde: T, eenheid: Eenheid, toelichting: string) {
    return this.gegeven(`keuze.${id}`, omschrijving, waarde, eenheid, keuze(toelichting))
  }

  /** Writes down a step and gives its outcome for later steps. */
  stap<I, U extends Stapwaarde>(beschrijving: Beschrijving<I, U>): Verwijzing<U> {
    const { id, invoer, uitkomst, eenheid, reken, afronding = 'niet afgerond', ...rest } = beschrijving
    this.#stappen.push({
      soort: 'stap',
      id,
      ...rest,
      invoer: toStapinvoer(invoer as Readonly<Record<string, Verwijzing<Stapwaarde> | undefined>>),
      uitkomst,
      eenheid,
      afronding,
      reken: reken as unknown as Rekenstap['reken'],
    })
    return { id, waarde: uitkomst, eenheid }
  }
}

const toStapinvoer = (invoer: Readonly<Record<string, Verwijzing<Stapwaarde> | undefined>>): readonly Stapinvoer[] =>
  Object.entries(invoer).flatMap(([naam, verwijzing]) =>
    verwijzing === undefined
      ? []
      : [{ naam, waarde: verwijzing.waarde, eenheid: verwijzing.eenheid, van: verwijzing.id }],
  )
