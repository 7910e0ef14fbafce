import type { SharedAddress } from '../../../ui'

/** What is passed on stands in the fragment of the address under this name: a fragment is sent to no server. */
const NAME = 'hypotheekberekening'

/** The address of the page around an element. Of several elements on a page the first reads it. */
export const createSharedAddress = (host: HTMLElement): SharedAddress => {
  const { ownerDocument: page, localName } = host
  const view = page.defaultView ?? window
  const listeners = new Set<() => void>()
  const isFirst = () => [host, null].includes(page.querySelector<HTMLElement>(localName))
  const withFragment = (fragment: string): string => {
    const { href } = view.location
    return `${href.split('#', 1)[0] ?? href}${fragment}`
  }
  return {
    read: () => {
      const shared = new URLSearchParams(view.location.hash.slice(1)).get(NAME)
      return shared !== null && isFirst() ? shared : undefined
    },
    subscribe: (listener) => {
      listeners.add(listener)
      view.addEventListener('hashchange', listener)
      return () => {
        listeners.delete(listener)
        view.removeEventListener('hashchange', listener)
      }
    },
    clear: () => {
      view.history.replaceState(view.history.state, '', withFragment(''))
      for (const listener of listeners) listener()
    },
    linkTo: (tekst) => withFragment(`#${NAME}=${tekst}`),
  }
}
