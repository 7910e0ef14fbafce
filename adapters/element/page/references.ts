import type { Referentie } from '../eigenschappen'

/** Access to the elements that the `ref-…` attributes name. Reads the page again at each call, because pages change. */
export interface References {
  /** Whether the attribute is present and not blank. */
  readonly isGiven: (name: Referentie) => boolean
  /** Returns the referenced element; undefined when the attribute is absent, blank, or matches no element. */
  readonly find: (name: Referentie) => Element | undefined
}

type Tree = Document | ShadowRoot

const findIn = (tree: Tree, value: string): Element | undefined => {
  try {
    return tree.getElementById(value) ?? tree.querySelector(value) ?? undefined
  } catch {
    return undefined
  }
}

const isTree = (node: Node): node is Tree => 'getElementById' in node

/** Creates access to the references of one element. Searches the shadow root around the element, then the document. */
export const createReferences = (host: HTMLElement): References => {
  const read = (name: Referentie) => host.getAttribute(`ref-${name}`)?.trim() ?? ''
  return {
    isGiven: (name) => read(name) !== '',
    find: (name) => {
      const value = read(name)
      if (value === '') return undefined
      const ownTree = host.getRootNode()
      return (isTree(ownTree) ? findIn(ownTree, value) : undefined) ?? findIn(host.ownerDocument, value)
    },
  }
}

/**
 * Returns the element that `ref-analytics-hub` refers to. Without that attribute, returns the first `<analytics-hub>`
 * of the document, if any. Throws when the attribute matches no element: a report must not go to a hub that the page
 * did not choose.
 */
export const findAnalyticsHub = (references: References): Element | undefined => {
  if (!references.isGiven('analytics-hub')) return document.querySelector('analytics-hub') ?? undefined
  const hub = references.find('analytics-hub')
  if (hub === undefined) throw new Error('ref-analytics-hub wijst niets aan')
  return hub
}

/** The selector of the anti-forgery field when `ref-anti-forgery` is absent or matches no element. */
const FIELD = 'input[type=hidden][name="__RequestVerificationToken"]'

/**
 * Returns an address resolved against the origin of the page if `<base>` points at another origin. Otherwise, or in a
 * sandbox (no origin), returns the address unchanged. Uses `window.origin`, which a `srcdoc` frame takes from the page
 * around it.
 */
export const onThisSite = (address: string): string =>
  window.origin === 'null' || new URL(document.baseURI).origin === window.origin
    ? address
    : new URL(address, window.origin).href

const findField = (references: References): HTMLInputElement | undefined => {
  const field = references.find('anti-forgery') ?? document.querySelector(FIELD)
  return field instanceof HTMLInputElement ? field : undefined
}

/** Returns the token in the anti-forgery field of the page; undefined when that field is absent or empty. */
export const readAntiForgery = (references: References): string | undefined => {
  const field = findField(references)
  return field === undefined || field.value === '' ? undefined : field.value
}

/** Writes a new token to the page's anti-forgery field, if any, so that other scripts on the page send it too. */
export const keepAntiForgery = (references: References, token: string): void => {
  const field = findField(references)
  if (field) field.value = token
}
