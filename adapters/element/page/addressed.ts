import type { PageWindow } from '../environment'

/** Matches the addresses that a link can open again: `http:`, `https:` and `file:`, not `blob:` or `data:`. */
const LEADS_BACK = /^(https?|file):/

/** Returns the address of a window without its fragment; undefined when the browser denies access to that window. */
const addressOf = (view: Window): string | undefined => {
  try {
    return view.location.href.split('#', 1)[0]
  } catch {
    return undefined
  }
}

/**
 * Returns the nearest window whose address a link can open again: `view`, or a window around it. A frame filled by
 * `document.open` has the address of the outer page, so the outer window is returned. The search stops at the first
 * window of another origin; undefined when no window before that one has such an address.
 */
export const findAddressed = (view: PageWindow): PageWindow | undefined => {
  const address = addressOf(view)
  if (address === undefined) return undefined
  const around = view.parent === view ? undefined : findAddressed(view.parent as PageWindow)
  return LEADS_BACK.test(address) && (!around || addressOf(around) !== address) ? view : around
}
