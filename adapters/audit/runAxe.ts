import { giveBackAxe } from './pageAxe'
import axe from 'axe-core/axe.min.js'
import type { AxeResults } from 'axe-core'

giveBackAxe()

/** The rule sets of axe to test with (specification, section 1). */
const RULE_SETS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

let previous: Promise<unknown> = Promise.resolve()

/**
 * Tests an element and its shadow root, except `without`, and returns the results of axe. Tests run one at a time: axe
 * refuses a second run while it is busy, and a page may have several calculators.
 */
export const runAxe = (element: HTMLElement, without: HTMLElement): Promise<AxeResults> => {
  const pending = previous.then(() =>
    axe.run(
      { include: [element], exclude: [without] },
      {
        runOnly: { type: 'tag', values: RULE_SETS },
        rules: { 'page-has-heading-one': { enabled: false } },
        resultTypes: ['violations'],
      },
    ),
  )
  previous = pending.catch(() => undefined)
  return pending
}
