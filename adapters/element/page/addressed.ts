import type { PageWindow } from '../environment'

/** The addresses that lead back to a page: a frame with `srcdoc`, or one of a `blob:` or `data:` address, has none. */
const LEADS_BACK = ['http:', 'https:', 'file:']

/** The address of a window; undefined of one on another site, or in a sandbox, which may not be read. */
const protocolOf = (view: Window): string | undefined => {
  try {
    return view.location.protocol
  } catch {
    return undefined
  }
}

/**
 * The nearest window whose address leads back to the page: this one, or else one of those around it. Undefined when
 * there is none whose address may be read.
 */
export const findAddressed = (view: PageWindow): PageWindow | undefined => {
  const protocol = protocolOf(view)
  if (protocol === undefined) return undefined
  if (LEADS_BACK.includes(protocol)) return view
  return view.parent === view ? undefined : findAddressed(view.parent as PageWindow)
}
