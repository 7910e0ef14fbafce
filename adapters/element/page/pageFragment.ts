import { SHARED_NAME, type PageFragment } from '../../../ui'

/**
 * The fragment of the address of the page around an element. Of several elements on a page the first reads what it
 * passes on.
 */
export const createPageFragment = (host: HTMLElement): PageFragment => {
  const { ownerDocument: page, localName } = host
  const view = page.defaultView ?? window
  const listeners = new Set<() => void>()
  const isFirst = () => [host, null].includes(page.querySelector<HTMLElement>(localName))
  const read = () => view.location.hash.slice(1)
  const addressWith = (fragment: string): string => {
    const { href } = view.location
    return `${href.split('#', 1)[0] ?? href}${fragment === '' ? '' : `#${fragment}`}`
  }
  return {
    read,
    readShared: () => (read().includes(`${SHARED_NAME}=`) && isFirst() ? read() : undefined),
    subscribe: (listener) => {
      listeners.add(listener)
      view.addEventListener('hashchange', listener)
      return () => {
        listeners.delete(listener)
        view.removeEventListener('hashchange', listener)
      }
    },
    replace: (fragment) => {
      view.history.replaceState(view.history.state, '', addressWith(fragment))
      for (const listener of listeners) listener()
    },
    addressWith,
  }
}
