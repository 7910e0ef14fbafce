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
