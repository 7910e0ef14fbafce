import { withoutPrototype } from '../loader/withoutPrototype'

/**
 * Calls in a task of its own, so that the browser can answer the visitor before it; and draw, if it is not urgent. A
 * timer would make a page in the background wait a second for each.
 */
export const inTask = (act: () => void, priority: TaskPriority = 'user-blocking'): void => {
  const { scheduler } = globalThis as Partial<typeof globalThis>
  if (scheduler) {
    void scheduler.postTask(act, withoutPrototype({ priority }))
    return
  }
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    port1.close()
    act()
  }
  port2.postMessage(0)
}
