import { type Locator } from '@playwright/test'

import { openRekenhulp } from '../../../browser/pagina/rekenhulp'
import { expect, test } from '../../../browser/test'

/** The ring around an element: how it is drawn, how thick, and how far from the edge. */
const ringVan = (element: Locator) =>
  element.evaluate((kaart) => {
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(kaart)
    return `${outlineStyle} ${outlineWidth} ${outlineOffset}`
  })

const randVan = (element: Locator) =>
  element.evaluate((vlak) => {
    const { borderTopStyle, borderTopWidth } = getComputedStyle(vlak)
    return `${borderTopStyle} ${borderTopWidth}`
  })

test.describe('in forced colours', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))

  test('a chosen answer with the focus looks other than one without', async ({ page }) => {
    const { antwoord } = await openRekenhulp(page)
    const kaart = antwoord('Koop je alleen of samen?', 'Alleen').locator('xpath=..')
    const zonder = await ringVan(kaart)
    await antwoord('Koop je alleen of samen?', 'Samen').press('ArrowLeft')
    expect(await ringVan(kaart)).not.toBe(zonder)
    expect(await ringVan(kaart)).toBe('solid 3px 2px')
  })

  test('a dialog and an explanation have an edge where there is no shade', async ({ page }) => {
    const { element, klik } = await openRekenhulp(page)
    await element.getByRole('button', { name: 'Uitleg' }).first().click()
    expect(await randVan(element.getByRole('note'))).toBe('solid 1px')
    await klik('Bereken jaarinkomen')
    expect(await randVan(element.getByRole('dialog'))).toBe('solid 1px')
  })
})
