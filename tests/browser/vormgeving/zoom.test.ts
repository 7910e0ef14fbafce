import { type Locator, type Page } from '@playwright/test'

import { matrix } from '../../support/matrix'
import { type Rekenhulp } from '../pagina/rekenhulp'
import { expect, test } from '../test'
import { opGastpagina, REKENHULP } from '../host/hostPage'

const VENSTER = { width: 1000, height: 700 }

/** The zoomed element and its `zoom`. */
const ZOOMS = ['html', 'body', 'main'].flatMap((wat) => [0.8, 1.25].map((zoom) => ({ wat, zoom })))

const open = (page: Page, wat: string, zoom: number): Promise<Rekenhulp> =>
  opGastpagina(page, {
    head: `<style>body { margin: 0 } ${wat} { zoom: ${zoom} }</style>`,
    body: `<main><p style="height: 100px">Boven</p>${REKENHULP}<p style="height: 900px">Onder</p></main>`,
  })

const vakVan = async (element: Locator) => {
  // The browser protocol divides by the zoom of the root element, so the box is measured in the page.
  const { x, y, width, height } = await element.evaluate(
    (deel) => deel.getBoundingClientRect().toJSON() as Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>,
  )
  return { x, y, width, height, midden: x + width / 2, rechts: x + width, onder: y + height }
}

/** Returns the vertical space between two boxes, in pixels. */
const ertussen = (een: { y: number; onder: number }, ander: { y: number; onder: number }): number =>
  Math.max(een.y - ander.onder, ander.y - een.onder)

test('an explanation and a list are beside their buttons in a zoomed page', async ({ page, geval }) => {
  for (const { wat, zoom } of matrix(ZOOMS, ZOOMS.slice(1, 2)))
    await geval(`${wat} at ${zoom}`, async () => {
      await page.setViewportSize(VENSTER)
      const { element, vulIn, klik, lijst } = await open(page, wat, zoom)
      const uitleg = element.getByRole('button', { name: /^Uitleg/ }).first()
      await uitleg.click()
      const [knop, tip] = [await vakVan(uitleg.locator('span')), await vakVan(element.getByRole('note'))]
      expect(ertussen(knop, tip)).toBeGreaterThan(0)
      expect(ertussen(knop, tip)).toBeLessThan(35 * zoom)
      const links = Math.max(5 * zoom, knop.midden - tip.width / 2)
      expect(Math.abs(tip.x - links)).toBeLessThan(2)

      await vulIn('Bruto jaarinkomen', '60.000')
      await klik('Ga verder')
      await lijst('Energielabel').click()
      const anker = await vakVan(lijst('Energielabel'))
      const opties = await vakVan(element.getByRole('listbox'))
      expect(Math.abs(opties.x - anker.x)).toBeLessThan(2 * zoom)
      expect(opties.width).toBeGreaterThan(anker.width)
      expect(ertussen(anker, opties)).toBeGreaterThan(0)
      expect(ertussen(anker, opties)).toBeLessThan(12 * zoom)
      expect(opties.onder).toBeLessThanOrEqual(VENSTER.height)
    })
})

test('a dialog, the summary and a next step fit the window of a zoomed page', async ({ page, geval }) => {
  for (const { wat, zoom } of matrix(ZOOMS, ZOOMS.slice(1, 2)))
    await geval(`${wat} at ${zoom}`, async () => {
      await page.setViewportSize({ width: 460, height: 500 })
      const { element, vulIn, klik, veld } = await open(page, wat, zoom)
      await vulIn('Bruto jaarinkomen', '60.000')
      await klik('Ga verder')
      await veld('Vraagprijs van de woning').waitFor()
      expect(Math.abs((await vakVan(element)).y - 16)).toBeLessThan(2)
      await vulIn('Vraagprijs van de woning', '300.000')

      await klik('Wat betekenen deze woorden?')
      const sluiten = await vakVan(element.getByRole('dialog').getByRole('button', { name: 'Sluiten' }).last())
      expect(sluiten.onder).toBeLessThanOrEqual(500)
      await page.keyboard.press('Escape')

      await element.getByRole('button', { name: /^Extra eigen inleg nodig/ }).click()
      const paneel = await vakVan(element.getByRole('complementary'))
      expect(Math.abs(paneel.height - 0.75 * 500)).toBeLessThan(3)
      expect(paneel.onder).toBeLessThanOrEqual(501)

      await klik('Wat moet er veranderen?')
      const groot = await vakVan(element.getByRole('dialog'))
      expect(['x', 'y', 'width', 'height'].map((maat) => Math.round(groot[maat as 'x']))).toEqual([0, 0, 460, 500])
    })
})

test('the summary follows the window when the page is zoomed later', async ({ page }) => {
  await page.setViewportSize({ width: 460, height: 500 })
  const { element, vulIn } = await open(page, 'main', 1)
  await vulIn('Bruto jaarinkomen', '60.000')
  await element.getByRole('button', { name: /^Maximale hypotheek/ }).click()
  await page.evaluate(() => {
    document.body.style.zoom = '1.25'
  })
  await expect
    .poll(async () => (await vakVan(element.getByRole('complementary'))).height)
    .toBeLessThanOrEqual(0.75 * 500 + 1)
})
