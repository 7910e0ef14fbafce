import { type Page } from '@playwright/test'

import { doorloop, openGastpagina, REKENHULP, staat } from './gastpagina'
import { expect, test } from '../test'

test.use({ verwachteKlachten: /laadt niet|Failed to load resource|net::ERR/ })

const melding = (page: Page) => page.locator('hypotheek-orientatie').getByRole('alert')
const probeerOpnieuw = (page: Page) =>
  page.locator('hypotheek-orientatie').getByRole('button', { name: 'Probeer opnieuw' }).click()

const DELEN = ['mount', '2025']

test('the element says so when a part stays away for 15 seconds, and works after trying again', async ({
  page,
  geval,
}) => {
  await page.clock.install()
  for (const deel of DELEN)
    await geval(deel, async () => {
      let zwijgt = true
      await page.route(`**/chunks/${deel}-*`, (route) => (zwijgt ? undefined : route.continue()))
      const gevraagd = page.waitForRequest(`**/chunks/${deel}-*`)
      await openGastpagina(page, { body: REKENHULP })
      await gevraagd
      await expect(async () => {
        await page.clock.fastForward(15_000)
        await expect(melding(page)).toContainText(/De rekenhulp laadt niet/, { timeout: 500 })
      }).toPass()

      zwijgt = false
      await probeerOpnieuw(page)
      await doorloop(await staat(page))
      await expect(melding(page)).toBeHidden()
    })
})

test('the element says so when a part comes empty, and works after trying again', async ({ page, geval }) => {
  for (const deel of DELEN)
    await geval(deel, async () => {
      let isLeeg = true
      await page.route(`**/chunks/${deel}-*`, (route) =>
        isLeeg ? route.fulfill({ contentType: 'text/javascript', body: '' }) : route.continue(),
      )
      await openGastpagina(page, { body: REKENHULP })
      await expect(melding(page)).toContainText(/De rekenhulp laadt niet/)

      isLeeg = false
      await probeerOpnieuw(page)
      await doorloop(await staat(page))
      await expect(melding(page)).toBeHidden()
    })
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
