import { type Locator } from '@playwright/test'

import { LONG } from '../support/matrix'
import { opStap2 } from './pagina/opStap'
import { openRekenhulp } from './pagina/rekenhulp'
import { plekVan } from './pagina/velden'
import { expect, test } from './test'

const stijl = (element: Locator, eigenschap: string): Promise<string> =>
  element.evaluate((doel, naam) => getComputedStyle(doel).getPropertyValue(naam), eigenschap)

/** Section 9 of the specification, as far as only a browser can test it: distances and layers. */
test.describe('section 9 of the specification', () => {
  test('the list of a dropdown is 200 px high and in the layer of menus', async ({ page }) => {
    const { element, lijst } = await opStap2(page)
    await lijst('Energielabel').click()
    const keuzes = element.getByRole('listbox')
    expect((await plekVan(keuzes)).height).toBe(200)
    expect(await stijl(keuzes, 'z-index')).toBe('1000')
  })

  test('an explanation is 15 px below its button and in the layer of tooltips', async ({ page }) => {
    const { element } = await openRekenhulp(page)
    const knop = element.locator('[data-veld="eigen.inkomen"]').getByRole('button', { name: 'Uitleg' })
    await knop.click()
    const uitleg = element.getByRole('note')
    expect(Math.round((await plekVan(uitleg)).y - (await plekVan(knop)).onder)).toBe(15)
    expect(await stijl(uitleg, 'z-index')).toBe('1100')
  })

  test('the dialog is in the layer of modals, and inputs have an outline', LONG, async ({ page }) => {
    const { element, klik, veld } = await openRekenhulp(page)
    expect(await stijl(veld('Bruto jaarinkomen').locator('xpath=..'), 'border-style')).toBe('solid')
    await klik('Bereken jaarinkomen')
    expect(await stijl(element.getByRole('dialog'), 'z-index')).toBe('1100')
  })
})
