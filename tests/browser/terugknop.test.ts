import { type Page } from '@playwright/test'

import { opStap3 } from './pagina/opStap'
import { begonnen, openRekenhulp, rekenhulpIn, type Rekenhulp } from './pagina/rekenhulp'
import { getekend } from './pagina/rust'
import { expect, test } from './test'
import { openGastpagina, rekenhulpMet, staat } from './host/hostPage'

const TERUG = { 'label-code': 'MY', terugknop: '' }

const titel = ({ element }: Rekenhulp, naam: string) =>
  element.getByRole('heading', { name: naam, exact: true, level: 2 })
const STAP1 = 'Maximale hypotheek'
const STAP2 = 'Benodigde hypotheek'
const STAP3 = 'Rentevaste periode'

const terug = (page: Page) => page.evaluate(() => history.back())
const vooruit = (page: Page) => page.evaluate(() => history.forward())
const lengte = (page: Page) => page.evaluate(() => history.length)

/** Returns how far the top of the calculator is below that of the window, in pixels. */
const bovenkant = ({ element }: Rekenhulp) => element.evaluate((host) => host.getBoundingClientRect().top)

test('Back and Forward go through the steps, with the title focused and the top in view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await page.goto('doorklik.html')
  const rekenhulp = await opStap3(page, TERUG)
  await page.mouse.wheel(0, 2000)
  await terug(page)
  await expect(titel(rekenhulp, STAP2)).toBeFocused()
  await expect(rekenhulp.veld('Vraagprijs van de woning')).toHaveValue('300.000')
  await expect.poll(() => bovenkant(rekenhulp)).toBeGreaterThanOrEqual(0)
  await terug(page)
  await expect(titel(rekenhulp, STAP1)).toBeFocused()
  await vooruit(page)
  await vooruit(page)
  await expect(titel(rekenhulp, STAP3)).toBeFocused()
  await expect.poll(() => bovenkant(rekenhulp)).toBeGreaterThanOrEqual(0)
  await terug(page)
  await terug(page)
  await expect(titel(rekenhulp, STAP1)).toBeFocused()
  await terug(page)
  await expect(page).toHaveURL(/doorklik\.html$/)
})

test('"Vorige stap" and the steps above the form go back in the browser history', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await page.goto('doorklik.html')
  const rekenhulp = await opStap3(page, TERUG)
  const lang = await lengte(page)
  await rekenhulp.klik('Vorige stap')
  await expect(titel(rekenhulp, STAP2)).toBeFocused()
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('"onder":1')
  await getekend(page)
  expect(await bovenkant(rekenhulp)).toBeGreaterThanOrEqual(0)
  await vooruit(page)
  await expect(titel(rekenhulp, STAP3)).toBeFocused()
  await rekenhulp.element.getByRole('button', { name: /stap 1 van 3/ }).click()
  await expect(titel(rekenhulp, STAP1)).toBeVisible()
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('0}')
  expect(await lengte(page)).toBe(lang)
  await terug(page)
  await expect(page).toHaveURL(/doorklik\.html$/)
})

test('a text that is being typed is read before Back opens another step', async ({ page }) => {
  const rekenhulp = await openRekenhulp(page, TERUG)
  await rekenhulp.vulIn('Bruto jaarinkomen', '60.000')
  await rekenhulp.klik('Ga verder')
  await rekenhulp.veld('Vraagprijs van de woning').fill('250000')
  await terug(page)
  await expect(titel(rekenhulp, STAP1)).toBeFocused()
  await vooruit(page)
  await expect(rekenhulp.veld('Vraagprijs van de woning')).toHaveValue('250.000')
})

test('Back while a dialog is open closes the dialog and stays on the step', async ({ page }) => {
  const rekenhulp = await opStap3(page, TERUG)
  await rekenhulp.klik('Deel je berekening')
  await rekenhulp.element.getByRole('dialog').waitFor()
  await terug(page)
  await expect(rekenhulp.element.getByRole('dialog')).toHaveCount(0)
  await expect(titel(rekenhulp, STAP3)).toBeVisible()
  await expect(rekenhulp.knop('Deel je berekening')).toBeFocused()
  await expect(rekenhulp.knop('Deel je berekening')).toBeInViewport()
  await terug(page)
  await expect(titel(rekenhulp, STAP2)).toBeFocused()
})

test('without the attribute terugknop the steps do not change the browser history', async ({ page }) => {
  const rekenhulp = await openRekenhulp(page)
  const lang = await lengte(page)
  await rekenhulp.vulIn('Bruto jaarinkomen', '60.000')
  await rekenhulp.klik('Ga verder')
  await expect(titel(rekenhulp, STAP2)).toBeFocused()
  await rekenhulp.klik('Vorige stap')
  await expect(titel(rekenhulp, STAP1)).toBeFocused()
  expect(await lengte(page)).toBe(lang)
  expect(await page.evaluate(() => history.state as unknown)).toBeNull()
})

/** The body of a page with a router that shows the route of each history entry and records the popstate events. */
const ROUTER = `<h1></h1><nav><button>Verder op de pagina</button></nav>
  <script type="module">
    const toon = (state) => (document.querySelector('h1').textContent = state?.route ?? 'geen route')
    window.gehoord = []
    history.replaceState({ route: 'begin', diep: { van: 'de pagina' } }, '')
    toon(history.state)
    addEventListener('popstate', ({ state }) => {
      window.gehoord.push(state?.route)
      toon(state)
    })
    document.querySelector('nav button').onclick = () => {
      history.pushState({ route: 'verder' }, '', '?verder')
      toon(history.state)
    }
  </script>`

test('the router of the page keeps its entries, its state and its addresses', async ({ page }) => {
  await openGastpagina(page, { body: ROUTER + rekenhulpMet('terugknop') })
  const rekenhulp = await staat(page)
  const route = page.getByRole('heading', { level: 1 })
  await rekenhulp.vulIn('Bruto jaarinkomen', '60.000')
  await rekenhulp.klik('Ga verder')
  await expect(titel(rekenhulp, STAP2)).toBeFocused()
  expect(await page.evaluate(() => history.state as unknown)).toMatchObject({
    route: 'begin',
    diep: { van: 'de pagina' },
  })
  await page.getByRole('button', { name: 'Verder op de pagina' }).click()
  await expect(route).toHaveText('verder')
  await rekenhulp.vulIn('Vraagprijs van de woning', '300.000')
  await rekenhulp.klik('Ga verder')
  await expect(titel(rekenhulp, STAP3)).toBeFocused()
  await expect(page).toHaveURL(/\?verder$/)
  await terug(page)
  await expect(titel(rekenhulp, STAP2)).toBeFocused()
  await expect(route).toHaveText('verder')
  await terug(page)
  await expect(route).toHaveText('begin')
  await expect(page).toHaveURL(/gast\.html$/)
  await expect(titel(rekenhulp, STAP2)).toBeVisible()
  await terug(page)
  await expect(titel(rekenhulp, STAP1)).toBeFocused()
  await expect(route).toHaveText('begin')
})

test('following an anchor of the page and going Back opens no other step', async ({ page }) => {
  await openGastpagina(page, {
    body: `<a href="#voet">Naar de voet</a>${rekenhulpMet('terugknop')}<p id="voet">Voet</p>`,
  })
  const rekenhulp = await staat(page)
  await rekenhulp.vulIn('Bruto jaarinkomen', '60.000')
  await rekenhulp.klik('Ga verder')
  await expect(titel(rekenhulp, STAP2)).toBeFocused()
  await page.getByRole('link', { name: 'Naar de voet' }).click()
  await expect(page).toHaveURL(/#voet$/)
  await expect(titel(rekenhulp, STAP2)).toBeVisible()
  await terug(page)
  await expect(page).toHaveURL(/gast\.html$/)
  await expect(titel(rekenhulp, STAP2)).toBeVisible()
  await terug(page)
  await expect(titel(rekenhulp, STAP1)).toBeFocused()
})

test('two calculators each have their own steps in the history, also after one is removed', async ({ page }) => {
  await openGastpagina(page, { body: ['een', 'twee'].map((id) => rekenhulpMet(`id="${id}" terugknop`)).join('') })
  const [een, twee] = [await staat(page, '#een'), await staat(page, '#twee')]
  for (const rekenhulp of [een, twee]) {
    await rekenhulp.vulIn('Bruto jaarinkomen', '60.000')
    await rekenhulp.klik('Ga verder')
    await expect(titel(rekenhulp, STAP2)).toBeFocused()
  }
  await terug(page)
  await expect(titel(twee, STAP1)).toBeFocused()
  await expect(titel(een, STAP2)).toBeVisible()
  await terug(page)
  await expect(titel(een, STAP1)).toBeFocused()
  await vooruit(page)
  await expect(titel(een, STAP2)).toBeFocused()
  await expect(titel(twee, STAP1)).toBeVisible()
  await page.evaluate(() => document.querySelector('#een')?.remove())
  await vooruit(page)
  await expect(titel(twee, STAP2)).toBeFocused()
})

test('after a reload the answers and the step are restored, and Back opens the step before', async ({ page }) => {
  await page.goto('doorklik.html')
  await opStap3(page, { ...TERUG, bewaren: '' })
  await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).toMatch(/ 2$/)
  await page.reload()
  const rekenhulp = rekenhulpIn(page.locator('hypotheek-orientatie'))
  await begonnen(rekenhulp)
  await rekenhulp.klik('Gebruik mijn antwoorden')
  await expect(titel(rekenhulp, STAP3)).toBeFocused()
  await terug(page)
  await expect(titel(rekenhulp, STAP2)).toBeFocused()
  await expect(rekenhulp.veld('Vraagprijs van de woning')).toHaveValue('300.000')
  await terug(page)
  await expect(titel(rekenhulp, STAP1)).toBeFocused()
  await terug(page)
  await expect(page).toHaveURL(/doorklik\.html$/)
})

test('Back leaves the page when the answers are not restored after a reload', async ({ page }) => {
  await page.goto('doorklik.html')
  await opStap3(page, TERUG)
  await page.reload()
  const rekenhulp = rekenhulpIn(page.locator('hypotheek-orientatie'))
  await begonnen(rekenhulp)
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('onder')
  await terug(page)
  await expect(page).toHaveURL(/doorklik\.html$/)
})
