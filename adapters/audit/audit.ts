import { createPanel } from './panel'
import { runAxe } from './runAxe'

/** How long the screen must stay the same before the audit tests it again, in milliseconds. */
const REST = 500

/**
 * Tests a calculator for accessibility now and whenever its screen has changed; the results stand on the console and
 * in a panel under it. Whatever fails is reported, never thrown. Returns how to stop.
 */
export const startAudit = (host: HTMLElement, root: ShadowRoot): (() => void) => {
  const panel = createPanel(root)
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false

  const test = async (): Promise<void> => {
    try {
      const result = await runAxe(host, panel.element)
      if (stopped) return
      const count = result.violations.length
      if (count > 0) console.warn(`${host.localName}: ${count} toegankelijkheidsproblemen`, result.violations)
      else console.info(`${host.localName}: geen toegankelijkheidsproblemen`)
      panel.show(result)
    } catch (cause) {
      console.warn(`${host.localName}: de toegankelijkheidstest is niet gelukt.`, cause)
    }
  }

  /** Is it the panel itself that came, moved or says something else? */
  const isOwn = ({ target, addedNodes, removedNodes }: MutationRecord): boolean =>
    panel.element.contains(target) ||
    (target === root && [...addedNodes, ...removedNodes].every((node) => node === panel.element))
  const observer = new MutationObserver((changes) => {
    if (changes.every(isOwn)) return
    clearTimeout(timer)
    timer = setTimeout(() => void test(), REST)
  })
  observer.observe(root, { childList: true, subtree: true, characterData: true })
  void test()
  return () => {
    stopped = true
    clearTimeout(timer)
    observer.disconnect()
    panel.remove()
  }
}
