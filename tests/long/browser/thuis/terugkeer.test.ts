import { type Page } from '@playwright/test'

import { laterVerzoek } from '../../../browser/pagina/verzoeken'
import { expect, test } from '../../../browser/test'
import { opGastpagina, rekenhulpMet, vulInkomenIn } from '../../../browser/thuis/gastpagina'

test.describe('a page that comes back from where the browser kept it', () => {
  test.use({ verwachteKlachten: /Failed to load resource|net::ERR/ })

  const kom = (page: Page, persisted: boolean) =>
    page.evaluate((persisted) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted })), persisted)

  test('calculates again what had failed, and not when it was only shown', async ({ page }) => {
    let aanroepen = 0
    await page.route('**/financieringsopzet', (route) => {
      aanroepen += 1
      return route.fulfill({ status: 400, body: '{}' })
    })
    const { element: rekenhulp } = await opGastpagina(page, { body: rekenhulpMet('berekening="server"') })
    const mislukt = rekenhulp.getByText('De berekening is niet gelukt.')
    await expect(mislukt).toBeVisible()
    await kom(page, false)
    await laterVerzoek(page)
    expect(aanroepen).toBe(1)
    await kom(page, true)
    await expect.poll(() => aanroepen).toBe(2)
  })

  test('does not calculate again what had been calculated', async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('hypotheek-orientatie:resultaat', () => {
        const { dataset } = document.documentElement
        dataset['resultaten'] = String(Number(dataset['resultaten'] ?? 0) + 1)
      })
    })
    const rekenhulp = await opGastpagina(page)
    await vulInkomenIn(rekenhulp)
    const resultaten = () => page.evaluate(() => document.documentElement.dataset['resultaten'])
    const ervoor = Number(await resultaten())
    await kom(page, true)
    await rekenhulp.vulIn('Bruto jaarinkomen', '61.000')
    await expect(rekenhulp.regel('Je maximale hypotheek', 'Inkomen per jaar')).toHaveText('€ 61.000')
    await expect.poll(resultaten).toBe(String(ervoor + 1))
  })
})
