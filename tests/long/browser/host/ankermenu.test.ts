import { type Locator, type Page } from '@playwright/test'

import { type Calculator } from '../../../browser/page/calculator'
import { expect, test } from '../../../browser/test'
import {
  openHostPage,
  atHostPage,
  calculatorWith,
  RATES,
  readyCalculator,
  fillInIncome,
} from '../../../browser/host/hostPage'

const pageWith = (attributes: string) => `
  <nav id="menu" style="position: fixed; inset: 0 0 auto; height: 90px; background: #eee">Menu</nav>
  <div id="kop" style="height: 900px; padding-top: 90px">Boven</div>
  ${calculatorWith(`${attributes} style="display: block; min-height: 1500px"`)}
  <div style="height: 2000px">Onder</div>`

const cases: readonly (readonly [string, string, number])[] = [
  ['below the menu whose id ref-ankermenu gives', 'ref-ankermenu="menu"', 16 + 90],
  ['below the menu that the ref-ankermenu selector matches', 'ref-ankermenu="nav#menu"', 16 + 90],
  ['88 px below the window top when ref-ankermenu matches nothing', 'ref-ankermenu="weg"', 16 + 72],
  ['88 px below the window top when ref-ankermenu is an invalid selector', 'ref-ankermenu="]["', 16 + 72],
]

for (const [where, attributes, distance] of cases)
  test(`*Ga verder* puts the element ${where}`, async ({ page }) => {
    const calculator = await atHostPage(page, { body: pageWith(attributes) })
    await fillInIncome(calculator)
    await calculator.click('Ga verder')
    await expect(calculator.field('Vraagprijs van de woning')).toBeVisible()
    await expect
      .poll(() => calculator.element.evaluate((host) => Math.round(host.getBoundingClientRect().top)))
      .toBe(distance)
  })

test('*Ga verder* scrolls to the element that ref-bovenkant points at', async ({ page }) => {
  const calculator = await atHostPage(page, { body: pageWith('ref-ankermenu="menu" ref-bovenkant="#kop"') })
  await fillInIncome(calculator)
  await calculator.click('Ga verder')
  await expect(calculator.field('Vraagprijs van de woning')).toBeAttached()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

const MENU = 90

const openPage = async (page: Page, menu: boolean, css = ''): Promise<Calculator> => {
  await openHostPage(page, {
    head: `<style>body { margin: 0 } ${css}
      nav { position: fixed; inset: 0 0 auto; height: 90px; background: #eee; z-index: 9 }</style>`,
    body: `${menu ? '<nav id="menu">Menu</nav>' : ''}<p style="height: 700px">Boven</p>
      <hypotheek-orientatie label-code="MY" laden="direct" ${RATES} ${menu ? 'ref-ankermenu="menu"' : ''}>
      </hypotheek-orientatie>
      <p style="height: 900px">Onder</p>`,
  })
  return readyCalculator(page)
}

/**
 * Describes how many pixels of the question around a control are covered by a menu of height `menu` above it, or by the
 * summary below it; undefined when none are.
 */
const covered = (control: Locator, menu: number): Promise<string | undefined> =>
  control.evaluate((target, top) => {
    const question = (
      target.closest('[data-veld]') ??
      target.closest('label, .bediening') ??
      target
    ).getBoundingClientRect()
    const panel = (target.getRootNode() as ShadowRoot).querySelector('[part=samenvatting]')?.getBoundingClientRect()
    const isBeside = panel === undefined || panel.left >= question.right
    const bottom = isBeside ? innerHeight : Math.min(innerHeight, panel.top)
    const [above, below] = [top - question.top, question.bottom - bottom].map(Math.round) as [number, number]
    return above > 0 || below > 0 ? `above ${above}, below ${below}: ${question.top} to ${question.bottom}` : undefined
  }, menu)

/** Scrolls until the upper edge of the element is this many pixels below the upper edge of the window. */
const scrollToPlace = (element: Locator, height: number): Promise<void> =>
  element.evaluate((target, place) => scrollBy(0, target.getBoundingClientRect().top - place), height)

const hasFocus = (page: Page): Locator => page.locator('hypotheek-orientatie').locator(':focus')

const goOn = {
  mouse: (calculator: Calculator) => calculator.button('Ga verder').click(),
  keyboard: (calculator: Calculator) => calculator.button('Ga verder').press('Enter'),
}

/** Two widths, with and without a menu, by mouse and by keyboard. Every pair of two such settings occurs once. */
const viewports = [
  { where: 'wide, under a fixed menu', width: 1280, menu: true, means: 'mouse' },
  { where: 'wide, without a menu', width: 1280, menu: false, means: 'keyboard' },
  { where: 'narrow, under a fixed menu', width: 360, menu: true, means: 'keyboard' },
  { where: 'narrow, without a menu', width: 360, menu: false, means: 'mouse' },
] as const

test('*Ga verder* without an income shows the whole question *Bruto jaarinkomen*', async ({ page, runCase }) => {
  for (const { where, width, menu, means } of viewports)
    await runCase(`${where}, by ${means}`, async () => {
      await page.setViewportSize({ width, height: 1100 })
      const calculator = await openPage(page, menu)
      const inkomen = calculator.field('Bruto jaarinkomen')
      await scrollToPlace(inkomen, 20)
      await expect(calculator.button('Ga verder')).toBeInViewport({ ratio: 1 })
      await goOn[means](calculator)
      await expect(inkomen).toBeFocused()
      await expect(inkomen).toHaveAccessibleDescription(/Vul je jaarinkomen in/)
      expect(await covered(inkomen, menu ? MENU : 0)).toBeUndefined()
    })
})

test('clicking an error in the error list shows the whole question with that error', async ({ page, runCase }) => {
  for (const { where, width, menu } of viewports)
    await runCase(where, async () => {
      await page.setViewportSize({ width, height: 560 })
      const calculator = await openPage(page, menu)
      await calculator.choose('Koop je alleen of samen?', 'Samen')
      await calculator.click('Ga verder')
      await calculator.element.getByRole('button', { name: /^Bruto jaarinkomen van je partner:/ }).click()
      await expect(calculator.field('Bruto jaarinkomen van je partner')).toBeFocused()
      expect(await covered(calculator.field('Bruto jaarinkomen van je partner'), menu ? MENU : 0)).toBeUndefined()
    })
})

for (const width of [1280, 360])
  test(`Tab and Shift+Tab show each focused question in full below a fixed menu, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 560 })
    const { choose, answer, button } = await openPage(page, true)
    await choose('Koop je alleen of samen?', 'Samen')
    await choose('Heeft een van jullie een studieschuld of lening, of betaalt een van jullie partneralimentatie?', 'Ja')
    for (const [begin, key, end] of [
      [answer('Koop je alleen of samen?', 'Samen'), 'Tab', button('Ga verder')],
      [button('Ga verder'), 'Shift+Tab', answer('Koop je alleen of samen?', 'Samen')],
    ] as const) {
      await begin.focus()
      for (let round = 0; round < 40 && !(await end.evaluate((target) => target.matches(':focus'))); round += 1) {
        await page.keyboard.press(key)
        expect.soft(await covered(hasFocus(page), MENU), `${key} ${round}`).toBeUndefined()
      }
      await expect(end).toBeFocused()
    }
  })

test('*Ga verder* with three empty questions on step 2 shows the first one in full', async ({ page, runCase }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  for (const [where, menu, hasAnchoring, means] of [
    ['under a fixed menu, on a page with scroll anchoring', true, true, 'mouse'],
    ['under a fixed menu, on a page without scroll anchoring', true, false, 'keyboard'],
    ['without a menu, on a page with scroll anchoring', false, true, 'keyboard'],
    ['without a menu, on a page without scroll anchoring', false, false, 'mouse'],
  ] as const)
    await runCase(`by ${means}, ${where}`, async () => {
      const css = hasAnchoring ? '' : 'html, body { overflow-anchor: none }'
      const calculator = await openPage(page, menu, css)
      await calculator.fillIn('Bruto jaarinkomen', '60.000')
      await calculator.click('Ga verder')
      await calculator.choose('Woon je nu in een koopwoning?', 'Ja')
      await goOn[means](calculator)
      const vraagprijs = calculator.field('Vraagprijs van de woning')
      await expect(vraagprijs).toBeFocused()
      await expect(calculator.element.getByRole('button', { name: /: Je hebt niets ingevuld\./ })).toHaveCount(3)
      expect(await covered(vraagprijs, menu ? MENU : 0)).toBeUndefined()
    })
})

test('clicking a field that is partly under a fixed menu does not scroll the page', async ({ page }) => {
  const { field } = await openPage(page, true)
  const inkomen = field('Bruto jaarinkomen')
  await scrollToPlace(inkomen, 80)
  const before = await page.evaluate(() => scrollY)
  const place = await inkomen.boundingBox()
  await page.mouse.click((place?.x ?? 0) + 40, (place?.y ?? 0) + 20)
  await expect(inkomen).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(before)
})
