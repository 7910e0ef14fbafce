import type { SharedAddress } from '../../../ui'

/** What is passed on stands in the fragment of the address under this name: a fragment is sent to no server. */
const NAME = 'hypotheekberekening'

/** A fragment that is a route of the page: a path, and what stands behind it as in the query of an address. */
const ROUTE = /^(!?\/[^?]*)\??/

/** Of a fragment the part in front of its parameters, which is empty but for a route, and those parameters. */
const split = (fragment: string): { readonly route: string; readonly parameters: readonly string[] } => {
  const [begin = '', route = ''] = ROUTE.exec(fragment) ?? []
  const rest = fragment.slice(begin.length)
  return { route, parameters: begin === route && rest === '' ? [] : rest.split('&') }
}

const join = (route: string, parameters: readonly string[]): string =>
  parameters.length === 0 ? route : `${route === '' ? '' : `${route}?`}${parameters.join('&')}`

/** An anchor of the page may have the same name, but no value. */
const isOwn = (parameter: string): boolean => parameter.includes('=') && new URLSearchParams(parameter).has(NAME)

/** What a fragment passes on; undefined when it passes on nothing. */
const readFrom = (fragment: string): string | undefined => {
  const own = split(fragment).parameters.find(isOwn)
  return new URLSearchParams(own).get(NAME) ?? undefined
}

/** A fragment with this in the place of what it passes on; what the page itself keeps in it stays sign for sign. */
const replaceIn = (fragment: string, own: readonly string[]): string => {
  const { route, parameters } = split(fragment)
  return join(route, [...parameters.filter((parameter) => !isOwn(parameter)), ...own])
}

/**
 * The address of the page around an element. Of several elements on a page the first reads it. The page may keep a
 * route, an anchor or parameters of its own in the fragment: a link keeps those.
 */
export const createSharedAddress = (host: HTMLElement): SharedAddress => {
  const { ownerDocument: page, localName } = host
  const view = page.defaultView ?? window
  const listeners = new Set<() => void>()
  const isFirst = () => [host, null].includes(page.querySelector<HTMLElement>(localName))
  const current = () => view.location.hash.slice(1)
  const addressWith = (...own: readonly string[]): string => {
    const { href } = view.location
    const fragment = replaceIn(current(), own)
    return `${href.split('#', 1)[0] ?? href}${fragment === '' ? '' : `#${fragment}`}`
  }
  return {
    read: () => {
      const shared = readFrom(current())
      return shared !== undefined && isFirst() ? shared : undefined
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
      view.history.replaceState(view.history.state, '', addressWith())
      for (const listener of listeners) listener()
    },
    linkTo: (tekst) => addressWith(`${NAME}=${tekst}`),
  }
}
