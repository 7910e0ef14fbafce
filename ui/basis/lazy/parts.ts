import type { Charts } from '../chart/charts'
import type { Changing } from '../context/useSelected'

/**
 * The lazily loaded parts of the screen, each with the type of its value. Every part except the charts adds its type
 * from its own file, so that other code uses the part by name, without an import.
 */
export interface Parts {
  readonly charts: Charts
}

export type PartName = keyof Parts

/** A lazily loaded part: its value, or undefined until it is loaded. */
export interface LazyPart<Value> extends Changing<Value | undefined> {
  /** Loads the part, once for the whole page. Rejects when it fails to load; the next call tries again. */
  readonly load: () => Promise<Value>
}

/** The lazily loaded parts of one page. */
export interface LazyParts {
  /** Returns the part with this name: the same object at every call. */
  readonly of: <Name extends PartName>(name: Name) => LazyPart<Parts[Name]>
  /** Loads every part that the next press may need. A part that fails to load is tried again when it is needed. */
  readonly loadSoon: () => void
}
