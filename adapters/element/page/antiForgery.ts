import type { References } from './references'

/** The selector of the anti-forgery token in a page that names no other. */
const FIELD = 'input[type=hidden][name="__RequestVerificationToken"]'

/**
 * An address, of which a path is on the host of the page itself, also when the page has its relative addresses begin
 * elsewhere. A page without an address of its own, such as that of a frame with `srcdoc`, has the host of the page that
 * made it; one in a sandbox has no host at all, and then the path stands as it was given.
 */
export const onThisSite = (address: string): string =>
  window.origin === 'null' || new URL(document.baseURI).origin === window.origin
    ? address
    : new URL(address, window.origin).href

const findField = (references: References): HTMLInputElement | undefined => {
  const field = references.find('anti-forgery') ?? document.querySelector(FIELD)
  return field instanceof HTMLInputElement ? field : undefined
}

/** The anti-forgery token as the page holds it now; undefined when there is none. */
export const readAntiForgery = (references: References): string | undefined => {
  const field = findField(references)
  return field === undefined || field.value === '' ? undefined : field.value
}

/** Replaces the token in the page, so that other scripts on the page send the new one too. */
export const keepAntiForgery = (references: References, token: string): void => {
  const field = findField(references)
  if (field) field.value = token
}
