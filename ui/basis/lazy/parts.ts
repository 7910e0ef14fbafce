import type { Charts } from '../chart/charts'
import type { Changing } from '../context/useSelected'

/**
 * The type of each lazily loaded part of the screen, by name. The file of a part, other than `charts`, adds its own
 * type with `declare module`, so that this file imports only `charts`.
 */
export interface Parts {
  readonly charts: Charts
}

export type PartName = keyof Parts

/** A lazily loaded part. Its state is the value of the part; undefined until the part is loaded. */
export interface LazyPart<Value> extends Changing<Value | undefined> {
  /** Returns undefined: the build draws no lazily loaded part, even if another calculator has loaded it. */
  readonly drawn: () => undefined
  /** Loads the part once for the whole page. Rejects when the load fails; the next call then loads the part again. */
  readonly load: () => Promise<Value>
}

/** The lazily loaded parts of one page, shared by its calculators. */
export interface LazyParts {
  /** Returns the part with this name: the same object at every call. */
  readonly of: <Name extends PartName>(name: Name) => LazyPart<Parts[Name]>
  /** Loads the parts that are likely to be needed soon. Ignores a failed load: that part loads again when needed. */
  readonly loadSoon: () => void
}
