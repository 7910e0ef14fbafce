import { createPanel } from './panel'
import { runAxe } from './runAxe'

/** The time without changes of the screen after which the audit runs again, in milliseconds. */
const REST = 500

/**
 * Tests a calculator for accessibility, now and soon after each change of its elements or texts. Shows the results on
 * the console and in a panel below the calculator. Warns when a test fails to run. Returns a stop function.
 */
export const startAudit = (host: HTMLElement, root: ShadowRoot): (() => void) => {
  const panel = createPanel(root)
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = new AbortController()

  const test = async (): Promise<void> => {
    try {
      const result = await runAxe(host, panel.element, end.signal)
      if (result === undefined || end.signal.aborted) return
      const count = result.violations.length
      if (count > 0) console.warn(`${host.localName}: ${count} toegankelijkheidsproblemen`, result.violations)
      else console.info(`${host.localName}: geen toegankelijkheidsproblemen`)
      panel.show(result)
    } catch (cause) {
      if (end.signal.aborted) return
      console.warn(`${host.localName}: de toegankelijkheidstest is niet gelukt.`, cause)
    }
  }

  /** Whether this change of the DOM is caused by the panel itself. */
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
    end.abort()
    clearTimeout(timer)
    observer.disconnect()
    panel.remove()
  }
}
