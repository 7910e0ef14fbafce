import type { SharedAddress } from '../../../ui'

export const ADRES = 'https://bank.voorbeeld/hypotheek'

/** The address of a page, which passes on this. */
export const createAdres = (gedeeld: string | undefined): SharedAddress => {
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
    linkTo: (tekst) => `${ADRES}#hypotheekberekening=${tekst}`,
  }
}
