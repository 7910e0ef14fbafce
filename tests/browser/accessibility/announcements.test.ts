import { type Page } from '@playwright/test'

import { announced, recordAnnouncements } from '../page/recorded'
import { untilCalculated } from '../host/hostPage'
import { openCalculator, type Calculator } from '../page/calculator'
import { expect, test } from '../test'

const HERBEREKEND = 'polite: Er heeft een herberekening plaatsgevonden.'

/** Returns the announcements that read the summary aloud. */
const readSummaries = async (page: Page) =>
  (await announced(page)).filter((text) => text.includes('Je maximale hypotheek.'))

/** Runs the clock for 1,5 seconds, in which pending messages are announced and cleared. */
const waitForSilence = (page: Page) => page.clock.runFor(1500)

/** Opens a calculator that has calculated once, and stops the clock of its page. */
const open = async (page: Page): Promise<Calculator> => {
  const calculator = await openCalculator(page)
  await untilCalculated(calculator)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  return calculator
}

test.beforeEach(async ({ page }) => {
  await recordAnnouncements(page)
  await page.clock.install()
})

test('the page has one polite and one assertive live region, in Dutch, outside the element', async ({ page }) => {
  await openCalculator(page)
  for (const region of ['polite', 'assertive']) {
    await expect(page.locator(`body > [aria-live=${region}]`)).toHaveCount(1)
    await expect(page.locator(`body > [aria-live=${region}]`)).toHaveAttribute('lang', 'nl')
  }
})

test('opening a calculator announces nothing; quick answers together announce one recalculation', async ({ page }) => {
  const { choose, fillIn } = await open(page)
  await waitForSilence(page)
  expect(await announced(page)).toEqual([])
  await page.evaluate(() => {
    const root = document.querySelector('hypotheek-orientatie')?.shadowRoot
    for (const answer of ['samen', 'alleen', 'samen'])
      root?.querySelector<HTMLInputElement>(`input[type=radio][value=${answer}]`)?.click()
  })
  await waitForSilence(page)
  expect(await announced(page)).toEqual([HERBEREKEND])
  await choose('Koop je alleen of samen?', 'Alleen')
  await waitForSilence(page)
  await fillIn('Bruto jaarinkomen', '60.000')
  await waitForSilence(page)
  expect(await announced(page)).toEqual([HERBEREKEND, HERBEREKEND, HERBEREKEND])
})

test('step 3 announces the summary on request, and once after a new rentevaste periode', async ({ page }) => {
  const { chooseFrom, click, button, fillIn } = await open(page)
  await fillIn('Bruto jaarinkomen', '60.000')
  await click('Ga verder')
  await fillIn('Vraagprijs van de woning', '200.000')
  await click('Ga verder')
  await waitForSilence(page)
  await button('Lees de samenvatting voor').press('Enter')
  await waitForSilence(page)
  const [requested, ...more] = await readSummaries(page)
  expect(requested).toContain('Hypotheekbedrag: ')
  expect(more).toEqual([])
  await chooseFrom('Hoe lang wil je je rente vastzetten?', '20 jaar')
  await waitForSilence(page)
  expect((await readSummaries(page)).slice(1)).toEqual([expect.stringContaining('Hypotheekbedrag: ')])
})
