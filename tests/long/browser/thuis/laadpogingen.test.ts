import { type Page } from '@playwright/test'

import { begonnen, rekenhulpIn } from '../../../browser/pagina/rekenhulp'
import { expect, test } from '../../../browser/test'
import { doorloop, openGastpagina, REKENHULP, staat } from '../../../browser/thuis/gastpagina'

test.use({ verwachteKlachten: /laadt niet|Failed to load resource|net::ERR/ })

const melding = (page: Page) => page.locator('hypotheek-orientatie').getByRole('alert')
const probeerOpnieuw = (page: Page) =>
  page.locator('hypotheek-orientatie').getByRole('button', { name: 'Probeer opnieuw' }).click()

const DELEN = ['mount', 'react', '2025']

test('the element says so when a part comes empty, and asks for it under another address', async ({ page }) => {
  let isLeeg = true
  await page.route('**/chunks/2025-*', (route) =>
    isLeeg ? route.fulfill({ contentType: 'text/javascript', body: '' }) : route.continue(),
  )
  await openGastpagina(page, { body: REKENHULP })
  await expect(melding(page)).toContainText(/De rekenhulp laadt niet/)

  isLeeg = false
  await probeerOpnieuw(page)
  await doorloop(await staat(page))
  await expect(melding(page)).toBeHidden()
})

test('a part that could not be loaded is loaded by itself when the connection is back', async ({
  page,
  context,
  geval,
}) => {
  for (const deel of DELEN)
    await geval(deel, async () => {
      let isWeg = true
      await page.route(`**/chunks/${deel}-*`, (route) => (isWeg ? route.abort() : route.continue()))
      await openGastpagina(page, { body: REKENHULP })
      await expect(melding(page)).toContainText(/De rekenhulp laadt niet/)

      isWeg = false
      await context.setOffline(true)
      await context.setOffline(false)
      await doorloop(await staat(page))
      await expect(melding(page)).toBeHidden()
    })
})
