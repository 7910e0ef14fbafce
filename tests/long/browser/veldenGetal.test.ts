import { type Page } from '@playwright/test'

import { openVelden, plekVan, staat } from '../../browser/pagina/velden'
import { expect, test } from '../../browser/test'

/** The value of a field of 12 while its button is held, each after this many more milliseconds. */
const STANDEN = [
  [0, '13'],
  [499, '13'],
  [1, '14'],
  [3 * 40, '17'],
] as const

/** Opens the page with a stopped clock, so that time passes only when a test says so. */
const openGetal = async (page: Page) => {
  await page.clock.install()
  await openVelden(page)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
  const veld = staat(page, 'getal', 'Gevuld')
  const meer = veld.getByRole('button', { name: 'Verhoog Aantal maanden' })
  await meer.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  return { invoer: veld.getByRole('spinbutton'), meer }
}

test.describe('a spin button with touch', () => {
  test.use({ hasTouch: true })

  test('a held spin button repeats after 500 ms, every 40 ms, until it is released', async ({ page }) => {
    const { invoer, meer } = await openGetal(page)
    const browser = await page.context().newCDPSession(page)
    const { midden: x, y, height } = await plekVan(meer)
    await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y: y + height / 2 }] })
    for (const [wacht, waarde] of STANDEN) {
      await page.clock.runFor(wacht)
      await expect(invoer).toHaveValue(waarde)
    }
    await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await page.clock.runFor(1000)
    await expect(invoer).toHaveValue('17')
  })

  test('a tap on a spin button counts once', async ({ page }) => {
    const { invoer, meer } = await openGetal(page)
    await meer.tap()
    await expect(invoer).toHaveValue('13')
    await page.clock.runFor(1000)
    await expect(invoer).toHaveValue('13')
  })
})

test('only a number field that allows negative numbers accepts a minus sign', async ({ page }) => {
  await openVelden(page)
  const zonder = staat(page, 'getal', 'Leeg').getByRole('spinbutton')
  await zonder.pressSequentially('-5')
  await expect(zonder).toHaveValue('5')
  const met = staat(page, 'getal', 'Met decimalen, onder nul').getByRole('spinbutton')
  await met.fill('')
  await met.pressSequentially('-2,5')
  await expect(met).toHaveValue('-2,5')
})
