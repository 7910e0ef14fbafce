/**
 * Calls in a task of its own, so that the browser can answer the visitor and draw before it. A timer would make a page
 * in the background wait a second for each.
 */
export const inTask = (act: () => void): void => {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    port1.close()
    act()
  }
  port2.postMessage(0)
}
