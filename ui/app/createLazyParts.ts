import { BehaviorSubject } from 'rxjs'

import type { LazyPart, LazyParts, PartName, Parts } from '../basis/lazy/parts'
import { PARTS, PARTS_BASE, SOON_NAMES } from './parts'

/**
 * A function that returns the loader of a part of the screen. `request` imports the file of the part; `base` is the URL
 * of the file that contains that import. The loader imports the part only once. After a failed import, the next call of
 * the loader imports the part again.
 */
type CreateLoader = <Value>(
  request: () => Promise<Readonly<Record<string, Value>>>,
  base: string,
) => () => Promise<Value>

/** Creates the lazily loaded parts of a page. `createLoader` is called for a part when `of` first returns that part. */
export const createLazyParts = (createLoader: CreateLoader): LazyParts => {
  const parts = new Map<PartName, LazyPart<unknown>>()

  const create = (name: PartName): LazyPart<unknown> => {
    const load = createLoader<unknown>(PARTS[name], PARTS_BASE)
    const latest = new BehaviorSubject<unknown>(undefined)
    return {
      state$: latest,
      state: () => latest.value,
      drawn: () => undefined,
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
