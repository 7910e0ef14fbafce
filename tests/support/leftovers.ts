import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'

interface Added {
  readonly target: string
  readonly type: string
  readonly listener: unknown
  readonly capture: boolean
}

/** The event that React listens to once per document, and never stops listening to. */
const OF_REACT = 'selectionchange'

const isCapture = (options: boolean | EventListenerOptions | undefined): boolean =>
  typeof options === 'object' ? options.capture === true : options === true

/** Records the listeners of the page: its window, its document, its root element and its body. */
const recordListeners = (): ReadonlySet<Added> => {
  const kept = new Set<Added>()
  const { documentElement, body, defaultView } = document
  const targets = new Map<EventTarget, string>([
    [window, 'window'],
    [defaultView ?? window, 'window'],
    [document, 'document'],
    [documentElement, 'root element'],
    [body, 'body'],
  ])
  const find = (target: string, [type, listener, options]: Parameters<EventTarget['removeEventListener']>) =>
    [...kept].find(
      (one) =>
        one.target === target && one.type === type && one.listener === listener && one.capture === isCapture(options),
    )
  for (const [target, name] of targets) {
    const [add, remove] = [target.addEventListener.bind(target), target.removeEventListener.bind(target)]
    vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
      add(type, listener, options)
      const settings = typeof options === 'object' ? options : {}
      if (type === OF_REACT || settings.signal?.aborted || find(name, [type, listener, options])) return
      const added = { target: name, type, listener, capture: isCapture(options) }
      kept.add(added)
      const drop = () => kept.delete(added)
      settings.signal?.addEventListener('abort', drop)
      if (settings.once) add(type, drop, { once: true, capture: added.capture })
    })
    vi.spyOn(target, 'removeEventListener').mockImplementation((...args) => {
      remove(...args)
      const removed = find(name, args)
      if (removed) kept.delete(removed)
    })
  }
  return kept
}

const nodesOfPage = (): readonly Node[] => [...document.head.childNodes, ...document.body.childNodes]

/**
 * Begins to record what is added to the page. Returns a function that returns what is still there: listeners of the
 * window and the document, live regions, and other nodes in the head and the body. `vi.restoreAllMocks` ends this.
 */
export const recordLeftovers = (): (() => readonly string[]) => {
  /** Adds the listeners that user-event keeps on a document, also when no earlier test has used it. */
  userEvent.setup()
  const [kept, earlier] = [recordListeners(), nodesOfPage()]
  return () => [
    ...[...kept].map(({ target, type }) => `the ${target} still has a listener for ${type}`),
    ...[...document.querySelectorAll('[aria-live]')].map(() => 'a live region is still there'),
    ...nodesOfPage()
      .filter((node) => !earlier.includes(node))
      .map(({ nodeName }) => `${nodeName} is still there`),
  ]
}
