import { nameOf } from '../nameOf'

/** Stores one text in the visitor's browser tab. Both functions throw when the browser refuses storage. */
export interface TabStorage {
  /** Returns the stored text, also after a reload; null when no text is stored. */
  readonly read: () => string | null
  /** Replaces the stored text; null removes it. */
  readonly write: (tekst: string | null) => void
}

/** Creates the storage of one calculator. The browser discards the stored text when the tab closes. */
export const createTabStorage = (host: HTMLElement): TabStorage => {
  const view = host.ownerDocument.defaultView ?? window
  const key = `hypotheek-orientatie:${view.location.pathname}:${nameOf(host)}`
  return {
    read: () => view.sessionStorage.getItem(key),
    write: (tekst) => {
      if (tekst === null) view.sessionStorage.removeItem(key)
      else view.sessionStorage.setItem(key, tekst)
    },
  }
}
