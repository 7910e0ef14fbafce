import type { Stapplek } from '../rekenkern/stap'
import type { Knoop } from './knoop'

/** The step or leaf of a chapter that a node of the trail is, and where in the calculation it was taken. */
interface Oorsprong {
  readonly van: unknown
  readonly plek: Stapplek
}

const oorsprongen = new WeakMap<Knoop, Oorsprong>()

/** Keeps it beside a node rather than in it, so that a trail is plain data, which can be copied and stored. */
export const rememberOorsprong = (knoop: Knoop, oorsprong: Oorsprong): void => {
  oorsprongen.set(knoop, oorsprong)
}

/** Of a node as the trail gave it; throws for a copy of one. */
export const oorsprongVan = (knoop: Knoop): Oorsprong => {
  const oorsprong = oorsprongen.get(knoop)
  if (oorsprong === undefined) throw new TypeError(`${knoop.id} is een kopie: de formule staat bij de stap zelf.`)
  return oorsprong
}
