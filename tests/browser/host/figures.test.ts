import { type Page } from '@playwright/test'

import { LONG, matrix } from '../../support/matrix'
import { rekenhulpIn } from '../pagina/rekenhulp'
import { houdTegen } from '../pagina/verzoeken'
import { expect, test } from '../test'
import { INKOMEN, maximaal } from './firstPaint'
import { openGastpagina, REKENHULP, staat } from './hostPage'

/** The chunks that the figures need besides the application. */
const DELEN = ['lokaal', 'bereken', 'paneelcijfers']
/** Widths in pixels with the summary beside the form, and with the summary as a closed bar. */
const BREEDTES = [1000, 360]

const MELDING = /De berekening is niet gelukt|De rekenhulp laadt niet/
const VEEL_INKOMEN = '60.000'
const MAXIMUM = '€ 270.716'

const open = async (page: Page) => {
  await openGastpagina(page, { body: REKENHULP })
  return staat(page)
}

test.describe('a chunk of the figures that fails to load', () => {
  test.use({ verwachteKlachten: /laadt niet|Failed to load resource|net::ERR/ })

  for (const breedte of matrix(BREEDTES))
    test(`a failed chunk of the figures is reported and recovers on retry, at ${breedte} px`, async ({
      page,
      geval,
    }) => {
      await page.setViewportSize({ width: breedte, height: 800 })
      for (const deel of DELEN)
        await geval(deel, async () => {
          await page.route(`**/chunks/${deel}-*`, (route) => route.abort())
          const rekenhulp = await open(page)
          const { element, knop, vulIn, klik } = rekenhulp
          const melding = element.getByText(MELDING)
          await expect(melding).toBeVisible()
          await page.unroute(`**/chunks/${deel}-*`)
          if (!(await knop('Probeer opnieuw').isVisible())) await melding.click()
          await klik('Probeer opnieuw')
          await expect(melding).toBeHidden()
          await vulIn(INKOMEN, VEEL_INKOMEN)
          await expect(element.getByText(MAXIMUM).filter({ visible: true })).toHaveCount(1)
        })
    })

  test('a typed amount is calculated once the connection returns', async ({ page, context }) => {
    const mislukt: string[] = []
    page.on('requestfailed', (verzoek) => mislukt.push(verzoek.method()))
    await page.route('**/chunks/lokaal-*', (route) => route.abort())
    const { element, vulIn } = await open(page)
    await expect(element.getByText(MELDING)).toBeVisible()
    await vulIn(INKOMEN, VEEL_INKOMEN)
    // The second request has failed too, so the calculation of this amount has failed.
    await expect.poll(() => mislukt).toEqual(['GET', 'HEAD', 'GET', 'HEAD'])
    await expect(element.getByText(MELDING)).toBeVisible()
    await page.unroute('**/chunks/lokaal-*')
    await context.setOffline(true)
    await context.setOffline(false)
    await expect(maximaal(rekenhulpIn(page.locator('hypotheek-orientatie')))).toHaveText(MAXIMUM)
  })
})

test('a calculator removed while its engine loads calculates once it is put back', LONG, async ({ page }) => {
  const laatDoor = await houdTegen(page, '**/chunks/lokaal-*')
  const gevraagd = page.waitForRequest('**/chunks/lokaal-*')
  const rekenhulp = await open(page)
  await gevraagd
  await rekenhulp.vulIn(INKOMEN, VEEL_INKOMEN)
  const weg = await rekenhulp.element.evaluateHandle((host) => {
    host.remove()
    return host
  })
  await expect.poll(() => weg.evaluate((host) => host.shadowRoot?.querySelector('.kader'))).toBeNull()
  laatDoor()
  await weg.evaluate((host) => document.body.append(host))
  await expect(maximaal(rekenhulp)).toHaveText(MAXIMUM)
  await expect(rekenhulp.veld(INKOMEN)).toHaveValue(VEEL_INKOMEN)
})
