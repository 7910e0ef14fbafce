import { createLaterParts, type LaterParts } from '../../ui'
import { importAgain, type Loading } from './loading'

const loaded = new WeakMap<Loading['createLoader'], LaterParts>()

/**
 * The parts of the screen that this loader loads. The documents that an element is moved between share them, so that
 * a later step stands at once in the next document.
 */
export const laterPartsOf = (createLoader: Loading['createLoader']): LaterParts => {
  const parts = loaded.get(createLoader) ?? createLaterParts((request) => createLoader(request, importAgain))
  loaded.set(createLoader, parts)
  return parts
}
