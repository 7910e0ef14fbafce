import { JSDOM } from 'jsdom'

/** @type {(html: string) => DocumentFragment} The nodes of a piece of HTML. */
export const parse = (html) => JSDOM.fragment(html)

/** React writes an empty comment between two adjacent texts; in a tree they are separate texts without it. */
const BETWEEN_TEXTS = ' '

const toTree = ({ nodeType, data, localName, attributes, childNodes }) => {
  if (nodeType === 3) return data
  if (nodeType === 8) return [data]
  const given = Object.fromEntries([...attributes].map(({ name, value }) => [name, value]))
  if ('style' in given) throw new Error(`<${localName}> has a style attribute, which a strict policy refuses`)
  return [localName, given, ...toTrees(childNodes)]
}

/**
 * Nodes as plain data, of which the loader makes such nodes again. Throws on a style attribute.
 *
 * @param {Iterable<ChildNode>} nodes
 * @returns {readonly import('../element/loader/firstStep/tree').Tree[]}
 */
export const toTrees = (nodes) =>
  [...nodes].filter(({ nodeType, data }) => nodeType !== 8 || data !== BETWEEN_TEXTS).map(toTree)
