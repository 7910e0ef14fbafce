import { type Page } from '@playwright/test'

import { LONG, matrix } from '../../support/matrix'
import { gezegd, luister } from '../pagina/bijgehouden'
import { begonnen } from '../pagina/rekenhulp'
import { houdTegen } from '../pagina/verzoeken'
import { expect, test } from '../test'
import { keurMetAxe, laadAxe } from '../toegankelijkheid/axe'
import { APPLICATIE, delenVan, inBeeld, INKOMEN, maximaal, openEersteBeeld } from './firstPaint'
import { doorloop, MERKEN, openGastpagina, opGastpagina, rekenhulpMet, REKENHULP, TIEN, uitgerekend } from './hostPage'

/** A service that never answers: the summary stays as it is drawn first. */
const zonderAntwoord = (page: Page) => page.route('**/financieringsopzet', () => undefined)

const WEERGAVEN = ['Klant', 'Adviseur'].flatMap((type) => ['licht', 'donker'].map((modus) => ({ type, modus })))

/** Each audience and each mode once. */
const VAAK = [
  { type: 'Klant', modus: 'licht' },
  { type: 'Adviseur', modus: 'donker' },
]

test.describe('what the loader paints is what React takes over, and what it would draw itself', () => {
  test.use({ verwachteKlachten: /label-code ontbreekt/ })

  for (const merk of ['MY', 'FL'])
    test(`for ${merk}`, async ({ page, geval }) => {
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

test('nothing moves when React takes over, however wide the window is', async ({ page }) => {
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

test('without an application that takes over the first step is accessible', async ({ page }) => {
  await laadAxe(page)
  const { rekenhulp, neemOver } = await openEersteBeeld(page, { body: `<main><h1>Gast</h1>${REKENHULP}</main>` })
  expect(await keurMetAxe(page)).toEqual([])
  await neemOver()
  await uitgerekend(rekenhulp)
})

test('another brand that comes after typing leaves the text, and holds when React takes over', async ({ page }) => {
  const { rekenhulp, neemOver } = await openEersteBeeld(page)
  await rekenhulp.vulIn(INKOMEN, '60000')
  await rekenhulp.zet('label-code', 'FL')
  await neemOver()
  await expect(rekenhulp.veld(INKOMEN)).toHaveValue('60.000')
  await expect(rekenhulp.antwoord('Wat voor inkomen heb je?', 'Inkomen uit onderneming(en)')).toBeVisible()
  await expect(rekenhulp.knop('Ga verder')).toHaveCSS('background-color', 'rgb(166, 58, 15)')
})

test('an unknown brand shows no first step, but what the page placed inside', LONG, async ({ page }) => {
  await page.route(APPLICATIE, () => undefined)
  const gevraagd = page.waitForRequest(APPLICATIE)
  await openGastpagina(page, { body: rekenhulpMet('', 'XX').replace('><', '><p>Even geduld</p><') })
  await gevraagd
  await expect(page.getByText('Even geduld')).toBeVisible()
  await expect(page.locator('hypotheek-orientatie .kader')).toHaveCount(0)
})

test('nothing is announced when React takes over', LONG, async ({ page }) => {
  await luister(page)
  const { rekenhulp, neemOver } = await openEersteBeeld(page)
  await rekenhulp.vulIn(INKOMEN, '60000')
  await neemOver()
  await expect(maximaal(rekenhulp)).toHaveText('€ 270.716')
  await rekenhulp.vulIn(INKOMEN, '61000')
  await expect.poll(() => gezegd(page)).toEqual(['polite: Er heeft een herberekening plaatsgevonden.'])
})

test('ten calculators each keep what was typed in them', LONG, async ({ page }) => {
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

test('what is put back with answers shows those, and no first step before', async ({ page }) => {
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

test('what is taken away and put back before the application comes keeps what was typed', async ({ page }) => {
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
