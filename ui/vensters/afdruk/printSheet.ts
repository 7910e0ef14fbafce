import { tryPrint } from '../../basis/press/tryPrint'
import type { Printing } from '../../basis/lazy/types/afdruk'
import { layPaper } from './layPaper'

/** Whether no control of the page has the focus: focus is nowhere, on `eigen`, or on a shadow host around `eigen`. */
const isFree = (root: Node, eigen: Element): boolean => {
  if (!(root instanceof ShadowRoot || root instanceof Document)) return true
  const { activeElement } = root
  if (activeElement !== null && activeElement !== eigen && activeElement !== eigen.ownerDocument.body) return false
  return root instanceof Document || isFree(root.host.getRootNode(), root.host)
}

let clearLast = (): void => undefined

/** Prints the sheet `blad` without the page around it. */
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
  /** Gives the focus back with `giveBack`, unless the visitor has moved the focus to another control meanwhile. */
  const returnFocus = () => {
    if (isFree(root, holder)) giveBack()
  }
  const onDone = () => {
    clearLast()
    returnFocus()
  }
  view.addEventListener('afterprint', onDone, { signal })
  view.focus()
  tryPrint(view, { tellForbidden, signal })
  returnFocus()
  holder.inert = true
}
