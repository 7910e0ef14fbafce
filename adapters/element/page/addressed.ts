import type { PageWindow } from '../environment'

/** The addresses that lead back to a page: a frame with `srcdoc`, or one of a `blob:` or `data:` address, has none. */
const LEADS_BACK = /^(https?|file):/

/** The address of a window without its fragment; undefined of one on another site, or in a sandbox: not to be read. */
const addressOf = (view: Window): string | undefined => {
  try {
    return view.location.href.split('#', 1)[0]
  } catch {
    return undefined
  }
}

/**
 * The nearest window whose address leads back to the page: this one, or else one of those around it. A frame that
 * `document.open` filled has the address of the page around it, to which it leads. Undefined when there is none whose
 * address may be read.
 */
export const findAddressed = (view: PageWindow): PageWindow | undefined => {
  const address = addressOf(view)
  if (address === undefined) return undefined
  const around = view.parent === view ? undefined : findAddressed(view.parent as PageWindow)
  return LEADS_BACK.test(address) && (!around || addressOf(around) !== address) ? view : around
}
