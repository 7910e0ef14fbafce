import { type Page } from '@playwright/test'
import fc from 'fast-check'

import type { LabelCode } from '../../../domain/orientatie'
import { openCalculator, type Calculator } from '../../browser/page/calculator'
import { expect, test } from '../../browser/test'
import { bezoekers } from '../../../adapters/testing/arbitraries/bezoeker'
import { fillInAll } from './fillInAll'

const VISITORS_PER_TEST = 10
const TESTS_PER_BRAND = 10

/** Match the texts of the last step that are shown only when the page knows the rate of every period. */
const OF_KNOWN_RATES = [
  /\n *- button "(Kies een periode|Vul eigen geld in|Verhoog je eigen geld)"/g,
  /\n *- paragraph: (Bij geen enkele periode kan je dit bedrag lenen|Met .+? kom je (niets|.+? minder) tekort)\./g,
]

/** Matches the sentence with the highest price, which only a local calculation shows. */
const HIGHEST_PRICE =
  /\n *- (?:region "Jouw woning en wat je kan kopen":|heading "Jouw woning en wat je kan kopen" .*|paragraph: Je kan (?:een woning )?kopen (?:tot|van) .*)/g

/** Matches the texts about starters, between *Nieuwbouw* and *Energielabel*. Only a local calculation shows them. */
const ABOUT_STARTERS = /(- text: Nieuwbouw\n)[^]*?( *- combobox "Energielabel")/g

/** Returns the accessibility tree of each step, without the texts that only a local calculation shows. */
const screens = async ({ element }: Calculator): Promise<readonly string[]> => {
  const seen: string[] = []
  for (const step of ['Maximale hypotheek', 'Benodigde hypotheek', 'Rentevaste periode']) {
    await element.getByRole('navigation', { name: 'Stappen' }).getByRole('button', { name: step }).click()
    const screen = await element.ariaSnapshot()
    const withoutStarters = screen.replaceAll(ABOUT_STARTERS, '$1$2')
    seen.push(
      [...OF_KNOWN_RATES, HIGHEST_PRICE].reduce((rest, pattern) => rest.replaceAll(pattern, ''), withoutStarters),
    )
  }
  return seen
}

/** Sets `berekening` on the element, and waits for the next result event. */
const calculateAt = (page: Page, berekening: 'lokaal' | 'server'): Promise<void> =>
  page.locator('hypotheek-orientatie').evaluate(
    (host, value) =>
      new Promise<void>((resolve) => {
        host.parentElement?.addEventListener('hypotheek-orientatie:resultaat', () => resolve(), { once: true })
        host.setAttribute('berekening', value)
      }),
    berekening,
  )

const openFor = (page: Page, labelCode: LabelCode): Promise<Calculator> =>
  openCalculator(page, { 'label-code': labelCode })

for (const labelCode of ['MY', 'FL'] as const)
  for (let round = 0; round < TESTS_PER_BRAND; round += 1)
    test(`${labelCode}: local and server screens differ only in local-only texts (${round + 1})`, async ({ page }) => {
      const sample = fc.sample(bezoekers(labelCode), { numRuns: VISITORS_PER_TEST, seed: 1000 + round })
      for (const bezoeker of sample) {
        const calculator = await openFor(page, labelCode)
        const methods: string[] = []
        page.on('request', (request) => methods.push(request.method()))
        await fillInAll(calculator, bezoeker)
        const local = await screens(calculator)
        expect(methods).not.toContain('POST')
        await calculateAt(page, 'server')
        expect(await screens(calculator), JSON.stringify(bezoeker)).toEqual(local)
        expect(methods).toContain('POST')
        page.removeAllListeners('request')
      }
    })
