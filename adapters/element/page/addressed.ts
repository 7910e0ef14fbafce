import type { PageWindow } from '../environment'

/** The addresses that lead back to a page: a frame with `srcdoc`, or one of a `blob:` or `data:` address, has none. */
const LEADS_BACK = /^(https?|file):/

/** The address of a window without its fragment; undefined where it may not be read: another site, or a sandbox. */
const addressOf = (view: Window): string | undefined => {
  try {
    return view.location.href.split('#', 1)[0]
  } catch {
    return undefined
  }
}

/**
 * Returns the nearest window with an address that leads back to the page: this one, or one around it. A frame filled by
 * `document.open` has the address of the page around it, so that page is returned. Undefined when no such address may
 * be read.
 */
export const findAddressed = (view: PageWindow): PageWindow | undefined => {
  const address = addressOf(view)
  if (address === undefined) return undefined
  const around = view.parent === view ? undefined : findAddressed(view.parent as PageWindow)
  return LEADS_BACK.test(address) && (!around || addressOf(around) !== address) ? view : around
}
