import { type Locator } from '@playwright/test'

import { chromiumArguments, findChromium } from '../../../support/chromium'
import { type Rekenhulp } from '../../../browser/pagina/rekenhulp'
import { rust } from '../../../browser/pagina/rust'
import { openGastpagina, REKENHULP, staat, vulInkomenIn } from '../../../browser/thuis/gastpagina'
import { expect, test } from '../../../browser/test'
import { meet } from '../../../browser/vormgeving/meetkunde'
import { langsToestanden } from '../../../browser/toegankelijkheid/toestanden'

/** Twice the default text size of a browser. */
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: [...chromiumArguments, '--blink-settings=defaultFontSize=32'],
  },
})

const pixels = (element: Locator): Promise<number> =>
  element.evaluate((deel) => Number.parseFloat(getComputedStyle(deel).fontSize))

/**
 * The sizes of a line of text, of the title of a step, of small text, and of the key figure and what stands above it.
 */
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

test('all text is as large as the visitor wants it', async ({ page, geval }) => {
  await page.setViewportSize({ width: 2400, height: 1024 })
  for (const css of ['', 'html { font-size: 62.5% }', 'html { font-size: 40px } body { font-size: 9px }'])
    await geval(`on a page with ${css || 'no style'}`, async () => {
      await openGastpagina(page, { head: `<style>${css}</style>`, body: REKENHULP })
      const rekenhulp = await staat(page)
      await vulInkomenIn(rekenhulp)
      expect(await groottes(rekenhulp)).toEqual([32, 48, 28, 64, 28])
    })
})

test('every state fits at twice the size of text', async ({ page }) => {
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

/** The figures that run out of the circle they stand in, each with what of the circle's radius they reach. */
const buitenCirkel = ({ element }: Rekenhulp): Promise<readonly string[]> =>
  element.locator('.nummer, button[aria-expanded] > span:not([class])').evaluateAll((cirkels) =>
    cirkels.flatMap((cirkel) => {
      // Generated content has no box to measure, so the same figure is put there as text.
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

test('every figure lies within its circle', async ({ page, geval }) => {
  for (const width of [1280, 360])
    await geval(`${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 1024 })
      await openGastpagina(page, { body: REKENHULP })
      const rekenhulp = await staat(page)
      expect(await rekenhulp.element.locator('.nummer').count()).toBe(3)
      expect(await rekenhulp.element.getByText('?', { exact: true }).count()).toBeGreaterThan(0)
      expect(await buitenCirkel(rekenhulp)).toEqual([])
    })
})

test.describe('where there is no calculator', () => {
  test.use({ verwachteKlachten: /label-code ontbreekt/ })

  test('the message in its place is as large too', async ({ page }) => {
    await openGastpagina(page, { body: REKENHULP.replace('label-code="MY"', '') })
    expect(await pixels(page.getByText('label-code ontbreekt'))).toBe(32)
  })
})
