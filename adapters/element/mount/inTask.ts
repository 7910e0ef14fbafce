/**
 * Calls in a task of its own, so that the browser can answer the visitor before it; and draw, if it is not urgent. A
 * timer would make a page in the background wait a second for each.
 */
export const inTask = (act: () => void, priority: TaskPriority = 'user-blocking'): void => {
  const { scheduler } = globalThis as Partial<typeof globalThis>
  if (scheduler) {
    // Without a prototype: a `signal` or `delay` that the page adds to every object would count.
    const options: object = { __proto__: null, priority }
    void scheduler.postTask(act, options)
    return
  }
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    port1.close()
    act()
  }
  port2.postMessage(0)
}

/** How long a browser that cannot tell when it is idle, such as Safari, waits instead, in milliseconds. */
const WAIT = 500
/** How long a page that is never idle can put it off, in milliseconds. */
const PATIENCE = 5_000

/** Calls once when the browser has nothing to do. */
export const whenIdle = (act: () => void): void => {
  const { requestIdleCallback } = globalThis as Partial<typeof globalThis>
  if (requestIdleCallback) requestIdleCallback(act, { timeout: PATIENCE })
  else setTimeout(act, WAIT)
}
