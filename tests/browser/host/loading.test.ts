import { type Page } from '@playwright/test'

import { LONG } from '../../support/matrix'
import { rekenhulpIn } from '../pagina/rekenhulp'
import { rust } from '../pagina/rust'
import { houdTegen, laterVerzoek } from '../pagina/verzoeken'
import { meetVerschuivingen, verschuivingenVan } from '../pagina/bijgehouden'
import { expect, test } from '../test'
import { INKOMEN, maximaal, PARTNER, SAMEN } from './firstPaint'
import { openGastpagina, REKENHULP, staat, uitgerekend } from './hostPage'

const chunks = (page: Page): string[] => {
  const gevraagd: string[] = []
  page.on('request', (verzoek) => {
    if (verzoek.url().includes('/element/'))
      gevraagd.push(new URL(verzoek.url()).pathname.replace(/-[\w-]{8}\.js$/, '.js'))
  })
  return gevraagd
}

const verweg = (inhoud = '', attributen = '') =>
  `<div id="ruimte" style="height: 4000px"></div>
  <hypotheek-orientatie label-code="MY" ${attributen} style="display: block; min-height: 1200px">${inhoud}</hypotheek-orientatie>`

test.describe('an element far below the viewport', () => {
  test('an element far below the viewport fetches only its loader and shows its content', async ({ page }) => {
    const gevraagd = chunks(page)
    await openGastpagina(page, { body: verweg('<p>Bel 020 – 000 00 00</p>') })
    await laterVerzoek(page)
    expect(gevraagd).toEqual(['/element/hypotheek-orientatie.js'])
    await expect(page.getByText('Bel 020')).toBeVisible()
  })

  test('scrolling near the element fetches the application, which replaces its content', async ({ page }) => {
    await openGastpagina(page, { body: verweg('<p>Bel 020 – 000 00 00</p>') })
    await laterVerzoek(page)
    const gevraagd = chunks(page)
    await page.evaluate(() => scrollTo(0, 3000))
    await staat(page)
    const eerst = ['2025', 'mount', 'react'].map((deel) => `/element/chunks/${deel}.js`)
    expect(gevraagd.slice(0, 3).toSorted()).toEqual(eerst)
    await expect(page.getByText('Bel 020')).toBeHidden()
  })

  const metJson = (laden: string) =>
    `<section data-dynamic-props='{"laden": ${laden}}'><div>${verweg('', 'laden="direct"')}</div></section>`

  test('laden="direct" fetches the application at once', LONG, async ({ page, geval }) => {
    for (const [waar, body] of [
      ['as an attribute', verweg('', 'laden="direct"')],
      ['as an attribute that is set later', verweg()],
      ['beside JSON that leaves it empty', metJson('null')],
      ['beside JSON with an unknown value', metJson('"nu"')],
    ] as const)
      await geval(waar, async () => {
        await openGastpagina(page, { body })
        await page.locator('hypotheek-orientatie').evaluate((host) => host.setAttribute('laden', 'direct'))
        await staat(page)
      })
  })
})

test('the demo page shows the calculator, and its settings change the element at once', async ({ page }) => {
  await page.goto('/')
  const { element, knop } = rekenhulpIn(page.locator('hypotheek-orientatie'))
  await expect(knop('Ga verder')).toBeVisible()
  await expect(element).toHaveAttribute('normjaar', '2026')

  await page.getByRole('radio', { name: 'Florius' }).check({ force: true })
  await page.getByRole('radio', { name: '2025' }).check({ force: true })
  await expect(element).toHaveAttribute('label-code', 'FL')
  await expect(element).toHaveAttribute('normjaar', '2025')

  await page.reload()
  await expect(element).toHaveAttribute('label-code', 'FL')
})

test('nothing on the demo page shifts, however long the application takes to load', async ({ page, geval }) => {
  await meetVerschuivingen(page)
  for (const [breedte, hoogte] of [
    [1280, 2400],
    [768, 2400],
    [560, 2400],
    [390, 2800],
    [320, 2800],
  ] as const)
    await geval(`at ${breedte} pixels wide`, async () => {
      const laatDoor = await houdTegen(page, '**/chunks/**')
      await page.setViewportSize({ width: breedte, height: hoogte })
      const gevraagd = page.waitForRequest('**/chunks/mount-*')
      await page.goto('/')
      await gevraagd
      await rust(page)
      laatDoor()
      await uitgerekend(await staat(page))
      await rust(page)
      expect(await verschuivingenVan(page)).toEqual([])
    })
})

test.describe('an application that fails to load', () => {
  test.use({ verwachteKlachten: /laadt niet|Failed to load resource|net::ERR/ })

  test('an application that fails to load is reported, and a retry keeps the answers', async ({ page, geval }) => {
    await page.addInitScript(() => {
      document.addEventListener('hypotheek-orientatie:fout', (event) => {
        document.documentElement.dataset['fout'] = (event as CustomEvent<{ code: string }>).detail.code
      })
    })
    for (const deel of ['mount', '2025'])
      await geval(`when ${deel} fails`, async () => {
        await page.route(`**/chunks/${deel}-*`, (route) => route.abort())
        await openGastpagina(page, { body: REKENHULP })
        const rekenhulp = rekenhulpIn(page.locator('hypotheek-orientatie'))
        const { element, kies, klik, knop, veld, vulIn } = rekenhulp
        await expect(element.getByRole('alert')).toContainText(/De rekenhulp laadt niet/)
        expect(await page.evaluate(() => document.documentElement.dataset['fout'])).toBe('niet-geladen')
        await vulIn(INKOMEN, '60000')
        await kies(SAMEN, 'Samen')
        await klik('Probeer opnieuw')
        await expect(knop('Probeer opnieuw')).toBeEnabled()

        await page.unroute(`**/chunks/${deel}-*`)
        await klik('Probeer opnieuw')
        await staat(page)
        await expect(element.getByRole('alert')).toBeHidden()
        await expect(veld(INKOMEN)).toHaveValue('60.000')
        await expect(veld(PARTNER)).toBeVisible()
        await expect(maximaal(rekenhulp)).toHaveText('€ 253.716')
      })
  })
})
