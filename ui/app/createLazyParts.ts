import { BehaviorSubject } from 'rxjs'

import type { LazyPart, LazyParts, PartName, Parts } from '../basis/lazy/parts'
import { PARTS, PARTS_BASE, SOON_NAMES } from './parts'

/**
 * Creates the loader of a part from its import and the URL of the importing file. The loader imports once and retries
 * after a failure.
 */
type CreateLoader = <Value>(
  request: () => Promise<Readonly<Record<string, Value>>>,
  base: string,
) => () => Promise<Value>

/** Creates the registry of lazily loaded parts. */
export const createLazyParts = (createLoader: CreateLoader): LazyParts => {
  const parts = new Map<PartName, LazyPart<unknown>>()

  const create = (name: PartName): LazyPart<unknown> => {
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
    return part as LazyPart<Parts[Name]>
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
