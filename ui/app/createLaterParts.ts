import { BehaviorSubject } from 'rxjs'

import type { LaterPart, LaterParts, PartImport } from '../context/laterParts'
import { partImports } from './partImports'

/** Makes the loader of a part, which loads it once and tries again after a failure. */
type CreateLoader = <Value>(request: PartImport<Value>) => () => Promise<Value>

/** The parts of the screen that come later, not loaded yet. */
export const createLaterParts = (createLoader: CreateLoader): LaterParts => {
  const parts = new Map<PartImport<unknown>, LaterPart<unknown>>()

  const create = <Value>(request: PartImport<Value>): LaterPart<Value> => {
    const load = createLoader(request)
    const latest = new BehaviorSubject<Value | undefined>(undefined)
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
  const of = <Value>(request: PartImport<Value>): LaterPart<Value> => {
    const part = (parts.get(request) as LaterPart<Value> | undefined) ?? create(request)
    parts.set(request, part)
    return part
  }
  return {
    of,
    loadAll: () => {
      for (const request of partImports)
        of(request)
          .load()
          .catch(() => undefined)
    },
  }
}
