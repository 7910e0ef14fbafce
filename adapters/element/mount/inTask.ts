/**
 * Runs a function in a separate task, so that the browser can first handle input, and draw if the task is not urgent. A
 * timer would take a second on a page in the background.
 */
export const inTask = (act: () => void, priority: TaskPriority = 'user-blocking'): void => {
  const { scheduler } = globalThis as Partial<typeof globalThis>
  if (scheduler) {
    // Without a prototype: a `signal` or `delay` that the page adds to every object would be used as an option.
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

/** The wait in a browser without `requestIdleCallback`, such as Safari, in milliseconds. */
const WAIT = 500
/** The longest wait on a page that is never idle, in milliseconds. */
const PATIENCE = 5_000

/** Runs a function once the browser is idle. */
export const whenIdle = (act: () => void): void => {
  const { requestIdleCallback } = globalThis as Partial<typeof globalThis>
  if (requestIdleCallback) requestIdleCallback(act, { timeout: PATIENCE })
  else setTimeout(act, WAIT)
}
