import type { Referentie } from '../eigenschappen'

/** The references to other elements of the page. Each is looked up when needed, because pages change. */
export interface References {
  /** Whether the attribute is present and not empty. */
  readonly isGiven: (name: Referentie) => boolean
  /** Returns the referenced element; undefined when the attribute is absent or matches no element. */
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

/** Creates the references of one element, looked up in the tree of the element and then in the document. */
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
 * Returns the element of `ref-analytics-hub`, or without that attribute the first hub on the page. Throws when the
 * attribute matches no element: no report may go to another hub than the one that the page chose.
 */
export const findAnalyticsHub = (references: References): Element | undefined => {
  if (!references.isGiven('analytics-hub')) return document.querySelector('analytics-hub') ?? undefined
  const hub = references.find('analytics-hub')
  if (hub === undefined) throw new Error('ref-analytics-hub wijst niets aan')
  return hub
}

/** The selector of the anti-forgery field, for a page that does not give another one. */
const FIELD = 'input[type=hidden][name="__RequestVerificationToken"]'

/**
 * Resolves a path against the host of the page, even when `<base>` points at another site. Returns the address
 * unchanged in a sandbox, which has no host. A frame with `srcdoc` uses the host of the page that contains it.
 */
export const onThisSite = (address: string): string =>
  window.origin === 'null' || new URL(document.baseURI).origin === window.origin
    ? address
    : new URL(address, window.origin).href

const findField = (references: References): HTMLInputElement | undefined => {
  const field = references.find('anti-forgery') ?? document.querySelector(FIELD)
  return field instanceof HTMLInputElement ? field : undefined
}

/** Returns the present anti-forgery token of the page; undefined when there is none. */
export const readAntiForgery = (references: References): string | undefined => {
  const field = findField(references)
  return field === undefined || field.value === '' ? undefined : field.value
}

/** Replaces the token in the page, so that other scripts on the page also send the new one. */
export const keepAntiForgery = (references: References, token: string): void => {
  const field = findField(references)
  if (field) field.value = token
}
