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
