import { withoutPrototype } from './setProperty'

/** Properties by name, unchecked: a name may be unknown, and a value may be invalid. */
type Content = Readonly<Record<string, unknown>>

/** The layer of the properties that a page gives as JSON. These override attributes. */
export interface JsonLayer {
  /** Returns the present properties, unchecked. */
  readonly read: () => Content
  /** Finds the present grandparent of the element, reads its JSON and listens to its `dynamic-props` events. */
  readonly connect: () => void
  readonly disconnect: () => void
}

const NOTHING: Content = withoutPrototype({})
const EVENT = 'dynamic-props'
const JSON_ATTRIBUTE = `data-${EVENT}`

/**
 * Creates the JSON layer of one element. It holds the JSON of the grandparent, until a `dynamic-props` event on the
 * element or the grandparent replaces all of it. The content of an event stays in use until the next event, or until
 * the element moves to a grandparent with valid JSON. Arrays and non-objects are reported and ignored.
 */
export const createJsonLayer = (host: HTMLElement, onChange: () => void): JsonLayer => {
  let json: Content | undefined
  let fromEvent: Content | undefined
  let grandparent: HTMLElement | null | undefined
  let text: string | null | undefined

  const attempt = (source: string, read: () => unknown): Content | undefined => {
    try {
      const result = read()
      if (typeof result !== 'object' || !result || Array.isArray(result)) throw new TypeError('verwacht een object')
      return withoutPrototype<Content>({ ...result })
    } catch (cause) {
      console.warn(`${host.localName}: ${source} is onbruikbaar en telt niet mee.`, cause)
      return undefined
    }
  }

  const listen = (event: Event): void => {
    if (event.target !== event.currentTarget) return
    fromEvent = attempt(EVENT, () => (event as CustomEvent<unknown>).detail) ?? fromEvent
    onChange()
  }

  const disconnect = (): void => grandparent?.removeEventListener(EVENT, listen)

  host.addEventListener(EVENT, listen)
  return {
    read: () => fromEvent ?? json ?? NOTHING,
    connect: () => {
      const current = host.parentElement?.parentElement
      const given = current?.getAttribute(JSON_ATTRIBUTE)
      disconnect()
      current?.addEventListener(EVENT, listen)
      if (current === grandparent && given === text) return
      json = given == null ? undefined : attempt(JSON_ATTRIBUTE, () => JSON.parse(given))
      if (json && current !== grandparent) fromEvent = undefined
      grandparent = current
      text = given
    },
    disconnect,
  }
}
