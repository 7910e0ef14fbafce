import type { SavedAnswers } from '../../../ui'

/** Names an element among all of its page, the same after a reload of that page: by its id, and its turn. */
const nameOf = (element: Element): string => {
  const { id, localName } = element
  const root = element.getRootNode() as Document | ShadowRoot
  const alike = [...root.querySelectorAll(localName)].filter((other) => other.id === id)
  const around = root instanceof ShadowRoot ? `${nameOf(root.host)}/` : ''
  return `${around}${id || localName}${alike.indexOf(element)}`
}

/** Keeps the answers of one element in its tab: the browser throws them away when the tab is closed. */
export const createSavedAnswers = (host: HTMLElement): SavedAnswers => {
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
