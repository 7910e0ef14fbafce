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
