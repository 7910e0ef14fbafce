import { type Locator, type Page } from '@playwright/test'

import { chromiumArguments, findChromium } from '../../../support/chromium'
import { opStap3 } from '../../../browser/pagina/opStap'
import { expect, test } from '../../../browser/test'

/** Twice the default text size of a browser. */
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: [...chromiumArguments, '--blink-settings=defaultFontSize=32'],
  },
})

const OPEN = 'Wat als je iets verandert?'

const openDialoog = async (page: Page, height: number): Promise<Locator> => {
  await page.setViewportSize({ width: 320, height })
  const { element, knop } = await opStap3(page)
  await knop(OPEN).press('Enter')
  return element.getByRole('dialog', { name: OPEN })
}

/** The outcome in one line, which the live region says to a screen reader. */
const balkIn = (dialoog: Locator): Locator => dialoog.locator('[data-uitkomst]')

/** How much of a control lies under the outcome or outside the window, in pixels; 0 when all of it can be seen. */
const bedekt = (control: Locator): Promise<number> =>
  control.evaluate((doel) => {
    const vak = (doel.closest('.bediening') ?? doel).getBoundingClientRect()
    const balk = doel.closest('dialog')?.querySelector('[data-uitkomst]')?.getBoundingClientRect()
    const isEronder = balk !== undefined && balk.top > vak.top
    const [bovenkant, onderkant] = isEronder ? [0, balk.top] : [balk?.bottom ?? 0, innerHeight]
    return Math.max(0, Math.round(vak.bottom - onderkant), Math.round(bovenkant - vak.top))
  })

for (const height of [740, 568])
  test(`320 by ${height} px at twice the size of text, the outcome is in view while a slider is dragged`, async ({
    page,
  }) => {
    const dialoog = await openDialoog(page, height)
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

test('320 px wide at twice the size of text, Tab shows what it comes to above the outcome', async ({ page }) => {
  const dialoog = await openDialoog(page, 568)
  for (let keer = 0; keer < 5; keer += 1) {
    expect.soft(await bedekt(dialoog.locator(':focus')), String(keer)).toBe(0)
    await page.keyboard.press('Tab')
  }
})
