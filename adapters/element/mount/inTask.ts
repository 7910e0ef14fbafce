/**
 * Runs a function in a separate task, so that the browser can first handle input, and at a lower priority also paint.
 * Uses no timer, because browsers delay the timers of a background page by up to a second.
 */
export const inTask = (act: () => void, priority: TaskPriority = 'user-blocking'): void => {
  const { scheduler } = globalThis as Partial<typeof globalThis>
  if (scheduler) {
    // This object has no prototype, because a `signal` or `delay` on `Object.prototype` would otherwise be used as an
    // option.
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

/**
 * Returns a function that plans `act`, by default for a microtask. While `act` is planned, a further call plans
 * nothing.
 */
export const createPlan = (act: () => void): ((plan?: (act: () => void) => void) => void) => {
  let planned = false
  return (plan = queueMicrotask) => {
    if (planned) return
    planned = true
    plan(() => {
      planned = false
      act()
    })
  }
}

/** The wait in a browser without `requestIdleCallback`, such as Safari, in milliseconds. */
const WAIT = 500
/** The longest wait for an idle browser, in milliseconds. */
const PATIENCE = 5_000

/** Runs a function when the browser is idle or `PATIENCE` has passed. Without `requestIdleCallback`, waits `WAIT`. */
export const whenIdle = (act: () => void): void => {
  const { requestIdleCallback } = globalThis as Partial<typeof globalThis>
  if (requestIdleCallback) requestIdleCallback(act, { timeout: PATIENCE })
  else setTimeout(act, WAIT)
}
