import { HypotheekOrientatieElement } from './hypotheekOrientatieElement'
import { VERSIE } from './versie'

/** The tag that is always defined, and the beginning of every other tag that becomes a calculator. */
const PREFIX = 'hypotheek-orientatie'

const isRekenhulp = (tag: string): boolean => /^hypotheek-orientatie(-|$)/.test(tag)

/**
 * A built-in element with an `is` that is not defined yet waits under another name than its own: there is nothing to
 * await.
 */
const geenNaam = (): void => undefined

/** A class for one tag, because a constructor can be defined only once; a tag that is no name for one is reported. */
const definieer = (tag: string): void => {
  if (customElements.get(tag)) return
  try {
    customElements.define(tag, class extends HypotheekOrientatieElement {})
  } catch (oorzaak) {
    console.warn(oorzaak)
  }
}

/**
 * Makes a calculator of every element on the page whose tag begins with the prefix, also of those added later and of
 * those in the open shadow root of another element. Does nothing on a page where another script did so before.
 */
export const ontdek = (pagina: Document): void => {
  const eerder = customElements.get(PREFIX) as typeof HypotheekOrientatieElement | undefined
  if (eerder) {
    if (eerder.versie !== VERSIE)
      console.warn(`${PREFIX}: versie ${VERSIE} doet niets, want versie ${eerder.versie} was eerder geladen.`)
    return
  }
  const bomen = new Set<WeakRef<ParentNode>>()
  const gevolgd = new WeakSet<Node>()
  const afgewacht = new Set<string>()

  /** Looks again at the elements with this tag, and at no others: a page may define hundreds of tags at once. */
  const bekijkOpnieuw = (tag: string): void => {
    for (const boom of bomen) {
      const elementen = boom.deref()?.querySelectorAll(CSS.escape(tag))
      if (elementen) elementen.forEach(bekijk)
      else bomen.delete(boom)
    }
  }

  /** A tag that is not defined yet may get its shadow root when it is; a calculator keeps its own to itself. */
  const bekijk = (element: Element): void => {
    const { localName, shadowRoot } = element
    if (isRekenhulp(localName)) definieer(localName)
    else if (shadowRoot) volg(shadowRoot)
    else if (!afgewacht.has(localName) && element.matches(':not(:defined)')) {
      afgewacht.add(localName)
      customElements.whenDefined(localName).then(() => bekijkOpnieuw(localName), geenNaam)
    }
  }
  const bekijkMetInhoud = (knoop: Node): void => {
    if (knoop instanceof Element) [knoop, ...knoop.querySelectorAll('*')].forEach(bekijk)
  }
  const waarnemer = new MutationObserver((wijzigingen) => {
    for (const { addedNodes } of wijzigingen) addedNodes.forEach(bekijkMetInhoud)
  })
  const volg = (boom: Document | ShadowRoot): void => {
    if (gevolgd.has(boom)) return
    gevolgd.add(boom)
    bomen.add(new WeakRef(boom))
    waarnemer.observe(boom, { childList: true, subtree: true })
    boom.childNodes.forEach(bekijkMetInhoud)
  }

  definieer(PREFIX)
  volg(pagina)
}
