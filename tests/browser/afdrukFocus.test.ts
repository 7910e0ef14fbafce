import { type Page } from '@playwright/test'

import { matrix } from '../support/matrix'
import { opStap3 } from './pagina/opStap'
import { expect, test } from './test'

const PRINT = 'Print of bewaar als pdf'

/** Prints nothing. Depending on `zegt`, `afterprint` fires at once, when the test asks for it, or never. */
const drukNiets = (zegt: string) => {
  window.print = () => {
    const gedaan = () => dispatchEvent(new Event('afterprint'))
    if (zegt === 'at once') gedaan()
    if (zegt === 'later') window.top?.addEventListener('gedaan', gedaan, { once: true })
  }
}

const zegGedaan = (page: Page) => page.evaluate(() => dispatchEvent(new Event('gedaan')))

for (const zegt of matrix(['at once', 'later', 'never']))
  test.describe(`printing in a browser that fires afterprint ${zegt}`, () => {
    test.beforeEach(({ page }) => page.addInitScript(drukNiets, zegt))

    for (const naam of ['Print de uitkomst', 'Print met alle stappen'])
      test(`"${naam}" keeps the focus after printing with afterprint ${zegt}`, async ({ page }) => {
        const { element, klik, knop } = await opStap3(page)
        await klik(PRINT)
        const dialoog = element.getByRole('dialog', { name: PRINT })
        for (const druk of [() => knop(naam).click(), () => page.keyboard.press('Enter')]) {
          await druk()
          await expect(element.locator('iframe')).toHaveCount(zegt === 'at once' ? 0 : 1)
          await expect(knop(naam)).toBeFocused()
          await zegGedaan(page)
          await expect(knop(naam)).toBeFocused()
        }
        await page.keyboard.press('Shift+Tab')
        await expect(knop(naam)).not.toBeFocused()
        await expect(dialoog.locator(':focus')).toHaveCount(1)
        await page.keyboard.press('Escape')
        await expect(dialoog).toBeHidden()
        await expect(knop(PRINT)).toBeFocused()
      })

    test(`Ctrl+P in the print dialog leaves the focus on its button with afterprint ${zegt}`, async ({ page }) => {
      const { element, klik, knop } = await opStap3(page)
      await klik(PRINT)
      const sluiten = element.getByRole('dialog', { name: PRINT }).getByRole('button', { name: 'Sluiten' }).last()
      await expect(knop('Print de uitkomst')).toBeEnabled()
      await sluiten.press('Control+p')
      await expect(element.locator('iframe')).toHaveCount(zegt === 'at once' ? 0 : 1)
      await expect(sluiten).toBeFocused()
    })
  })
