import { layPaper } from './layPaper'

/** Whether no control of the page has the focus: focus is nowhere, on `eigen`, or on a shadow host around `eigen`. */
const isFree = (root: Node, eigen: Element): boolean => {
  if (!(root instanceof ShadowRoot || root instanceof Document)) return true
  const { activeElement } = root
  if (activeElement !== null && activeElement !== eigen && activeElement !== eigen.ownerDocument.body) return false
  return root instanceof Document || isFree(root.host.getRootNode(), root.host)
}

/** Whether the page may be sandboxed: it is in a frame, or its origin is opaque. */
const isIsolated = ({ top, self, origin }: Window): boolean => top !== self || origin === 'null'

let clearLast = (): void => undefined

interface Printing {
  /** Called to return the focus that printing took, unless the visitor has moved the focus elsewhere meanwhile. */
  readonly giveBack: () => void
  /** Called with true if the browser seems to block printing, else false; with false later if it prints after all. */
  readonly tellForbidden: (isForbidden: boolean) => void
}

/**
 * Prints the sheet `blad` without the page around it. A sandbox without `allow-modals` ignores printing without an
 * error. Browsers fire `beforeprint` when they print, so in a frame printing counts as forbidden if `beforeprint` does
 * not fire.
 */
export const printSheet = (blad: HTMLElement, titel: string, { giveBack, tellForbidden }: Printing): void => {
  clearLast()
  const root = blad.getRootNode() as Document | ShadowRoot
  const host = root instanceof ShadowRoot ? (root.host as HTMLElement) : blad
  const { view, holder, clear } = layPaper(blad, { root, titel, nonce: host.nonce })
  const listening = new AbortController()
  const { signal } = listening
  clearLast = () => {
    listening.abort()
    clear()
  }
  let prints = !isIsolated(blad.ownerDocument.defaultView ?? window)
  const onBegin = () => {
    prints = true
    tellForbidden(false)
  }
  /** Gives the focus back with `giveBack`, unless the visitor has moved the focus to another control meanwhile. */
  const returnFocus = () => {
    if (isFree(root, holder)) giveBack()
  }
  const onDone = () => {
    clearLast()
    returnFocus()
  }
  view.addEventListener('beforeprint', onBegin, { signal })
  view.addEventListener('afterprint', onDone, { signal })
  view.focus()
  try {
    view.print()
  } catch {
    prints = false
  }
  tellForbidden(!prints)
  returnFocus()
  holder.inert = true
}
