import { type Locator, type Page } from '@playwright/test'

import { matrix } from '../../support/matrix'
import { type Calculator } from '../page/calculator'
import { expect, test } from '../test'
import { atHostPage, CALCULATOR } from '../host/hostPage'

/** The height of the mask above a dialog that fills a small window, in pixels of the zoomed page. */
const MASK_TO_TAP = 24

const VIEWPORT = { width: 1000, height: 700 }

/** Each combination of a zoomed element and its CSS `zoom`. */
const ZOOMS = ['html', 'body', 'main'].flatMap((what) => [0.8, 1.25].map((zoom) => ({ what, zoom })))

const open = (page: Page, what: string, zoom: number): Promise<Calculator> =>
  atHostPage(page, {
    head: `<style>body { margin: 0 } ${what} { zoom: ${zoom} }</style>`,
    body: `<main><p style="height: 100px">Boven</p>${CALCULATOR}<p style="height: 900px">Onder</p></main>`,
  })

const boxOf = async (element: Locator) => {
  // The browser protocol divides by the zoom of the root element, so the box is measured in the page.
  const { x, y, width, height } = await element.evaluate(
    (part) => part.getBoundingClientRect().toJSON() as Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>,
  )
  return { x, y, width, height, middle: x + width / 2, right: x + width, bottom: y + height }
}

/** Returns the vertical space between two boxes, in pixels. */
const between = (one: { y: number; bottom: number }, other: { y: number; bottom: number }): number =>
  Math.max(one.y - other.bottom, other.y - one.bottom)

test('an explanation and a list open next to their buttons on a zoomed page', async ({ page, runCase }) => {
  for (const { what, zoom } of matrix(ZOOMS))
    await runCase(`CSS zoom ${zoom} on ${what}`, async () => {
      await page.setViewportSize(VIEWPORT)
      const { element, fillIn, click, list } = await open(page, what, zoom)
      const explanation = element.getByRole('button', { name: /^Uitleg/ }).first()
      await explanation.click()
      const [button, tip] = [await boxOf(explanation.locator('span')), await boxOf(element.getByRole('note'))]
      expect(between(button, tip)).toBeGreaterThan(0)
      expect(between(button, tip)).toBeLessThan(35 * zoom)
      const left = Math.max(5 * zoom, button.middle - tip.width / 2)
      expect(Math.abs(tip.x - left)).toBeLessThan(2)

      await fillIn('Bruto jaarinkomen', '60.000')
      await click('Ga verder')
      await list('Energielabel').click()
      const anchor = await boxOf(list('Energielabel'))
      const options = await boxOf(element.getByRole('listbox'))
      expect(Math.abs(options.x - anchor.x)).toBeLessThan(2 * zoom)
      expect(options.width).toBeGreaterThan(anchor.width)
      expect(between(anchor, options)).toBeGreaterThan(0)
      expect(between(anchor, options)).toBeLessThan(12 * zoom)
      expect(options.bottom).toBeLessThanOrEqual(VIEWPORT.height)
    })
})

test('a dialog, the summary and a next step fit the window of a zoomed page', async ({ page, runCase }) => {
  for (const { what, zoom } of matrix(ZOOMS))
    await runCase(`CSS zoom ${zoom} on ${what}`, async () => {
      await page.setViewportSize({ width: 460, height: 500 })
      const { element, fillIn, click, field } = await open(page, what, zoom)
      await fillIn('Bruto jaarinkomen', '60.000')
      await click('Ga verder')
      await field('Vraagprijs van de woning').waitFor()
      expect(Math.abs((await boxOf(element)).y - 16)).toBeLessThan(2)
      await fillIn('Vraagprijs van de woning', '300.000')

      await click('Wat betekenen deze woorden?')
      const closeButton = await boxOf(element.getByRole('dialog').getByRole('button', { name: 'Sluiten' }).first())
      expect(closeButton.bottom).toBeLessThanOrEqual(500)
      await page.keyboard.press('Escape')

      await element.getByRole('button', { name: /^Extra eigen inleg nodig/ }).click()
      const panel = await boxOf(element.getByRole('complementary'))
      expect(Math.abs(panel.height - 0.75 * 500)).toBeLessThan(3)
      expect(panel.bottom).toBeLessThanOrEqual(501)

      await click('Wat moet er veranderen?')
      const { x, y, width, bottom } = await boxOf(element.getByRole('dialog'))
      expect([x, width, bottom].map(Math.round)).toEqual([0, 460, 500])
      expect(Math.abs(y - MASK_TO_TAP * zoom)).toBeLessThan(1)
    })
})

test('the open summary bar stays within 75% of the window when the page is zoomed later', async ({ page }) => {
  await page.setViewportSize({ width: 460, height: 500 })
  const { element, fillIn } = await open(page, 'main', 1)
  await fillIn('Bruto jaarinkomen', '60.000')
  await element.getByRole('button', { name: /^Maximale hypotheek/ }).click()
  const height = async () => (await boxOf(element.getByRole('complementary'))).height
  await expect.poll(height).toBeCloseTo(0.75 * 500, 0)
  await page.evaluate(() => {
    document.body.style.zoom = '1.25'
  })
  await expect.poll(height).toBeLessThanOrEqual(0.75 * 500 + 1)
})
