/** How long to wait for a frame at most, in milliseconds: a page that is not shown draws none. */
const PATIENCE = 100

/** Waits until the browser has drawn what stands now. */
export const drawn = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, PATIENCE)
  })
