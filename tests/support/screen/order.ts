import { readable } from '../readable'

/** Returns the place, counted from 0, of the first element in `root` with this text of its own; throws without it. */
const placeOf = (text: string, root: Node): number => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT)
  for (let place = 0; walker.nextNode() !== null; place += 1) {
    const element = walker.currentNode as Element
    const isOwn = [...element.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE)
    if (isOwn && readable(element).includes(text)) return place
  }
  throw new Error(`the document does not show: ${text}`)
}

/** Returns these texts in the order in which they first appear in `root`. */
export const inOrder = (texts: readonly string[], root: Node = document.body): readonly string[] =>
  texts
    .map((text) => ({ text, place: placeOf(text, root) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ text }) => text)
