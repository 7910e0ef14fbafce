import { type Page } from '@playwright/test'

import { matrix } from '../support/matrix'
import { atStep3 } from './page/atStep'
import { expect, test } from './test'

const MEENEMEN = 'Bewaar of deel'

/**
 * Runs in the page. Mocks `print` to count its calls in `data-printed` on the top document, to write in
 * `data-in-frame` whether a frame prints, to fire `beforeprint`, and to fire `afterprint`: at once, after the event
 * `gedaan` (for `later`), or never.
 */
const printNothing = (when: string) => {
  window.print = () => {
    const counts = window.top?.document.documentElement.dataset ?? {}
    counts['printed'] = String(Number(counts['printed'] ?? 0) + 1)
    counts['inFrame'] = String(window !== window.top)
    dispatchEvent(new Event('beforeprint'))
    const done = () => dispatchEvent(new Event('afterprint'))
    if (when === 'at once') done()
    if (when === 'later') window.top?.addEventListener('gedaan', done, { once: true })
  }
}

const expectPrinted = (page: Page, times: number) =>
  expect(page.locator('html')).toHaveAttribute('data-printed', String(times))

const forgetPrints = (page: Page) => page.evaluate(() => document.documentElement.removeAttribute('data-printed'))

const reportDone = (page: Page) => page.evaluate(() => dispatchEvent(new Event('gedaan')))

for (const when of matrix(['at once', 'later', 'never']))
  test.describe(`printing in a browser that fires afterprint ${when}`, () => {
    test.beforeEach(({ page }) => page.addInitScript(printNothing, when))

    test(`each print button, and Ctrl+P, keeps the focus while printing (afterprint fires: ${when})`, async ({
      page,
      runCase,
    }) => {
      const { element, click, button } = await atStep3(page)
      const dialog = element.getByRole('dialog', { name: MEENEMEN })
      for (const name of ['Print de uitkomst', 'Print met alle stappen'])
        await runCase(name, async () => {
          await forgetPrints(page)
          await click(MEENEMEN)
          const presses = [() => button(name).click(), () => page.keyboard.press('Enter')]
          for (const [index, press] of presses.entries()) {
            await press()
            await expectPrinted(page, index + 1)
            await expect(page.locator('html')).toHaveAttribute('data-in-frame', 'true')
            await expect(element.locator('iframe')).toHaveCount(when === 'at once' ? 0 : 1)
            await expect(button(name)).toBeFocused()
            await reportDone(page)
            await expect(button(name)).toBeFocused()
          }
          await page.keyboard.press('Shift+Tab')
          await expect(button(name)).not.toBeFocused()
          await expect(dialog.locator(':focus')).toHaveCount(1)
          await page.keyboard.press('Escape')
          await expect(dialog).toBeHidden()
          await expect(button(MEENEMEN)).toBeFocused()
        })

      await runCase('Ctrl+P on "Sluiten"', async () => {
        await forgetPrints(page)
        await click(MEENEMEN)
        const closeButton = dialog.getByRole('button', { name: 'Sluiten' }).last()
        await expect(button('Print de uitkomst')).toBeEnabled()
        await closeButton.press('Control+p')
        await expectPrinted(page, 1)
        await expect(element.locator('iframe')).toHaveCount(when === 'at once' ? 0 : 1)
        await expect(closeButton).toBeFocused()
      })
    })
  })
