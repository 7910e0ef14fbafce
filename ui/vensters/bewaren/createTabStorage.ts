import { nameOf } from '../nameOf'

/** Room for one text in the tab of the visitor. Both throw when the browser refuses it. */
export interface TabStorage {
  /** What was written last, before a reload too; null when nothing is kept. */
  readonly read: () => string | null
  /** Keeps this in the place of what was kept; null keeps nothing. */
  readonly write: (tekst: string | null) => void
}

/** The room of one element in its tab: the browser throws it away when the tab is closed. */
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
