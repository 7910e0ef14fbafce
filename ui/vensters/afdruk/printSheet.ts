import { layPaper } from './layPaper'

/** Is the focus on no control but `eigen`, in this root and, for its host, in each root around it? */
const isFree = (root: Node, eigen: Element): boolean => {
  if (!(root instanceof ShadowRoot || root instanceof Document)) return true
  const { activeElement } = root
  if (activeElement !== null && activeElement !== eigen && activeElement !== eigen.ownerDocument.body) return false
  return root instanceof Document || isFree(root.host.getRootNode(), root.host)
}

/** Whether a sandbox may be around the page: it is a frame, or has no origin. */
const isIsolated = ({ top, self, origin }: Window): boolean => top !== self || origin === 'null'

let clearLast = (): void => undefined

interface Printing {
  /** Returns the focus that printing takes: once the browser has been asked, and once it is done, if it says so. */
  readonly giveBack: () => void
  /** Called with whether the browser forbids to print here; again when it prints after all. */
  readonly tellForbidden: (isForbidden: boolean) => void
}

/**
 * Has the browser print this sheet, and nothing of the page around it. A sandbox without `allow-modals` ignores that;
 * no browser says so, but each tells beforehand that it prints.
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
  /** Leaves the focus with a control that the visitor has moved to in the meantime. */
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
