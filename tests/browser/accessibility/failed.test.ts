import { type Page, type Route } from '@playwright/test'

import { LONG, matrix } from '../../support/matrix'
import { NIET_GELUKT } from '../service/setup'
import { openCalculator } from '../page/calculator'
import { whenStill } from '../page/whenStill'
import { expect, test } from '../test'
import { loadAxe } from './axe'
import { focusFault } from './focus'
import { check } from './check'
import { openFailed } from './openFailed'

test.use({ expectedComplaints: /^Failed to load resource/ })

/** The largest height in pixels of one line of text with its border and padding. */
const ONE_LINE = 48

/** In a window of this size, opens a calculator whose calculation fails after figures were shown. */
const failureIn = async (page: Page, width: number, height: number, labelCode: string, kleurmodus: string) => {
  await loadAxe(page)
  await page.setViewportSize({ width, height })
  const calculator = await openFailed(page, { 'label-code': labelCode, kleurmodus }, false)
  const message = calculator.element.locator('summary', { hasText: NIET_GELUKT })
  return { ...calculator, message, again: calculator.button('Probeer opnieuw') }
}

for (const [width, labelCode, kleurmodus] of matrix([
  [320, 'MY', 'licht'],
  [360, 'FL', 'donker'],
  [768, 'MY', 'donker'],
] as const))
  test(`at ${width} px a failed calculation shows one line; opening it shows "Probeer opnieuw"`, async ({ page }) => {
    const { element, message, again } = await failureIn(page, width, 740, labelCode, kleurmodus)
    await expect(message).toBeInViewport({ ratio: 1 })
    expect((await message.boundingBox())?.height).toBeLessThanOrEqual(ONE_LINE)
    await expect(again).toBeHidden()
    await check(page)

    await message.press('Enter')
    await expect(element.getByText('Deze bedragen horen bij je vorige antwoorden.')).toBeInViewport({ ratio: 1 })
    await expect(again).toBeInViewport({ ratio: 1 })
    await check(page)
    await page.keyboard.press('Tab')
    await expect(again).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(element.getByRole('complementary')).toBeFocused()
  })

test('a summary beside the form shows the whole message of a failed calculation at once', LONG, async ({ page }) => {
  const { element, again } = await failureIn(page, 1280, 720, 'FL', 'licht')
  await expect(element.getByText('Deze bedragen horen bij je vorige antwoorden.')).toBeInViewport({ ratio: 1 })
  await expect(again).toBeInViewport({ ratio: 1 })
  await check(page)
})

test.describe('the message of a failed calculation in a small window', LONG, () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('the message of a failed calculation does not cover the focused element', async ({ page }) => {
    const { element, button, field } = await openCalculator(page, { 'label-code': 'MY', berekening: 'server' })
    const pending: Route[] = []
    await page.route('**/financieringsopzet', (route) => {
      pending.push(route)
    })
    await field('Bruto jaarinkomen').fill('60.000')
    await button('Bereken jaarinkomen').press('Tab')
    await page.keyboard.press('Tab')
    expect(await focusFault(page)).toBeUndefined()
    for (const route of pending) await route.fulfill({ status: 400, body: '{}' }).catch(() => undefined)
    await element.getByText(NIET_GELUKT).waitFor()
    await whenStill(page)
    expect(await focusFault(page)).toBeUndefined()
  })

  test('the summary bar with an opened failure message covers less than 45% of the window', async ({ page }) => {
    const { element } = await openFailed(page, { 'label-code': 'MY' }, false)
    await element.getByText(NIET_GELUKT).click()
    const bar = await element.getByRole('complementary').boundingBox()
    expect(bar?.height).toBeLessThan(640 * 0.45)
  })
})
