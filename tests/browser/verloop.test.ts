import { opStap3 } from './pagina/opStap'
import { rust } from './pagina/rust'
import { expect, test } from './test'
import { keurMetAxe } from './toegankelijkheid/axe'
import { VENSTERS, zetVenster } from './toegankelijkheid/keur'
import { LONG, matrix } from '../support/matrix'

const OPEN = 'Bekijk het verloop over 30 jaar'

test('the keyboard opens the course, unfolds a year and closes it', async ({ page }) => {
  const { element, knop } = await opStap3(page)
  const dialoog = element.getByRole('dialog', { name: OPEN })
  await knop(OPEN).press('Enter')
  await expect(dialoog.getByRole('row')).toHaveCount(31)
  await expect(dialoog.getByRole('figure')).toHaveCount(2)
  await dialoog.getByRole('button', { name: 'Jaar 30' }).press('Enter')
  await expect(dialoog.getByRole('row')).toHaveCount(43)
  await expect(dialoog.getByRole('row').last()).toContainText('Maand 12')
  await page.keyboard.press('Escape')
  await expect(dialoog).toBeHidden()
  await expect(knop(OPEN)).toBeFocused()
})

test('the columns end where the mortgage does, and the fixed rate where its period does', LONG, async ({ page }) => {
  const { element, klik } = await opStap3(page)
  await klik(OPEN)
  const restant = element.getByRole('figure', { name: 'Wat je nog moet aflossen' })
  await expect(restant.locator('rect[fill=currentColor][y]')).toHaveCount(30)
  const hoogtes = await restant
    .locator('rect[fill=currentColor][y]')
    .evaluateAll((kolommen) => kolommen.map((kolom) => Math.round(kolom.getBoundingClientRect().height)))
  expect(hoogtes).toEqual(hoogtes.toSorted((een, ander) => ander - een))
  expect(hoogtes.at(-1)).toBe(0)
  const [grens, tiende] = await Promise.all([
    restant.locator('line[y2="100%"]:not([y1])').boundingBox(),
    restant.locator('rect[fill=currentColor][y]').nth(9).boundingBox(),
  ])
  expect(grens?.x).toBeGreaterThan((tiende?.x ?? 0) + (tiende?.width ?? 0) - 1)
})

for (const { breedte, ...attributen } of matrix(VENSTERS)) {
  test(`the course passes axe, and only its table is wider than its place, at ${breedte}`, async ({ page }) => {
    await zetVenster(page, breedte)
    const { element, klik } = await opStap3(page, attributen)
    await klik(OPEN)
    await element.getByRole('figure').first().locator('svg').first().waitFor()
    await klik('Jaar 1')
    await rust(page)
    expect(await keurMetAxe(page)).toEqual([])
    const isBreder = (vak: Element) => vak.scrollWidth > vak.clientWidth
    expect(await element.getByRole('dialog').evaluate(isBreder)).toBe(false)
    const tabel = element.getByRole('region', { name: 'Het verloop per jaar' })
    expect(await tabel.evaluate(isBreder)).toBe(breedte === 320)
  })
}

test('forced colours replace the colour of the columns', LONG, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const { element, klik } = await opStap3(page)
  await klik(OPEN)
  const figuur = element.getByRole('figure', { name: 'Wat je nog moet aflossen' })
  const kolom = figuur.locator('rect[fill=currentColor][y]').first()
  await kolom.waitFor()
  const kleurVan = (van: Element) => getComputedStyle(van).color
  expect(await kolom.evaluate(kleurVan)).toBe(await figuur.locator('p').evaluate(kleurVan))
})

test('the course of a service that comes to the same figures is shown', LONG, async ({ page }) => {
  const { element, knop } = await opStap3(page, { berekening: 'server' })
  await expect(knop(OPEN)).toBeVisible()
  await knop(OPEN).click()
  await expect(element.getByRole('dialog').getByRole('row')).toHaveCount(31)
})
