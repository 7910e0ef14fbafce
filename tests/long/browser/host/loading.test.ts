import { type Page } from '@playwright/test'

import { NORMJAREN } from '../../../../domain'
import { laterRequest } from '../../../browser/page/requests'
import { expect, test } from '../../../browser/test'
import {
  completeSteps,
  openHostPage,
  atHostPage,
  CALCULATOR,
  calculatorWith,
  readyCalculator,
  fillInIncome,
} from '../../../browser/host/hostPage'
import { firstLoad, LOADER, readManifest } from '../../../support/bundle'

const firstLoadFiles = (normjaar: number): readonly string[] => [...firstLoad(readManifest(), normjaar)].toSorted()

/** Holds back the responses for these files of the element until all of them have been requested. */
const waitForAll = async (page: Page, files: readonly string[]): Promise<void> => {
  const requested = new Set<string>()
  let letThrough = (): void => undefined
  const released = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/element/**', async (route) => {
    const file = route.request().url().split('/element/')[1] ?? ''
    if (files.includes(file)) {
      requested.add(file)
      if (files.every((one) => requested.has(one))) letThrough()
      await released
    }
    await route.continue()
  })
}

test('the demo page requests all files of the first step before any of them has loaded', async ({ page, warnings }) => {
  await waitForAll(page, firstLoadFiles(Math.max(...NORMJAREN)))
  await page.goto('/')
  await readyCalculator(page)
  expect(warnings).toEqual([])
})

for (const normjaar of NORMJAREN)
  test(`the loader requests all first-step chunks of normjaar ${normjaar} before any has loaded`, async ({ page }) => {
    const chunks = firstLoadFiles(normjaar).filter((file) => file !== LOADER)
    expect(chunks.length).toBeGreaterThan(1)
    await waitForAll(page, chunks)
    await atHostPage(page, { body: calculatorWith(`normjaar="${normjaar}"`) })
  })

const message = (page: Page) => page.locator('hypotheek-orientatie').getByRole('alert')
const retry = (page: Page) =>
  page.locator('hypotheek-orientatie').getByRole('button', { name: 'Probeer opnieuw' }).click()

const CHUNKS = ['mount', 'react', '2025']

test.describe('a load that fails', () => {
  test.use({ expectedComplaints: /laadt niet|Failed to load resource|net::ERR/ })

  test('an empty norms chunk shows an error, and *Probeer opnieuw* loads the calculator', async ({ page }) => {
    let isEmpty = true
    await page.route('**/chunks/2025-*', (route) =>
      isEmpty ? route.fulfill({ contentType: 'text/javascript', body: '' }) : route.continue(),
    )
    await openHostPage(page, { body: CALCULATOR })
    await expect(message(page)).toContainText(/De rekenhulp laadt niet/)

    isEmpty = false
    await retry(page)
    await completeSteps(await readyCalculator(page))
    await expect(message(page)).toBeHidden()
  })

  test('a failed chunk loads again when the browser is back online', async ({ page, context, runCase }) => {
    for (const part of CHUNKS)
      await runCase(part, async () => {
        let isGone = true
        await page.route(`**/chunks/${part}-*`, (route) => (isGone ? route.abort() : route.continue()))
        await openHostPage(page, { body: CALCULATOR })
        await expect(message(page)).toContainText(/De rekenhulp laadt niet/)

        isGone = false
        await context.setOffline(true)
        await context.setOffline(false)
        await completeSteps(await readyCalculator(page))
        await expect(message(page)).toBeHidden()
      })
  })
})

test.describe('a page restored from the back/forward cache', () => {
  test.use({ expectedComplaints: /Failed to load resource|net::ERR/ })

  const comeBack = (page: Page, persisted: boolean) =>
    page.evaluate((persisted) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted })), persisted)

  test('a pageshow event repeats a failed calculation only when `persisted` is true', async ({ page }) => {
    let calls = 0
    await page.route('**/financieringsopzet', (route) => {
      calls += 1
      return route.fulfill({ status: 400, body: '{}' })
    })
    const { element: calculator } = await atHostPage(page, { body: calculatorWith('berekening="server"') })
    const failed = calculator.getByText('De berekening is niet gelukt.')
    await expect(failed).toBeVisible()
    await comeBack(page, false)
    await laterRequest(page)
    expect(calls).toBe(1)
    await comeBack(page, true)
    await expect.poll(() => calls).toBe(2)
  })

  test('a pageshow event with `persisted` does not repeat a completed calculation', async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('hypotheek-orientatie:resultaat', () => {
        const { dataset } = document.documentElement
        dataset['resultaten'] = String(Number(dataset['resultaten'] ?? 0) + 1)
      })
    })
    const calculator = await atHostPage(page)
    await fillInIncome(calculator)
    const results = () => page.evaluate(() => document.documentElement.dataset['resultaten'])
    const before = Number(await results())
    await comeBack(page, true)
    await calculator.fillIn('Bruto jaarinkomen', '61.000')
    await expect(calculator.line('Je maximale hypotheek', 'Inkomen per jaar')).toHaveText('€ 61.000')
    await expect.poll(results).toBe(String(before + 1))
  })
})
