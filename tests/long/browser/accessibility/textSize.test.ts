import { type Locator, type Page } from '@playwright/test'

import { atStep3 } from '../../../browser/page/atStep'
import { type Calculator } from '../../../browser/page/calculator'
import { whenStill } from '../../../browser/page/whenStill'
import { openHostPage, atHostPage, CALCULATOR, fillInIncome } from '../../../browser/host/hostPage'
import { expect, test } from '../../../browser/test'
import { findLayoutFaults } from '../../../browser/styling/layout'
import { visitStates } from '../../../browser/accessibility/states'
import { chromiumArguments, findChromium } from '../../../support/chromium'

/** Starts the browser with twice its default text size. */
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: [...chromiumArguments, '--blink-settings=defaultFontSize=32'],
  },
})

const pixels = (element: Locator): Promise<number> =>
  element.evaluate((part) => Number.parseFloat(getComputedStyle(part).fontSize))

/** Returns the text sizes in pixels of a button, the title of a step, small text, the key figure and its label. */
const sizes = async ({ element, button, line }: Calculator): Promise<readonly number[]> => {
  const maximum = line('Je maximale hypotheek', 'Maximale hypotheek')
  return Promise.all(
    [
      button('Ga verder'),
      element.getByRole('heading', { level: 2 }),
      element.getByText('Waar we van uitgaan'),
      maximum,
      maximum.locator('xpath=preceding-sibling::dt'),
    ].map(pixels),
  )
}

test('title, button, figure and small text double in size with the browser text size', async ({ page, runCase }) => {
  await page.setViewportSize({ width: 2400, height: 1024 })
  for (const css of ['', 'html { font-size: 62.5% }', 'html { font-size: 40px } body { font-size: 9px }'])
    await runCase(`on a page with ${css || 'no CSS'}`, async () => {
      const calculator = await atHostPage(page, { head: `<style>${css}</style>`, body: CALCULATOR })
      await fillInIncome(calculator)
      expect(await sizes(calculator)).toEqual([32, 48, 28, 64, 32])
    })
})

test('every state of the calculator fits its window at twice the text size of the browser', async ({ page }) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 1280, height: 1024 })
  await visitStates(page, { 'label-code': 'FL' }, async (state) => {
    for (const width of [640, 1920, 1280]) {
      await page.setViewportSize({ width, height: 1024 })
      await whenStill(page)
      expect.soft(await findLayoutFaults(page), `${state} at ${width} px`).toEqual([])
    }
  })
})

/**
 * Returns the texts that stick out of their circle. Each is followed by the distance from the centre of the circle to
 * the farthest corner of the text, and by the radius of the circle, in pixels.
 */
const outsideCircle = ({ element }: Calculator): Promise<readonly string[]> =>
  element.locator('.nummer, button[aria-expanded] > span:not([class])').evaluateAll((circles) =>
    circles.flatMap((circle) => {
      // Generated content has no box to measure, so the element gets the text instead.
      circle.textContent ||= circle.getAttribute('data-nummer')
      circle.removeAttribute('data-nummer')
      const range = document.createRange()
      range.selectNodeContents(circle)
      const [sign, circleBox] = [range.getBoundingClientRect(), circle.getBoundingClientRect()]
      const [x, y] = [circleBox.left + circleBox.width / 2, circleBox.top + circleBox.height / 2]
      const reach = Math.hypot(Math.max(x - sign.left, sign.right - x), Math.max(y - sign.top, sign.bottom - y))
      const radius = Math.min(circleBox.width, circleBox.height) / 2
      return reach <= radius ? [] : [`${circle.textContent}: ${Math.round(reach)} of ${radius}`]
    }),
  )

test('step numbers and question marks stay in their circles at twice the text size', async ({ page, runCase }) => {
  for (const width of [1280, 360])
    await runCase(`${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 1024 })
      const calculator = await atHostPage(page)
      expect(await calculator.element.locator('.nummer').count()).toBe(3)
      expect(await calculator.element.getByText('?', { exact: true }).count()).toBeGreaterThan(0)
      expect(await outsideCircle(calculator)).toEqual([])
    })
})

test.describe('an element without label-code', () => {
  test.use({ expectedComplaints: /label-code ontbreekt/ })

  test('the error text about a missing label-code is twice as large at twice the browser text size', async ({
    page,
  }) => {
    await openHostPage(page, { body: CALCULATOR.replace('label-code="MY"', '') })
    expect(await pixels(page.getByText('label-code ontbreekt'))).toBe(32)
  })
})

const WAT_ALS = 'Wat als je iets verandert?'

const openWatAls = async (page: Page, height: number): Promise<Locator> => {
  await page.setViewportSize({ width: 320, height })
  const { element, button } = await atStep3(page)
  await button(WAT_ALS).press('Enter')
  return element.getByRole('dialog', { name: WAT_ALS })
}

/** Returns the bar that shows the outcome in the dialog *Wat als je iets verandert?*. */
const barIn = (dialog: Locator): Locator => dialog.locator('[data-uitkomst]')

/** Returns how many pixels of a control's height are under sticky parts or outside the window; 0 when none are. */
const covered = (control: Locator): Promise<number> =>
  control.evaluate((target) => {
    const box = (target.closest('.bediening') ?? target).getBoundingClientRect()
    const underSticky = [...(target.closest('[data-inhoud]')?.querySelectorAll('*') ?? [])]
      .filter((part) => getComputedStyle(part).position === 'sticky' && !part.matches('th') && !part.contains(target))
      .map((part) => part.getBoundingClientRect())
      .map(({ top, bottom }) => Math.min(bottom, box.bottom) - Math.max(top, box.top))
    return Math.round(Math.max(0, box.bottom - innerHeight, -box.top, ...underSticky))
  })

for (const width of [320, 360])
  test(`*Bevestig inkomen* is fully in view at ${width} by 640 px and twice the text size`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 })
    const { button } = await atHostPage(page)
    await button('Bereken jaarinkomen').click()
    await expect(button('Bevestig inkomen')).toBeInViewport({ ratio: 1 })
  })

for (const height of [740, 568])
  test(`moving a what-if slider keeps the result in view: 320 by ${height} px, double text size`, async ({ page }) => {
    const dialog = await openWatAls(page, height)
    for (const name of ['Schuif de vraagprijs', 'Schuif je eigen geld']) {
      const slider = dialog.getByRole('slider', { name })
      await slider.focus()
      expect(await covered(slider), name).toBe(0)
      const first = await barIn(dialog).textContent()
      const box = await slider.boundingBox()
      if (box === null) throw new Error('The slider cannot be seen.')
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
      await page.mouse.down()
      await page.mouse.move(box.x + box.width / 4, box.y + box.height / 2, { steps: 5 })
      await expect(barIn(dialog)).not.toHaveText(first ?? '')
      await expect(barIn(dialog)).toBeInViewport({ ratio: 1 })
      expect(await covered(slider), name).toBe(0)
      await page.mouse.up()
    }
    for (const part of [dialog.getByRole('heading', { level: 2 }), barIn(dialog)])
      expect(await part.evaluate((box) => box.getBoundingClientRect().right <= innerWidth)).toBe(true)
  })

test('no sticky part of the what-if dialog covers the focused control: 320 px, double text size', async ({ page }) => {
  const dialog = await openWatAls(page, 568)
  await expect(dialog.getByRole('textbox', { name: 'Vraagprijs van de woning' })).toBeFocused()
  let seen = 0
  for (let round = 0; round < 6; round += 1) {
    // Skips a focused table, because a table may be higher than the window.
    const control = dialog.locator(':focus:not([role=region])')
    if ((await control.count()) > 0) {
      seen += 1
      expect.soft(await covered(control), String(round)).toBe(0)
    }
    await page.keyboard.press('Tab')
  }
  expect(seen).toBeGreaterThan(4)
})
