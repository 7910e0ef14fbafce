/** A DOM node as plain data: a text, a comment, or an element with its attributes and children. */
export type Tree = string | readonly [comment: string] | readonly [name: string, attributes: Attributes, ...Tree[]]

type Attributes = Readonly<Record<string, string>>

const HTML = 'http://www.w3.org/1999/xhtml'
const SVG = 'http://www.w3.org/2000/svg'

/** Creates a node and its children one by one, because a page with Trusted Types blocks elements made from a text. */
export const toNode = (tree: Tree, namespace = HTML): Node => {
  if (typeof tree === 'string') return document.createTextNode(tree)
  const [name, attributes, ...content] = tree
  if (!attributes) return document.createComment(name)
  const own = name === 'svg' ? SVG : namespace
  const element = document.createElementNS(own, name)
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
  element.append(...content.map((part) => toNode(part, own)))
  return element
}
