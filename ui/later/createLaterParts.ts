import { BehaviorSubject } from 'rxjs'

import type { Changing } from '../context/useSelected'
import { PARTS, PARTS_BASE, SOON_NAMES, type PartName, type PartValue } from './parts'

/** A part of the screen that comes later: what was loaded, or undefined until then. */
export interface LaterPart<Value> extends Changing<Value | undefined> {
  /** Loads it, once for the whole page. Rejects when it stays away, and tries again at the next call. */
  readonly load: () => Promise<Value>
}

/** What the first step can do without until the visitor asks for it. */
export interface LaterParts {
  /** The part of this name: the same one at each call. */
  readonly of: <Name extends PartName>(name: Name) => LaterPart<PartValue<Name>>
  /** Loads every part that the next press may need. One that stays away is loaded when the visitor asks for it. */
  readonly loadSoon: () => void
}

/**
 * Creates the loader of a part, which loads it once and tries again after a failure, from its import and the address of
 * the file that imports it.
 */
type CreateLoader = <Value>(
  request: () => Promise<Readonly<Record<string, Value>>>,
  base: string,
) => () => Promise<Value>

/** The parts of the screen that come later, not loaded yet. */
export const createLaterParts = (createLoader: CreateLoader): LaterParts => {
  const parts = new Map<PartName, LaterPart<unknown>>()

  const create = (name: PartName): LaterPart<unknown> => {
    const load = createLoader<unknown>(PARTS[name], PARTS_BASE)
    const latest = new BehaviorSubject<unknown>(undefined)
    return {
      state$: latest,
      state: () => latest.value,
      load: async () => {
        const value = await load()
        latest.next(value)
        return value
      },
    }
  }
  const of = <Name extends PartName>(name: Name) => {
    const part = parts.get(name) ?? create(name)
    parts.set(name, part)
    return part as LaterPart<PartValue<Name>>
  }
  return {
    of,
    loadSoon: () => {
      for (const name of SOON_NAMES)
        of(name)
          .load()
          .catch(() => undefined)
    },
  }
}
