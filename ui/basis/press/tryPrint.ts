/** How long a browser may take to begin to print, in milliseconds. */
const PATIENCE = 1000

interface Printing {
  /** Called with true if the browser seems unable to print; with false at the start, and when it prints after all. */
  readonly tellForbidden: (isForbidden: boolean) => void
  /** Ends the wait for the browser when it is aborted. */
  readonly signal: AbortSignal
}

/**
 * Prints a window. A sandbox without `allow-modals` and many a web view ignore printing without an error. Browsers fire
 * `beforeprint` when they print, so printing counts as forbidden if `beforeprint` does not fire within a second.
 */
export const tryPrint = (view: Window, { tellForbidden, signal }: Printing): void => {
  const patience = setTimeout(() => tellForbidden(true), PATIENCE)
  signal.addEventListener('abort', () => clearTimeout(patience))
  const onBegin = () => {
    clearTimeout(patience)
    tellForbidden(false)
  }
  view.addEventListener('beforeprint', onBegin, { signal })
  tellForbidden(false)
  try {
    view.print()
  } catch {
    clearTimeout(patience)
    tellForbidden(true)
  }
}
