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
