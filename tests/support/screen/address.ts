import type { SharedAddress } from '../../../ui'

export const ADDRESS = 'https://bank.voorbeeld/hypotheek'

/** The address of a page, which passes on this. */
export const createAddress = (gedeeld: string | undefined): SharedAddress => {
  let latest = gedeeld
  const listeners = new Set<() => void>()
  return {
    read: () => latest,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    clear: () => {
      latest = undefined
      for (const listener of listeners) listener()
    },
    linkTo: (tekst) => `${ADDRESS}#hypotheekberekening=${tekst}`,
  }
}
