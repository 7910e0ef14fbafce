import { LONG } from '../support/matrix'
import { type Locator } from '@playwright/test'

import { openRekenhulp } from './pagina/rekenhulp'
import { expect, test } from './test'

const stijl = (element: Locator, eigenschap: string): Promise<string> =>
  element.evaluate((doel, naam) => getComputedStyle(doel).getPropertyValue(naam), eigenschap)

const kader = async (element: Locator) => {
  const vak = await element.boundingBox()
  if (vak === null) throw new Error('Nothing of it is on screen.')
  return vak
}

/** The button that explains this question. */
const uitlegBij = (element: Locator, veld: string): Locator =>
  element.locator(`[data-veld="${veld}"]`).getByRole('button', { name: 'Uitleg' })

/** Specification, section 9, what only a browser can show: distances and layers of what floats. */
test.describe('section 9', () => {
  test('the list of a dropdown is 200 px high, in the layer of menus', async ({ page }) => {
    const { element, vulIn, klik, lijst } = await openRekenhulp(page)
    await vulIn('Bruto jaarinkomen', '60.000')
    await klik('Ga verder')
    await lijst('Energielabel').click()
    const keuzes = element.getByRole('listbox')
    expect((await kader(keuzes)).height).toBe(200)
    expect(await stijl(keuzes, 'z-index')).toBe('1000')
  })

  test('an explanation stands 15 px from its button, in the layer of tooltips', async ({ page }) => {
    const { element } = await openRekenhulp(page)
    const knop = uitlegBij(element, 'eigen.inkomen')
    await knop.click()
    const uitleg = element.getByRole('note')
    const { y, height } = await kader(knop)
    expect(Math.round((await kader(uitleg)).y - (y + height))).toBe(15)
    expect(await stijl(uitleg, 'z-index')).toBe('1100')
  })

  test('an explanation keeps 5 px from the edge of a narrow screen', LONG, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    const { element } = await openRekenhulp(page)
    await uitlegBij(element, 'eigen.dienstBetrekking').click()
    const { x, width } = await kader(element.getByRole('note'))
    expect(x).toBeGreaterThanOrEqual(5)
    expect(x + width).toBeLessThanOrEqual(315)
    expect([Math.round(x), Math.round(x + width)].some((rand) => rand === 5 || rand === 315)).toBe(true)
  })

  test('the dialog lies in the layer of modals, and inputs are outlined', LONG, async ({ page }) => {
    const { element, klik, veld } = await openRekenhulp(page)
    expect(await stijl(veld('Bruto jaarinkomen').locator('xpath=..'), 'border-style')).toBe('solid')
    await klik('Bereken jaarinkomen')
    expect(await stijl(element.getByRole('dialog'), 'z-index')).toBe('1100')
  })
})
