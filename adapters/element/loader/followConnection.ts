import type { PageWindow } from '../environment'
import { isRenewed } from './createLoader'

/**
 * Clicks the retry button of a message in `root` when the connection returns, unless only a reload of the page can
 * help. Returns a function that ends this. It needs no global function, because the test environment of a page removes
 * these before the element ends.
 */
export const followConnection = (pageWindow: PageWindow, root: ParentNode): (() => void) => {
  const retry = (): void => {
    if (!isRenewed()) root.querySelector<HTMLElement>('.melding button')?.click()
  }
  pageWindow.addEventListener('online', retry)
  return () => pageWindow.removeEventListener('online', retry)
}
