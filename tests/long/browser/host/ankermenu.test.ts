import { type Locator, type Page } from '@playwright/test'

import { type Rekenhulp } from '../../../browser/pagina/rekenhulp'
import { expect, test } from '../../../browser/test'
import { openGastpagina, opGastpagina, rekenhulpMet, RENTE, staat, vulInkomenIn } from '../../../browser/host/hostPage'

const pagina = (attributen: string) => `
  <nav id="menu" style="position: fixed; inset: 0 0 auto; height: 90px; background: #eee">Menu</nav>
  <div id="kop" style="height: 900px; padding-top: 90px">Boven</div>
  ${rekenhulpMet(`${attributen} style="display: block; min-height: 1500px"`)}
  <div style="height: 2000px">Onder</div>`

const gevallen: readonly (readonly [string, string, number])[] = [
  ['under the anchor menu that an id points at', 'ref-ankermenu="menu"', 16 + 90],
  ['under the anchor menu that a selector points at', 'ref-ankermenu="nav#menu"', 16 + 90],
  ['72 pixels lower when the anchor menu cannot be found', 'ref-ankermenu="weg"', 16 + 72],
  ['72 pixels lower when the selector is none', 'ref-ankermenu="]["', 16 + 72],
]

for (const [waar, attributen, afstand] of gevallen)
  test(`a next step begins ${waar}`, async ({ page }) => {
    const rekenhulp = await opGastpagina(page, { body: pagina(attributen) })
    await vulInkomenIn(rekenhulp)
    await rekenhulp.klik('Ga verder')
    await expect(rekenhulp.veld('Vraagprijs van de woning')).toBeVisible()
    await expect
      .poll(() => rekenhulp.element.evaluate((host) => Math.round(host.getBoundingClientRect().top)))
      .toBe(afstand)
  })

test('a next step begins at the element that ref-bovenkant points at', async ({ page }) => {
  const rekenhulp = await opGastpagina(page, { body: pagina('ref-ankermenu="menu" ref-bovenkant="#kop"') })
  await vulInkomenIn(rekenhulp)
  await rekenhulp.klik('Ga verder')
  await expect(rekenhulp.veld('Vraagprijs van de woning')).toBeAttached()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

const MENU = 90

const openPagina = async (page: Page, menu: boolean, css = ''): Promise<Rekenhulp> => {
  await openGastpagina(page, {
    head: `<style>body { margin: 0 } ${css}
      nav { position: fixed; inset: 0 0 auto; height: 90px; background: #eee; z-index: 9 }</style>`,
    body: `${menu ? '<nav id="menu">Menu</nav>' : ''}<p style="height: 700px">Boven</p>
      <hypotheek-orientatie label-code="MY" laden="direct" ${RENTE} ${menu ? 'ref-ankermenu="menu"' : ''}>
      </hypotheek-orientatie>
      <p style="height: 900px">Onder</p>`,
  })
  return staat(page)
}

/** Returns how many pixels of the question around a control are covered above and below; undefined when none are. */
const bedekt = (control: Locator, menu: number): Promise<string | undefined> =>
  control.evaluate((doel, bovenkant) => {
    const vraag = (doel.closest('[data-veld]') ?? doel.closest('label, .bediening') ?? doel).getBoundingClientRect()
    const paneel = (doel.getRootNode() as ShadowRoot).querySelector('[part=samenvatting]')?.getBoundingClientRect()
    const isErnaast = paneel === undefined || paneel.left >= vraag.right
    const onderkant = isErnaast ? innerHeight : Math.min(innerHeight, paneel.top)
    const [boven, onder] = [bovenkant - vraag.top, vraag.bottom - onderkant].map(Math.round) as [number, number]
    return boven > 0 || onder > 0 ? `above ${boven}, below ${onder}: ${vraag.top} to ${vraag.bottom}` : undefined
  }, menu)

/** Scrolls until the upper edge of the element is this many pixels below that of the window. */
const scrolNaar = (element: Locator, hoogte: number): Promise<void> =>
  element.evaluate((doel, plek) => scrollBy(0, doel.getBoundingClientRect().top - plek), hoogte)

const heeftFocus = (page: Page): Locator => page.locator('hypotheek-orientatie').locator(':focus')

const verder = {
  mouse: (rekenhulp: Rekenhulp) => rekenhulp.knop('Ga verder').click(),
  keyboard: (rekenhulp: Rekenhulp) => rekenhulp.knop('Ga verder').press('Enter'),
}

/** Two widths, with and without a menu, mouse and keyboard: every pair of these occurs once. */
const vensters = [
  { waar: 'wide, under a fixed menu', width: 1280, menu: true, middel: 'mouse' },
  { waar: 'wide, without a menu', width: 1280, menu: false, middel: 'keyboard' },
  { waar: 'narrow, under a fixed menu', width: 360, menu: true, middel: 'keyboard' },
  { waar: 'narrow, without a menu', width: 360, menu: false, middel: 'mouse' },
] as const

test('a refused step shows the whole question that needs an answer', async ({ page, geval }) => {
  for (const { waar, width, menu, middel } of vensters)
    await geval(`${waar}, by ${middel}`, async () => {
      await page.setViewportSize({ width, height: 1100 })
      const rekenhulp = await openPagina(page, menu)
      const inkomen = rekenhulp.veld('Bruto jaarinkomen')
      await scrolNaar(inkomen, 20)
      await expect(rekenhulp.knop('Ga verder')).toBeInViewport({ ratio: 1 })
      await verder[middel](rekenhulp)
      await expect(inkomen).toBeFocused()
      await expect(inkomen).toHaveAccessibleDescription(/Vul je jaarinkomen in/)
      expect(await bedekt(inkomen, menu ? MENU : 0)).toBeUndefined()
    })
})

test('a line of the error list shows the whole question that it leads to', async ({ page, geval }) => {
  for (const { waar, width, menu } of vensters)
    await geval(waar, async () => {
      await page.setViewportSize({ width, height: 560 })
      const rekenhulp = await openPagina(page, menu)
      await rekenhulp.kies('Koop je alleen of samen?', 'Samen')
      await rekenhulp.klik('Ga verder')
      await rekenhulp.element.getByRole('button', { name: /^Bruto jaarinkomen van je partner:/ }).click()
      await expect(rekenhulp.veld('Bruto jaarinkomen van je partner')).toBeFocused()
      expect(await bedekt(rekenhulp.veld('Bruto jaarinkomen van je partner'), menu ? MENU : 0)).toBeUndefined()
    })
})

for (const width of [1280, 360])
  test(`Tab and Shift+Tab show the whole question under a fixed menu, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 560 })
    const { kies, antwoord, knop } = await openPagina(page, true)
    await kies('Koop je alleen of samen?', 'Samen')
    await kies('Heeft een van jullie een studieschuld of lening, of betaalt een van jullie partneralimentatie?', 'Ja')
    for (const [begin, toets, einde] of [
      [antwoord('Koop je alleen of samen?', 'Samen'), 'Tab', knop('Ga verder')],
      [knop('Ga verder'), 'Shift+Tab', antwoord('Koop je alleen of samen?', 'Samen')],
    ] as const) {
      await begin.focus()
      for (let keer = 0; keer < 40 && !(await einde.evaluate((doel) => doel.matches(':focus'))); keer += 1) {
        await page.keyboard.press(toets)
        expect.soft(await bedekt(heeftFocus(page), MENU), `${toets} ${keer}`).toBeUndefined()
      }
      await expect(einde).toBeFocused()
    }
  })

test('a refused step with an error list above the questions shows the whole question', async ({ page, geval }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  for (const [waar, menu, houvast, middel] of [
    ['under a fixed menu, on a page that keeps its place', true, true, 'mouse'],
    ['under a fixed menu, on a page that does not', true, false, 'keyboard'],
    ['without a menu, on a page that keeps its place', false, true, 'keyboard'],
    ['without a menu, on a page that does not', false, false, 'mouse'],
  ] as const)
    await geval(`by ${middel}, ${waar}`, async () => {
      const css = houvast ? '' : 'html, body { overflow-anchor: none }'
      const rekenhulp = await openPagina(page, menu, css)
      await rekenhulp.vulIn('Bruto jaarinkomen', '60.000')
      await rekenhulp.klik('Ga verder')
      await rekenhulp.kies('Woon je nu in een koopwoning?', 'Ja')
      await verder[middel](rekenhulp)
      const vraagprijs = rekenhulp.veld('Vraagprijs van de woning')
      await expect(vraagprijs).toBeFocused()
      await expect(rekenhulp.element.getByRole('button', { name: /: Je hebt niets ingevuld\./ })).toHaveCount(3)
      expect(await bedekt(vraagprijs, menu ? MENU : 0)).toBeUndefined()
    })
})

test('a press in a field that is partly under the menu scrolls nothing', async ({ page }) => {
  const { veld } = await openPagina(page, true)
  const inkomen = veld('Bruto jaarinkomen')
  await scrolNaar(inkomen, 80)
  const voor = await page.evaluate(() => scrollY)
  const plek = await inkomen.boundingBox()
  await page.mouse.click((plek?.x ?? 0) + 40, (plek?.y ?? 0) + 20)
  await expect(inkomen).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(voor)
})
