import type { Changing } from './useSelected'

/** The import of a part of the screen in a chunk of its own: a module with one value. */
export type PartImport<Value> = () => Promise<Readonly<Record<string, Value>>>

/** A part of the screen that comes later: what was loaded, or undefined until then. */
export interface LaterPart<Value> extends Changing<Value | undefined> {
  /** Loads it, once for the whole page. Rejects when it stays away, and tries again at the next call. */
  readonly load: () => Promise<Value>
}

/** What the first step can do without until the visitor asks for it. */
export interface LaterParts {
  /** The part that this import is of: the same one at each call. */
  readonly of: <Value>(request: PartImport<Value>) => LaterPart<Value>
  /** Loads every part that is not there yet. One that stays away is loaded when the visitor asks for it. */
  readonly loadAll: () => void
}
