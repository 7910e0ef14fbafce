import { type Locator } from '@playwright/test'

import { openCalculator, type Calculator } from '../page/calculator'
import { boxOf } from '../page/fields'
import { readyCalculator } from '../host/hostPage'
import { expect, test } from '../test'

/** The height of a phone that is 390 px wide. */
const PHONE = { width: 390, height: 844 }

const bottomOf = async (part: Locator): Promise<number> => {
  const { y, height } = await boxOf(part)
  return y + height
}

const incomeBelowTop = async ({ element, field }: Calculator): Promise<number> =>
  (await bottomOf(field('Bruto jaarinkomen'))) - (await boxOf(element)).y

for (const labelCode of ['MY', 'FL'])
  test(`on a phone the income of ${labelCode} is within the first 844 px of the element`, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto(`/?label-code=${labelCode}`)
    expect(await incomeBelowTop(await readyCalculator(page))).toBeLessThanOrEqual(PHONE.height)
  })

test('on a phone the kinds of income are in two columns, and one that does not fit is in both', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const { element, question } = await openCalculator(page, { 'label-code': 'FL' })
  const form = await boxOf(element.locator('[part=formulier]'))
  const cards = await Promise.all((await question('Wat voor inkomen heb je?').locator('label').all()).map(boxOf))
  const shares = cards.map(({ width }) => Math.round((2 * width) / form.width))
  expect(shares.slice(2)).toEqual([2, 1, 1])
  expect(cards[3]?.y).toBe(cards[4]?.y)
})

test('the step indicator is exactly as wide as the column below it, up to 900 px', async ({ page, runCase }) => {
  for (const width of [320, 390, 739, 768, 899])
    await runCase(`at ${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 800 })
      const { element } = await openCalculator(page)
      const [steps, form] = await Promise.all(
        ['stappen', 'formulier'].map((part) => boxOf(element.locator(`[part=${part}]`))),
      )
      expect([steps?.x, steps?.width]).toEqual([form?.x, form?.width])
      expect(await element.locator('nav').evaluate((nav) => nav.scrollWidth - nav.clientWidth)).toBe(0)
    })
})

test('distances between questions and groups are 32 and 48 px, and 24 and 40 px on a phone', async ({
  page,
  runCase,
}) => {
  for (const [width, betweenQuestions, betweenGroups] of [
    [390, 24, 40],
    [1280, 32, 48],
  ] as const)
    await runCase(`at ${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 844 })
      const { element, question } = await openCalculator(page)
      const groups = element.locator('[part=formulier] > div > section')
      const between = async (above: Locator, below: Locator) => (await boxOf(below)).y - (await bottomOf(above))
      expect(await between(groups.nth(0), groups.nth(1))).toBeCloseTo(betweenGroups, 0)
      const pension = question('Ga je binnen 10 jaar met pensioen?').locator('xpath=..')
      expect(await between(pension.locator('xpath=preceding-sibling::*[1]'), pension)).toBeCloseTo(betweenQuestions, 0)
    })
})

test('the example below the income appears without a shift, and its place is kept from the first paint', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  const { element, button } = await openCalculator(page, { 'label-code': 'MY', normjaar: '2026' })
  const example = element.getByText(/^Met €\s45\.000 per jaar kan je bijvoorbeeld ongeveer €\s198\.800 lenen\.$/)
  await expect(example).toBeVisible()
  const below = await boxOf(button('Bereken jaarinkomen'))
  expect(below.y).toBeGreaterThanOrEqual(await bottomOf(example))
})

test('the first paint has no place for an example when a service calculates', async ({ page }) => {
  const { element } = await openCalculator(page, { 'label-code': 'MY', berekening: 'server' })
  await expect(element.getByText(/per jaar kan je bijvoorbeeld/)).toBeHidden()
})

test.describe('the switches of the demo page', () => {
  const summary = 'Instellingen van deze voorbeeldpagina'

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('below 900 px the switches are folded, and a key press unfolds them', async ({ page }) => {
      await page.setViewportSize(PHONE)
      await page.goto('/')
      const brand = page.getByText('Florius', { exact: true })
      await expect(brand).toBeHidden()
      await page.getByText(summary).focus()
      await page.keyboard.press('Enter')
      await expect(brand).toBeVisible()
    })

    test('from 900 px the switches are unfolded and nothing folds them', async ({ page }) => {
      await page.setViewportSize({ width: 900, height: 800 })
      await page.goto('/')
      await expect(page.getByText('Florius', { exact: true })).toBeVisible()
      await expect(page.getByText(summary)).toBeHidden()
    })
  })

  test('the unfolded switches fit in a window of 320 px and change the brand', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto('/')
    await readyCalculator(page)
    await page.getByText(summary).click()
    await page.getByRole('radio', { name: 'Florius' }).check()
    await expect(page.locator('hypotheek-orientatie')).toHaveAttribute('label-code', 'FL')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})
