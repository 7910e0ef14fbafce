import { type Locator } from '@playwright/test'

import { matrix } from '../../support/matrix'
import { begonnen, rekenhulpIn, type Rekenhulp } from '../pagina/rekenhulp'
import { expect, test } from '../test'
import { serveerElders } from './otherSite'
import { opGastpagina, REKENHULP, rekenhulpMet, toHtml } from './hostPage'

const VENSTER = { width: 1000, height: 600 }
const LEEG = '<link rel="icon" href="data:,">'
const STIJL = '<style>body { margin: 0 }</style>'

/** Answers the first step, scrolls its button to the lower edge of the window, and goes on. */
const gaVerder = async ({ vulIn, knop, veld }: Rekenhulp): Promise<void> => {
  await vulIn('Bruto jaarinkomen', '60.000')
  await knop('Ga verder').evaluate((doel) => doel.scrollIntoView({ block: 'end' }))
  await knop('Ga verder').click()
  await veld('Vraagprijs van de woning').waitFor()
}

/** Returns how far the element is below the upper edge of the window, in pixels. */
const bovenkant = async (element: Locator): Promise<number> => Math.round((await element.boundingBox())?.y ?? NaN)

const kaderOm = (src: string, sandbox = '') =>
  `${LEEG}${STIJL}<h1 style="height: 400px">Gastheer</h1>
  <iframe title="Rekenhulp" ${sandbox} src="${src}" style="border: 0; width: 100%; height: 1900px"></iframe>
  <p style="height: 900px">Onder</p>`

test('a next step in a tall frame begins at the top of the outer window', async ({ page, adres, geval }) => {
  await page.setViewportSize(VENSTER)
  const head = `<base href="${adres}">${STIJL}`
  const site = await serveerElders({
    '/': kaderOm('/gast.html'),
    '/dicht.html': kaderOm('/gast.html', 'sandbox="allow-scripts"'),
    '/gast.html': toHtml({ head, body: REKENHULP }),
  })
  const ander = await serveerElders({ '/': kaderOm(`${site.adres}/gast.html`) })
  for (const [hoe, url] of matrix([
    ['with a sandbox', `${site.adres}/dicht.html`],
    ['of the same site', site.adres],
    ['of another site', ander.adres],
  ] as const))
    await geval(hoe, async () => {
      await page.goto(url)
      const rekenhulp = rekenhulpIn(page.frameLocator('iframe').locator('hypotheek-orientatie'))
      await begonnen(rekenhulp)
      await gaVerder(rekenhulp)
      // A browser scrolls no further than the upper edge of the frame.
      await expect.poll(() => bovenkant(rekenhulp.element)).toBeGreaterThanOrEqual(0)
      expect(await bovenkant(rekenhulp.element)).toBeLessThanOrEqual(16)
    })
  site.sluit()
  ander.sluit()
})

test('a next step begins at the upper edge of the scrolling part of the page', async ({ page, geval }) => {
  await page.setViewportSize(VENSTER)
  const schuift = (stijl: string, element = REKENHULP) =>
    `<main style="overflow: auto; ${stijl}"><p style="height: 300px">Boven</p>${element}
    <p style="height: 900px">Onder</p></main>`
  for (const [hoe, head, body, boven] of [
    ['under a header that stays', STIJL, `<header style="height: 100px">Kop</header>${schuift('height: 500px')}`, 116],
    [
      'in a dialog of the page',
      STIJL,
      `<dialog style="inset: 50px; padding: 0; border: 0">${schuift('height: 500px')}</dialog>
      <script>document.querySelector('dialog').showModal()</script>`,
      66,
    ],
    [
      'of a page that keeps room for its menu',
      `${STIJL}<style>html { scroll-padding-top: 90px }</style>`,
      `<nav id="menu" style="position: fixed; inset: 0 0 auto; height: 90px">Menu</nav><p style="height: 300px">Boven</p>
      ${rekenhulpMet('ref-ankermenu="menu"')}<p style="height: 900px">Onder</p>`,
      106,
    ],
  ] as const)
    await geval(hoe, async () => {
      const rekenhulp = await opGastpagina(page, { head, body })
      await gaVerder(rekenhulp)
      await expect.poll(async () => Math.abs((await bovenkant(rekenhulp.element)) - boven)).toBeLessThanOrEqual(1)
    })
})
