import type { Referenties } from './referenties'

/** Where a page keeps its anti-forgery token when it says nothing about that. */
const VELD = 'input[type=hidden][name="__RequestVerificationToken"]'

/**
 * A path on the host of the page itself, also when the page has its relative addresses begin elsewhere. A page without
 * an address of its own, such as that of a frame with `srcdoc`, has the host of the page that made it; one in a sandbox
 * has no host at all, and then the path stands as it was given.
 */
export const opDezeWebsite = (pad: string): string =>
  window.origin === 'null' || new URL(document.baseURI).origin === window.origin ? pad : window.origin + pad

const zoekVeld = (referenties: Referenties): HTMLInputElement | undefined => {
  const veld = referenties.zoek('anti-forgery') ?? document.querySelector(VELD)
  return veld instanceof HTMLInputElement ? veld : undefined
}

/** The anti-forgery token as the page holds it now; undefined when there is none. */
export const leesAntiForgery = (referenties: Referenties): string | undefined => {
  const veld = zoekVeld(referenties)
  return veld === undefined || veld.value === '' ? undefined : veld.value
}

/** Has the page hold a new token where it held the old one, for whatever else on the page sends it. */
export const bewaarAntiForgery = (referenties: Referenties, token: string): void => {
  const veld = zoekVeld(referenties)
  if (veld) veld.value = token
}
