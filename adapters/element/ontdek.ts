import { createRekenhulpElement } from './rekenhulpElement'

/** The tag that is always defined, and the beginning of every other tag that becomes a calculator. */
const PREFIX = 'hypotheek-orientatie'

const isRekenhulpTag = (tag: string): boolean => tag === PREFIX || tag.startsWith(`${PREFIX}-`)

const definieer = (tag: string): void => {
  if (isRekenhulpTag(tag) && customElements.get(tag) === undefined) customElements.define(tag, createRekenhulpElement())
}

const definieerIn = (knoop: Node): void => {
  if (!(knoop instanceof Element)) return
  definieer(knoop.localName)
  for (const element of knoop.querySelectorAll('*')) definieer(element.localName)
}

/** Makes a calculator of every element on the page whose tag begins with the prefix, also of those added later. */
export const ontdek = (pagina: Document): void => {
  definieer(PREFIX)
  definieerIn(pagina.documentElement)
  new MutationObserver((wijzigingen) => {
    for (const { addedNodes } of wijzigingen) addedNodes.forEach(definieerIn)
  }).observe(pagina.documentElement, { childList: true, subtree: true })
}
