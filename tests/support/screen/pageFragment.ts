import { SHARED_NAME, type PageFragment } from '../../../ui'

export const ADDRESS = 'https://bank.voorbeeld/hypotheek'

/** Creates the URL fragment of a page with this shared calculation. Without `hasAddress`, no link to it is possible. */
export const createFragment = (gedeeld: string | undefined, hasAddress = true): PageFragment => {
  let latest = gedeeld === undefined ? '' : `${SHARED_NAME}=${gedeeld}`
  const listeners = new Set<() => void>()
  return {
    read: () => latest,
    readShared: () => (latest === '' ? undefined : latest),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    replace: (fragment) => {
      latest = fragment
      for (const listener of listeners) listener()
    },
    addressWith: (fragment) => (hasAddress ? `${ADDRESS}#${fragment}` : undefined),
  }
}
