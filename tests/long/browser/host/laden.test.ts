import { type Page } from '@playwright/test'

import { NORMJAREN } from '../../../../domain'
import { laterVerzoek } from '../../../browser/pagina/verzoeken'
import { expect, test } from '../../../browser/test'
import {
  doorloop,
  openGastpagina,
  opGastpagina,
  REKENHULP,
  rekenhulpMet,
  staat,
  vulInkomenIn,
} from '../../../browser/host/hostPage'
import { firstLoad, LOADER, readManifest } from '../../../support/bundle'

const eersteLading = (normjaar: number): readonly string[] => [...firstLoad(readManifest(), normjaar)].toSorted()

/** Holds back the answers for these files of the element until all of them have been requested. */
const wachtOpAlle = async (page: Page, bestanden: readonly string[]): Promise<void> => {
  const gevraagd = new Set<string>()
  let laatDoor = (): void => undefined
  const doorgang = new Promise<void>((resolve) => {
    laatDoor = resolve
  })
  await page.route('**/element/**', async (route) => {
    const bestand = route.request().url().split('/element/')[1] ?? ''
    if (bestanden.includes(bestand)) {
      gevraagd.add(bestand)
      if (bestanden.every((een) => gevraagd.has(een))) laatDoor()
      await doorgang
    }
    await route.continue()
  })
}

test('the demo page requests all files of the first step before any has loaded', async ({ page, waarschuwingen }) => {
  await wachtOpAlle(page, eersteLading(Math.max(...NORMJAREN)))
  await page.goto('/')
  await staat(page)
  expect(waarschuwingen).toEqual([])
})

for (const normjaar of NORMJAREN)
  test(`the loader requests all other files in parallel, with the norms of ${normjaar}`, async ({ page }) => {
    const chunks = eersteLading(normjaar).filter((bestand) => bestand !== LOADER)
    expect(chunks.length).toBeGreaterThan(1)
    await wachtOpAlle(page, chunks)
    await opGastpagina(page, { body: rekenhulpMet(`normjaar="${normjaar}"`) })
  })

const melding = (page: Page) => page.locator('hypotheek-orientatie').getByRole('alert')
const probeerOpnieuw = (page: Page) =>
  page.locator('hypotheek-orientatie').getByRole('button', { name: 'Probeer opnieuw' }).click()

const DELEN = ['mount', 'react', '2025']

test.describe('a load that fails', () => {
  test.use({ verwachteKlachten: /laadt niet|Failed to load resource|net::ERR/ })

  test('an empty chunk is reported, and a retry requests it under another URL', async ({ page }) => {
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

  test('a failed load is repeated when the connection returns', async ({ page, context, geval }) => {
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
})

test.describe('a page restored from the back/forward cache', () => {
  test.use({ verwachteKlachten: /Failed to load resource|net::ERR/ })

  const kom = (page: Page, persisted: boolean) =>
    page.evaluate((persisted) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted })), persisted)

  test('a failed calculation is repeated only when the page is restored', async ({ page }) => {
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

  test('a completed calculation is not repeated when the page is restored', async ({ page }) => {
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
