import { type Page } from '@playwright/test'

import { begonnen, rekenhulpIn } from '../../../browser/pagina/rekenhulp'
import { expect, test } from '../../../browser/test'
import { doorloop, openGastpagina, REKENHULP, staat } from '../../../browser/thuis/gastpagina'

test.use({ verwachteKlachten: /laadt niet|Failed to load resource|net::ERR/ })

const melding = (page: Page) => page.locator('hypotheek-orientatie').getByRole('alert')
const probeerOpnieuw = (page: Page) =>
  page.locator('hypotheek-orientatie').getByRole('button', { name: 'Probeer opnieuw' }).click()

const DELEN = ['mount', 'react', '2025']

test('the element says so when a part stays away for 15 seconds, and asks for it under another address', async ({
  page,
}) => {
  await page.clock.install()
  let zwijgt = true
  await page.route('**/chunks/2025-*', (route) => (zwijgt ? undefined : route.continue()))
  const gevraagd = page.waitForRequest('**/chunks/2025-*')
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

test('an application that the browser keeps as it failed comes when the page is loaded again, with what was filled in', async ({
  page,
}) => {
  let isLeeg = true
  await page.route('**/chunks/mount-*', (route) =>
    isLeeg ? route.fulfill({ contentType: 'text/javascript', body: '' }) : route.continue(),
  )
  await openGastpagina(page, { body: REKENHULP + REKENHULP })
  const [eerste, tweede] = [0, 1].map((beurt) => rekenhulpIn(page.locator('hypotheek-orientatie').nth(beurt)))
  if (!eerste || !tweede) throw new Error('Two calculators stand on the page.')
  await eerste.vulIn('Bruto jaarinkomen', '60000')
  await eerste.kies('Koop je alleen of samen?', 'Samen')
  await tweede.vulIn('Bruto jaarinkomen', '40000')
  await eerste.klik('Probeer opnieuw')
  await expect(eerste.element.getByRole('alert').getByRole('paragraph')).toHaveText(
    'De rekenhulp laadt niet. Controleer je verbinding en probeer het opnieuw. Lukt het niet? Laad de pagina opnieuw.',
  )

  isLeeg = false
  await page.reload()
  await begonnen(eerste)
  await begonnen(tweede)
  await expect(eerste.veld('Bruto jaarinkomen')).toHaveValue('60.000')
  await expect(eerste.antwoord('Koop je alleen of samen?', 'Samen')).toBeChecked()
  await expect(tweede.veld('Bruto jaarinkomen')).toHaveValue('40.000')
  await expect(tweede.regel('Je maximale hypotheek', 'Maximale hypotheek')).toHaveText(/^€ \d{3}\.\d{3}$/)

  await page.reload()
  await begonnen(eerste)
  await expect(eerste.veld('Bruto jaarinkomen')).toHaveValue('')
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
