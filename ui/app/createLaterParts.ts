import { BehaviorSubject } from 'rxjs'

import type { LaterPart, LaterParts, PartName, Parts } from '../basis/later/parts'
import { PARTS, PARTS_BASE, SOON_NAMES } from './parts'

/**
 * Creates the loader of a part, which loads it once and tries again after a failure, from its import and the address of
 * the file that imports it.
 */
type CreateLoader = <Value>(
  request: () => Promise<Readonly<Record<string, Value>>>,
  base: string,
) => () => Promise<Value>

/** Creates the registry of lazily loaded parts. */
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
    return part as LaterPart<Parts[Name]>
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
