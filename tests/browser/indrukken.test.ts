import { type Locator, type Page } from '@playwright/test'

import { LONG } from '../support/matrix'
import { opStap2 } from './pagina/opStap'
import { openRekenhulp } from './pagina/rekenhulp'
import { rust } from './pagina/rust'
import { plekVan } from './pagina/velden'
import { expect, test } from './test'

/** Presses at the place of an element as slowly as a hand, even if the element moves before the release. */
const drukOp = async (page: Page, doel: Locator): Promise<void> => {
  await doel.scrollIntoViewIfNeeded()
  const { midden, y, height } = await plekVan(doel)
  await page.mouse.move(midden, y + height / 2)
  await page.mouse.down()
  await rust(page)
  await page.mouse.up()
}

test('a slow press on "Ga verder" counts, also when an error appears meanwhile', async ({ page }) => {
  const { element, knop, veld } = await openRekenhulp(page)
  await veld('Bruto jaarinkomen').click()
  await drukOp(page, knop('Ga verder'))

  await expect(element.getByText('Je hebt niets ingevuld. Vul je jaarinkomen in om door te gaan.')).toBeVisible()
  await expect(veld('Bruto jaarinkomen')).toBeFocused()
})

test.describe('a slow press that leaves an amount field', () => {
  test('a slow press on a list counts while the text about transfer tax disappears', LONG, async ({ page }) => {
    const { element, lijst, veld } = await opStap2(page)
    await expect(element.getByText('Dan betaal je misschien geen overdrachtsbelasting')).toBeVisible()
    await veld('Vraagprijs van de woning').click()
    await page.keyboard.type('600000')
    await drukOp(page, lijst('Energielabel'))
    await expect(element.getByRole('listbox')).toBeVisible()
    await expect(element.getByText('Dan betaal je misschien geen overdrachtsbelasting')).toBeHidden()
  })

  test('a slow press on an answer counts while the error list disappears', LONG, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1600 })
    const { antwoord, element, kies, klik, veld } = await openRekenhulp(page)
    await kies('Koop je alleen of samen?', 'Samen')
    await klik('Ga verder')
    await expect(element.getByText('Je kan nog niet verder:')).toBeVisible()
    await veld('Bruto jaarinkomen').click()
    await page.keyboard.type('60000')
    const ja = antwoord('Ga je binnen 10 jaar met pensioen?', 'Ja')
    await drukOp(page, ja)
    await expect(ja).toBeChecked()
    await expect(element.getByText('Je kan nog niet verder:')).toBeHidden()
  })

  test('a slow press on "Toon details" counts while the summary grows', async ({ page }) => {
    const { knop, veld } = await opStap2(page)
    await veld('Vraagprijs van de woning').click()
    await page.keyboard.type('300000')
    await drukOp(page, knop('Toon details'))
    await expect(knop('Verberg details')).toBeVisible()
  })
})

test.describe('a tap on an answer', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('a tap on an answer counts and shows the error of the field that it leaves', async ({ page }) => {
    const { antwoord, element, veld } = await openRekenhulp(page)
    await veld('Bruto jaarinkomen').tap()
    await page.keyboard.type('veel')
    await antwoord('Koop je alleen of samen?', 'Samen').tap()
    await expect(antwoord('Koop je alleen of samen?', 'Samen')).toBeChecked()
    await expect(element.getByText('We herkennen de invoer niet als een bedrag.')).toBeVisible()
  })
})
