import type { Referenties } from './referenties'

/** Where a page keeps its anti-forgery token when it says nothing about that. */
const VELD = 'input[type=hidden][name="__RequestVerificationToken"]'

/**
 * A path on the host of the page itself, also when the page has its relative addresses begin elsewhere. A page without
 * an address of its own, such as that of a frame with `srcdoc`, has the host of the page that made it.
 */
export const opDezeWebsite = (pad: string): string =>
  new URL(document.baseURI).origin === window.origin ? pad : window.origin + pad

/** The anti-forgery token as the page holds it now; undefined when there is none. */
export const leesAntiForgery = (referenties: Referenties): string | undefined => {
  const veld = referenties.zoek('anti-forgery') ?? document.querySelector(VELD)
  return veld instanceof HTMLInputElement && veld.value !== '' ? veld.value : undefined
}
