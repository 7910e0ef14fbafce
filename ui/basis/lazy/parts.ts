import type { Charts } from '../chart/charts'
import type { Changing } from '../context/useSelected'

/**
 * The parts of the screen that load lazily, each with its value. The charts are part of the basis; every other part
 * adds itself beside its definition, so that a user of the part gets its type by name, without an import.
 */
export interface Parts {
  readonly charts: Charts
}

export type PartName = keyof Parts

/** A lazily loaded part: its value, or undefined until it is loaded. */
export interface LazyPart<Value> extends Changing<Value | undefined> {
  /** Loads it, once for the whole page. Rejects when it fails to load, and tries again at the next call. */
  readonly load: () => Promise<Value>
}

/** The lazily loaded parts of one page. */
export interface LazyParts {
  /** The part of this name: the same one at each call. */
  readonly of: <Name extends PartName>(name: Name) => LazyPart<Parts[Name]>
  /** Loads every part that the next press may need. One that fails to load is loaded when the visitor asks for it. */
  readonly loadSoon: () => void
}
