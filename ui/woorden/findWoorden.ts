import { woordenlijst } from '../tekst/woordenlijst'
import { WORD_FORMS, type Woordnaam } from './wordForms'

const opAlfabet = (een: Woordnaam, ander: Woordnaam): number =>
  woordenlijst[een].woord.localeCompare(woordenlijst[ander].woord, 'nl')

/** Every hard word, by alphabet. */
export const WOORDNAMEN = (Object.keys(woordenlijst) as readonly Woordnaam[]).toSorted(opAlfabet)

const PATRONEN = WOORDNAMEN.map((naam) => {
  const vorm = WORD_FORMS[naam]?.source ?? woordenlijst[naam].woord
  return { naam, patroon: new RegExp(String.raw`(?<!\p{L})(?:${vorm})(?!\p{L})`, 'iu') }
})

/** The hard words that stand in a text, by alphabet. */
export const findWoorden = (tekst: string): readonly Woordnaam[] =>
  PATRONEN.flatMap(({ naam, patroon }) => (patroon.test(tekst) ? [naam] : []))

const isFolded = (element: Element): boolean =>
  element.localName !== 'summary' && element.parentElement?.matches('details:not([open])') === true

/** The text in `root`, but for what is folded or hidden. */
export const textShown = (root: Element): string => {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) =>
    node instanceof Element && (isFolded(node) || node.matches('[hidden]'))
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  )
  const texts: string[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode.data)
  return texts.join(' ')
}
