import axe, { type AxeResults } from 'axe-core'

/** The rule sets (specification, section 1). */
const REGELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

let vorige: Promise<unknown> = Promise.resolve()

/**
 * Tests an element with all that is in its shadow root, apart from one part. One test at a time: axe refuses a second
 * while it is busy, and several calculators may ask.
 */
export const toets = (element: HTMLElement, zonder: HTMLElement): Promise<AxeResults> => {
  const bezig = vorige.then(() =>
    axe.run(
      { include: [element], exclude: [zonder] },
      {
        runOnly: { type: 'tag', values: REGELS },
        rules: { 'page-has-heading-one': { enabled: false } },
        resultTypes: ['violations'],
      },
    ),
  )
  vorige = bezig.catch(() => undefined)
  return bezig
}
