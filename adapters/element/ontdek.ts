import { HypotheekOrientatieElement } from './hypotheekOrientatieElement'
import { VERSIE } from './versie'

/** The tag that is always defined, and the beginning of every other tag that becomes a calculator. */
const PREFIX = 'hypotheek-orientatie'

/** A class for one tag, because a constructor can be defined only once. */
const definieer = (tag: string): void => {
  if ((tag !== PREFIX && !tag.startsWith(`${PREFIX}-`)) || customElements.get(tag) !== undefined) return
  try {
    customElements.define(tag, class extends HypotheekOrientatieElement {})
  } catch (oorzaak) {
    console.warn(`${PREFIX}: <${tag}> kan geen rekenhulp worden.`, oorzaak)
  }
}

const definieerIn = (knoop: Node): void => {
  if (knoop.nodeType !== Node.ELEMENT_NODE) return
  const element = knoop as Element
  definieer(element.localName)
  for (const { localName } of element.querySelectorAll(':not(:defined)')) definieer(localName)
}

const meldAndereVersie = (eerder: CustomElementConstructor & { versie?: unknown }): void => {
  if (eerder.versie === VERSIE) return
  console.warn(`${PREFIX}: versie ${VERSIE} doet niets, want versie ${String(eerder.versie)} was eerder geladen.`)
}

/**
 * Makes a calculator of every element on the page whose tag begins with the prefix, also of those added later. Does
 * nothing on a page where another script did so before.
 */
export const ontdek = (pagina: Document): void => {
  const eerder = customElements.get(PREFIX)
  if (eerder !== undefined) {
    meldAndereVersie(eerder)
    return
  }
  definieer(PREFIX)
  definieerIn(pagina.documentElement)
  new MutationObserver((wijzigingen) => {
    for (const { addedNodes } of wijzigingen) addedNodes.forEach(definieerIn)
  }).observe(pagina, { childList: true, subtree: true })
}
