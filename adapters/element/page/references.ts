import type { Referentie } from '../eigenschappen'

/** The references to other elements of the page; each is looked up when it is needed, because pages change. */
export interface References {
  /** Is the attribute present and not empty? */
  readonly isGiven: (name: Referentie) => boolean
  /** The element itself; undefined when there is no such attribute, or nothing that it points at. */
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

/** The references of one element: an id or a CSS selector, in the tree it stands in or else in the document. */
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
 * The analytics hub of the page: the element that `ref-analytics-hub` points at, or without that attribute the first
 * hub. Throws when it points at nothing: no report may go to a hub that the page did not name.
 */
export const findAnalyticsHub = (references: References): Element | undefined => {
  if (!references.isGiven('analytics-hub')) return document.querySelector('analytics-hub') ?? undefined
  const hub = references.find('analytics-hub')
  if (hub === undefined) throw new Error('ref-analytics-hub wijst niets aan')
  return hub
}

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
