import { type Locator, type Page } from '@playwright/test'

import { opStap3 } from '../../../browser/pagina/opStap'
import { type Rekenhulp } from '../../../browser/pagina/rekenhulp'
import { rust } from '../../../browser/pagina/rust'
import { openGastpagina, opGastpagina, REKENHULP, vulInkomenIn } from '../../../browser/host/hostPage'
import { expect, test } from '../../../browser/test'
import { meet } from '../../../browser/vormgeving/meetkunde'
import { langsToestanden } from '../../../browser/toegankelijkheid/toestanden'
import { chromiumArguments, findChromium } from '../../../support/chromium'

/** Twice the default text size of a browser. */
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: [...chromiumArguments, '--blink-settings=defaultFontSize=32'],
  },
})

const pixels = (element: Locator): Promise<number> =>
  element.evaluate((deel) => Number.parseFloat(getComputedStyle(deel).fontSize))

/** Returns the text sizes of a button, the title of a step, small text, the key figure and its label. */
const groottes = async ({ element, knop, regel }: Rekenhulp): Promise<readonly number[]> => {
  const maximum = regel('Je maximale hypotheek', 'Maximale hypotheek')
  return Promise.all(
    [
      knop('Ga verder'),
      element.getByRole('heading', { level: 2 }),
      element.getByText('Waar we van uitgaan'),
      maximum,
      maximum.locator('xpath=preceding-sibling::dt'),
    ].map(pixels),
  )
}

test('all text has twice its size when the visitor doubles the text size of the browser', async ({ page, geval }) => {
  await page.setViewportSize({ width: 2400, height: 1024 })
  for (const css of ['', 'html { font-size: 62.5% }', 'html { font-size: 40px } body { font-size: 9px }'])
    await geval(`on a page with ${css || 'no style'}`, async () => {
      const rekenhulp = await opGastpagina(page, { head: `<style>${css}</style>`, body: REKENHULP })
      await vulInkomenIn(rekenhulp)
      expect(await groottes(rekenhulp)).toEqual([32, 48, 28, 64, 28])
    })
})

test('every state fits at twice the text size', async ({ page }) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 1280, height: 1024 })
  await langsToestanden(page, { 'label-code': 'FL' }, async (toestand) => {
    for (const width of [640, 1920, 1280]) {
      await page.setViewportSize({ width, height: 1024 })
      await rust(page)
      expect.soft(await meet(page), `${toestand} at ${width} px`).toEqual([])
    }
  })
})

/** Returns the texts that stick out of their circle, with how far they reach and the radius, in pixels. */
const buitenCirkel = ({ element }: Rekenhulp): Promise<readonly string[]> =>
  element.locator('.nummer, button[aria-expanded] > span:not([class])').evaluateAll((cirkels) =>
    cirkels.flatMap((cirkel) => {
      // Generated content has no box to measure, so its text is put in the element.
      cirkel.textContent ||= cirkel.getAttribute('data-nummer')
      const bereik = document.createRange()
      bereik.selectNodeContents(cirkel)
      const [teken, rond] = [bereik.getBoundingClientRect(), cirkel.getBoundingClientRect()]
      const [x, y] = [rond.left + rond.width / 2, rond.top + rond.height / 2]
      const bereikt = Math.hypot(Math.max(x - teken.left, teken.right - x), Math.max(y - teken.top, teken.bottom - y))
      const straal = Math.min(rond.width, rond.height) / 2
      return bereikt <= straal ? [] : [`${cirkel.textContent}: ${Math.round(bereikt)} of ${straal}`]
    }),
  )

test('every number and question mark is within its circle at twice the text size', async ({ page, geval }) => {
  for (const width of [1280, 360])
    await geval(`${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 1024 })
      const rekenhulp = await opGastpagina(page)
      expect(await rekenhulp.element.locator('.nummer').count()).toBe(3)
      expect(await rekenhulp.element.getByText('?', { exact: true }).count()).toBeGreaterThan(0)
      expect(await buitenCirkel(rekenhulp)).toEqual([])
    })
})

test.describe('an element without label-code', () => {
  test.use({ verwachteKlachten: /label-code ontbreekt/ })

  test('the error of an element without label-code has twice the text size', async ({ page }) => {
    await openGastpagina(page, { body: REKENHULP.replace('label-code="MY"', '') })
    expect(await pixels(page.getByText('label-code ontbreekt'))).toBe(32)
  })
})

const WAT_ALS = 'Wat als je iets verandert?'

const openWatAls = async (page: Page, height: number): Promise<Locator> => {
  await page.setViewportSize({ width: 320, height })
  const { element, knop } = await opStap3(page)
  await knop(WAT_ALS).press('Enter')
  return element.getByRole('dialog', { name: WAT_ALS })
}

/** Returns the outcome of the answers in the dialog. */
const balkIn = (dialoog: Locator): Locator => dialoog.locator('[data-uitkomst]')

/** Returns how many pixels of a control are under sticky parts or outside the window; 0 when all of it is visible. */
const bedekt = (control: Locator): Promise<number> =>
  control.evaluate((doel) => {
    const vak = (doel.closest('.bediening') ?? doel).getBoundingClientRect()
    const vast = [...(doel.closest('form')?.querySelectorAll('*') ?? [])]
      .filter((deel) => getComputedStyle(deel).position === 'sticky' && !deel.matches('th') && !deel.contains(doel))
      .map((deel) => deel.getBoundingClientRect())
    const bovenkant = Math.max(0, ...vast.filter(({ top }) => top <= 0).map(({ bottom }) => bottom))
    const onderkant = Math.min(innerHeight, ...vast.filter(({ bottom }) => bottom >= innerHeight).map(({ top }) => top))
    return Math.max(0, Math.round(vak.bottom - onderkant), Math.round(bovenkant - vak.top))
  })

for (const width of [320, 360])
  test(`at ${width} by 640 px the button that confirms an income fits twice the text size`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 })
    const { knop } = await opGastpagina(page)
    await knop('Bereken jaarinkomen').click()
    await expect(knop('Bevestig inkomen')).toBeInViewport({ ratio: 1 })
  })

for (const height of [740, 568])
  test(`at 320 by ${height} px dragging a slider keeps the outcome in view`, async ({ page }) => {
    const dialoog = await openWatAls(page, height)
    for (const naam of ['Schuif de vraagprijs', 'Schuif je eigen geld']) {
      const schuif = dialoog.getByRole('slider', { name: naam })
      await schuif.focus()
      expect(await bedekt(schuif), naam).toBe(0)
      const eerst = await balkIn(dialoog).textContent()
      const vak = await schuif.boundingBox()
      if (vak === null) throw new Error('The slider cannot be seen.')
      await page.mouse.move(vak.x + vak.width / 2, vak.y + vak.height / 2)
      await page.mouse.down()
      await page.mouse.move(vak.x + vak.width / 4, vak.y + vak.height / 2, { steps: 5 })
      await expect(balkIn(dialoog)).not.toHaveText(eerst ?? '')
      await expect(balkIn(dialoog)).toBeInViewport({ ratio: 1 })
      expect(await bedekt(schuif), naam).toBe(0)
      await page.mouse.up()
    }
    for (const deel of [dialoog.getByRole('heading', { level: 2 }), balkIn(dialoog)])
      expect(await deel.evaluate((vak) => vak.getBoundingClientRect().right <= innerWidth)).toBe(true)
  })

test('at 320 px wide and twice the text size Tab leaves no control under a sticky part', async ({ page }) => {
  const dialoog = await openWatAls(page, 568)
  for (let keer = 0; keer < 6; keer += 1) {
    // A table may be higher than the window.
    const control = dialoog.locator(':focus:not([role=region])')
    if ((await control.count()) > 0) expect.soft(await bedekt(control), String(keer)).toBe(0)
    await page.keyboard.press('Tab')
  }
})
