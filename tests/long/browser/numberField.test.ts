import { type Page } from '@playwright/test'

import { openFields, boxOf, fieldIn } from '../../browser/page/fields'
import { expect, test } from '../../browser/test'

/** Pairs: how many ms longer the plus button is held, and the value of the field then. The field begins at 12. */
const VALUES = [
  [0, '13'],
  [499, '13'],
  [1, '14'],
  [3 * 40, '17'],
] as const

/** Opens the fields page with a stopped clock, and returns a number field with its plus button. */
const openNumber = async (page: Page) => {
  await page.clock.install()
  await openFields(page)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
  const field = fieldIn(page, 'getal', 'Gevuld')
  const more = field.getByRole('button', { name: 'Verhoog Aantal maanden' })
  await more.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  return { input: field.getByRole('spinbutton'), more }
}

test.describe('a spin button with touch', () => {
  test.use({ hasTouch: true })

  test('a held spin button repeats after 500 ms, every 40 ms, until it is released', async ({ page }) => {
    const { input, more } = await openNumber(page)
    const browser = await page.context().newCDPSession(page)
    const { middle: x, y, height } = await boxOf(more)
    await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y: y + height / 2 }] })
    for (const [wait, value] of VALUES) {
      await page.clock.runFor(wait)
      await expect(input).toHaveValue(value)
    }
    await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await page.clock.runFor(1000)
    await expect(input).toHaveValue('17')
  })

  test('a tap on a spin button changes the value once', async ({ page }) => {
    const { input, more } = await openNumber(page)
    await more.tap()
    await expect(input).toHaveValue('13')
    await page.clock.runFor(1000)
    await expect(input).toHaveValue('13')
  })
})

test('only a number field that allows negative numbers accepts a minus sign', async ({ page }) => {
  await openFields(page)
  const unsigned = fieldIn(page, 'getal', 'Leeg').getByRole('spinbutton')
  await unsigned.pressSequentially('-5')
  await expect(unsigned).toHaveValue('5')
  const signed = fieldIn(page, 'getal', 'Met decimalen, onder nul').getByRole('spinbutton')
  await signed.fill('')
  await signed.pressSequentially('-2,5')
  await expect(signed).toHaveValue('-2,5')
})
