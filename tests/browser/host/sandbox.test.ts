import { type Page } from '@playwright/test'

import { calculatorIn } from '../page/calculator'
import { expect, test } from '../test'
import { calculatorWith, completeSteps, toHtml } from './hostPage'

/** Opens the calculator in a frame with this sandbox, and fills in the steps. Returns the calculator. */
const inSandbox = async (page: Page, sandbox: string) => {
  const serve = (address: string, body: string) =>
    page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }))
  await serve('**/kader.html', `<iframe sandbox="${sandbox}" src="binnen.html" width="1200" height="690"></iframe>`)
  await serve('**/binnen.html', toHtml({ body: calculatorWith('adviseur-zoeken-url="/doorklik.html"') }))
  await page.goto('kader.html')
  const calculator = calculatorIn(page.frameLocator('iframe').locator('hypotheek-orientatie'))
  await completeSteps(calculator)
  return calculator
}

test.describe('what a sandbox forbids', () => {
  test.use({ expectedComplaints: /Download is disallowed|Blocked opening|allow-/ })

  test('without allow-downloads the saved file does not come, and a sentence offers to copy', async ({ page }) => {
    const calculator = await inSandbox(page, 'allow-scripts')
    await calculator.click('Bewaar of deel')
    await calculator.click('Bewaar het rekenbewijs als bestand')
    await expect(calculator.element.getByText('Kopieer dan het rekenbewijs.').first()).toBeVisible()
    await expect(calculator.button('Kopieer het rekenbewijs')).toBeVisible()
  })

  for (const [sandbox, opens] of [
    ['allow-scripts', false],
    ['allow-scripts allow-popups', true],
  ] as const)
    test(`a link to the law ${opens ? 'opens' : 'gives its address'} in a sandbox with ${sandbox}`, async ({
      page,
    }) => {
      const calculator = await inSandbox(page, sandbox)
      await calculator.element.getByRole('button', { name: 'Hoe komen we aan dit bedrag?' }).first().click()
      const dialog = calculator.element.locator('dialog:modal')
      await dialog.getByRole('button', { name: 'Toon alle stappen' }).click()
      const step = dialog.locator('details details', { has: page.locator('a[href]') }).first()
      await step.locator('> summary').click()
      const link = step.getByRole('link').first()
      await page.context().route('https://**', (route) => route.fulfill({ body: 'De wet' }))
      const popup = opens && page.waitForEvent('popup')
      const address = await link.getAttribute('href')
      await link.click()
      const refused = dialog.getByRole('alert')
      if (popup) {
        await popup
        await expect(refused).toHaveCount(0)
      } else await expect(refused).toHaveText(`Deze link opent hier niet. Kopieer het adres: ${address}`)
    })
})
