/** How long to wait at most, in milliseconds: in a frame out of view the browser draws nothing. */
const PATIENCE = 1000

/**
 * Waits until the browser is about to draw what stands now, or until it is clear that it draws nothing. What is asked
 * for then is fetched while the browser draws, and cannot come before.
 */
export const aboutToDraw = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => resolve())
    setTimeout(resolve, document.hidden ? 0 : PATIENCE)
  })
