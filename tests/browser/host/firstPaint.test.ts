import { type Page } from '@playwright/test'

import { LONG, matrix } from '../../support/matrix'
import { gezegd, luister } from '../pagina/bijgehouden'
import { begonnen } from '../pagina/rekenhulp'
import { houdTegen } from '../pagina/verzoeken'
import { expect, test } from '../test'
import { keurMetAxe, laadAxe } from '../toegankelijkheid/axe'
import { APPLICATIE, delenVan, inBeeld, INKOMEN, maximaal, openEersteBeeld } from './firstPaint'
import { doorloop, MERKEN, openGastpagina, opGastpagina, rekenhulpMet, REKENHULP, TIEN, uitgerekend } from './hostPage'

/** Lets the service never answer, so that the summary stays as it is first drawn. */
const zonderAntwoord = (page: Page) => page.route('**/financieringsopzet', () => undefined)

const WEERGAVEN = ['Klant', 'Adviseur'].flatMap((type) => ['licht', 'donker'].map((modus) => ({ type, modus })))

/** Each audience and each mode once. */
const VAAK = [
  { type: 'Klant', modus: 'licht' },
  { type: 'Adviseur', modus: 'donker' },
]

test.describe('the first step that the loader paints', () => {
  test.use({ verwachteKlachten: /label-code ontbreekt/ })

  for (const merk of ['MY', 'FL'])
    test(`for ${merk} the loader paints the same elements and styles as React draws`, async ({ page, geval }) => {
      for (const { type, modus } of matrix(WEERGAVEN, VAAK))
        await geval(`${type}, ${modus}`, async () => {
          await zonderAntwoord(page)
          const body = rekenhulpMet(`type="${type}" kleurmodus="${modus}" berekening="server"`, merk)
          const { rekenhulp, neemOver } = await openEersteBeeld(page, { body })
          const geschilderd = await delenVan(rekenhulp)
          expect(geschilderd.length).toBeGreaterThan(100)
          const regel = rekenhulp.element.getByText('Vul de gegevens van je klant in.')
          await expect(regel).toBeVisible({ visible: type === 'Adviseur' })
          await neemOver()
          expect(await delenVan(rekenhulp)).toEqual(geschilderd)

          await rekenhulp.element.evaluate((host) => {
            const ander = document.createElement(host.localName)
            for (const { name, value } of host.attributes) ander.setAttribute(name, value)
            ander.removeAttribute('label-code')
            host.replaceWith(ander)
          })
          await expect(rekenhulp.element.getByRole('alert')).toContainText('label-code ontbreekt')
          await rekenhulp.zet('label-code', merk)
          await begonnen(rekenhulp)
          expect(await delenVan(rekenhulp)).toEqual(geschilderd)
        })
    })
})

test('no element moves when React takes over the painted step, at any width', async ({ page }) => {
  await zonderAntwoord(page)
  for (const width of matrix([280, 320, 360, 390, 480, 560, 768, 1024, 1280], [280, 560, 1280])) {
    await page.setViewportSize({ width, height: 900 })
    await page.unroute('**/chunks/mount-*')
    const { rekenhulp, neemOver } = await openEersteBeeld(page, { body: rekenhulpMet('berekening="server"') })
    const ervoor = await delenVan(rekenhulp)
    await neemOver()
    const erna = await delenVan(rekenhulp)
    expect(
      erna.map(({ plek }) => plek),
      `${width}`,
    ).toEqual(ervoor.map(({ plek }) => plek))
  }
})

test('the painted first step passes axe before the application loads', async ({ page }) => {
  await laadAxe(page)
  const { rekenhulp, neemOver } = await openEersteBeeld(page, { body: `<main><h1>Gast</h1>${REKENHULP}</main>` })
  expect(await keurMetAxe(page)).toEqual([])
  await neemOver()
  await uitgerekend(rekenhulp)
})

test('a label-code changed after typing keeps the text and applies when React takes over', async ({ page }) => {
  const { rekenhulp, neemOver } = await openEersteBeeld(page)
  await rekenhulp.vulIn(INKOMEN, '60000')
  await rekenhulp.zet('label-code', 'FL')
  await neemOver()
  await expect(rekenhulp.veld(INKOMEN)).toHaveValue('60.000')
  await expect(rekenhulp.antwoord('Wat voor inkomen heb je?', 'Inkomen uit onderneming(en)')).toBeVisible()
  await expect(rekenhulp.knop('Ga verder')).toHaveCSS('background-color', 'rgb(166, 58, 15)')
})

test('an unknown brand shows what the page placed inside instead of a first step', LONG, async ({ page }) => {
  await page.route(APPLICATIE, () => undefined)
  const gevraagd = page.waitForRequest(APPLICATIE)
  await openGastpagina(page, { body: rekenhulpMet('', 'XX').replace('><', '><p>Even geduld</p><') })
  await gevraagd
  await expect(page.getByText('Even geduld')).toBeVisible()
  await expect(page.locator('hypotheek-orientatie .kader')).toHaveCount(0)
})

test('React announces nothing when it takes over the painted step', LONG, async ({ page }) => {
  await luister(page)
  const { rekenhulp, neemOver } = await openEersteBeeld(page)
  await rekenhulp.vulIn(INKOMEN, '60000')
  await neemOver()
  await expect(maximaal(rekenhulp)).toHaveText('€ 270.716')
  await rekenhulp.vulIn(INKOMEN, '61000')
  await expect.poll(() => gezegd(page)).toEqual(['polite: Er heeft een herberekening plaatsgevonden.'])
})

test('ten calculators each keep the text that is typed before the application loads', LONG, async ({ page }) => {
  const laatKomen = await houdTegen(page, APPLICATIE)
  await openGastpagina(page, { body: TIEN })
  const rekenhulpen = await Promise.all(MERKEN.map((_, nummer) => inBeeld(page, `#r${nummer}`)))
  for (const [nummer, { veld }] of rekenhulpen.entries()) await veld(INKOMEN).pressSequentially(`3000${nummer}`)
  laatKomen()
  for (const [nummer, rekenhulp] of rekenhulpen.entries()) {
    await begonnen(rekenhulp)
    await expect(rekenhulp.veld(INKOMEN)).toHaveValue(nummer === 9 ? '30009' : `30.00${nummer}`)
  }
  await expect(page.locator('#r9').getByRole('textbox', { name: INKOMEN })).toBeFocused()
})

test('an element put back with answers shows them, and no painted first step before them', async ({ page }) => {
  const rekenhulp = await opGastpagina(page, { body: `<main>${REKENHULP}</main>` })
  await rekenhulp.vulIn(INKOMEN, '60.000')
  const leeg = await rekenhulp.element.evaluate(async (host) => {
    host.remove()
    await new Promise((resolve) => setTimeout(resolve))
    document.querySelector('main')?.append(host)
    return host.shadowRoot?.querySelector('.kader') == null
  })
  expect(leeg).toBe(true)
  await expect(rekenhulp.veld(INKOMEN)).toHaveValue('60.000')
})

test('an element removed and put back before the application loads keeps the typed text', async ({ page }) => {
  const { rekenhulp, neemOver } = await openEersteBeeld(page, { body: `<main>${REKENHULP}</main>` })
  await rekenhulp.vulIn(INKOMEN, '60000')
  await rekenhulp.element.evaluate(async (host) => {
    host.remove()
    await new Promise((resolve) => setTimeout(resolve))
    document.querySelector('main')?.append(host)
  })
  await neemOver()
  await expect(rekenhulp.veld(INKOMEN)).toHaveValue('60.000')
  await doorloop(rekenhulp)
})
