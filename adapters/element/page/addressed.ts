import type { PageWindow } from '../environment'

/** Matches addresses that lead back to the page when opened again; not `srcdoc`, `blob:` or `data:`. */
const LEADS_BACK = /^(https?|file):/

/** Returns the address of a window without its fragment; undefined for another site or a sandbox. */
const addressOf = (view: Window): string | undefined => {
  try {
    return view.location.href.split('#', 1)[0]
  } catch {
    return undefined
  }
}

/**
 * Returns the nearest window, this one or an outer one, with an address that can be opened again. A frame filled by
 * `document.open` has the address of the page around it, so that page is returned. Returns undefined when no such
 * address may be read.
 */
export const findAddressed = (view: PageWindow): PageWindow | undefined => {
  const address = addressOf(view)
  if (address === undefined) return undefined
  const around = view.parent === view ? undefined : findAddressed(view.parent as PageWindow)
  return LEADS_BACK.test(address) && (!around || addressOf(around) !== address) ? view : around
}
