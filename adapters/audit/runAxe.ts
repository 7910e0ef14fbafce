import { giveBackAxe } from './pageAxe'
import axe from 'axe-core/axe.min.js'
import type { AxeResults } from 'axe-core'

giveBackAxe()

/** The rule sets of axe to test with (specification, section 1). */
const RULE_SETS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

let previous: Promise<unknown> = Promise.resolve()

/**
 * Tests an element and its shadow root, except `without`, and returns the results of axe. Tests run one at a time: axe
 * refuses a second run while it is busy, and a page may have several calculators. Returns undefined, without a test, if
 * `signal` is aborted before its turn.
 */
export const runAxe = (
  element: HTMLElement,
  without: HTMLElement,
  signal: AbortSignal,
): Promise<AxeResults | undefined> => {
  const pending = previous.then(() =>
    signal.aborted
      ? undefined
      : axe.run(
          { include: [element], exclude: [without] },
          {
            runOnly: { type: 'tag', values: RULE_SETS },
            rules: { 'page-has-heading-one': { enabled: false } },
            resultTypes: ['violations'],
            // Preloading serves rules on audio and video only, and keeps the element for ten seconds after the test.
            preload: false,
          },
        ),
  )
  previous = pending.catch(() => undefined)
  return pending
}
