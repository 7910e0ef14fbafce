import { createPaneel } from './paneel'
import { toets } from './toets'

/** How long the screen stands still before it is tested again, in milliseconds. */
const RUST = 500

/**
 * Tests a calculator for accessibility now and whenever its screen has changed; the results stand on the console and
 * in a panel under it. Whatever fails is reported, never thrown. Returns how to stop.
 */
export const startAudit = (host: HTMLElement, root: ShadowRoot): (() => void) => {
  const paneel = createPaneel(root)
  let wacht: ReturnType<typeof setTimeout> | undefined
  let gestopt = false

  const test = async (): Promise<void> => {
    try {
      const resultaat = await toets(host, paneel.element)
      if (gestopt) return
      const aantal = resultaat.violations.length
      if (aantal > 0) console.warn(`${host.localName}: ${aantal} toegankelijkheidsproblemen`, resultaat.violations)
      else console.info(`${host.localName}: geen toegankelijkheidsproblemen`)
      paneel.toon(resultaat)
    } catch (oorzaak) {
      console.warn(`${host.localName}: de toegankelijkheidstest is niet gelukt.`, oorzaak)
    }
  }

  const waarnemer = new MutationObserver((wijzigingen) => {
    if (wijzigingen.every(({ target }) => paneel.element.contains(target))) return
    clearTimeout(wacht)
    wacht = setTimeout(() => void test(), RUST)
  })
  waarnemer.observe(root, { childList: true, subtree: true, characterData: true })
  void test()
  return () => {
    gestopt = true
    clearTimeout(wacht)
    waarnemer.disconnect()
    paneel.verwijder()
  }
}
