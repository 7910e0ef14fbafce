import { JSDOM } from 'jsdom'

/** @type {(html: string) => DocumentFragment} Parses HTML into nodes. */
export const parse = (html) => JSDOM.fragment(html)

/** The content of React's comment between two texts. A tree has separate texts, so it does not need the comment. */
const BETWEEN_TEXTS = ' '

const toTree = ({ nodeType, data, localName, attributes, childNodes }) => {
  if (nodeType === 3) return data
  if (nodeType === 8) return [data]
  const given = Object.fromEntries([...attributes].map(({ name, value }) => [name, value]))
  if ('style' in given) throw new Error(`<${localName}> has a style attribute, which a strict CSP blocks`)
  return [localName, given, ...toTrees(childNodes)]
}

/**
 * Returns DOM nodes as plain data, from which the loader creates the same nodes. Throws for a style attribute.
 *
 * @param {Iterable<ChildNode>} nodes
 * @returns {readonly import('../element/loader/firstStep/tree').Tree[]}
 */
export const toTrees = (nodes) =>
  [...nodes].filter(({ nodeType, data }) => nodeType !== 8 || data !== BETWEEN_TEXTS).map(toTree)
