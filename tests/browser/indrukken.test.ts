import { openRekenhulp } from './pagina/rekenhulp'
import { expect, test } from './test'

test('a button pressed slowly gets its click, also when leaving an empty field brings up an error', async ({
  page,
}) => {
  const { element, knop, veld } = await openRekenhulp(page)
  await veld('Bruto jaarinkomen').click()
  await knop('Ga verder').scrollIntoViewIfNeeded()
  const plek = await knop('Ga verder').boundingBox()
  if (plek === null) throw new Error('Ga verder is niet te zien.')

  await page.mouse.move(plek.x + plek.width / 2, plek.y + plek.height / 2)
  await page.mouse.down()
  await page.waitForTimeout(80)
  await page.mouse.up()

  await expect(element.getByText('Je hebt niets ingevuld. Vul je jaarinkomen in om door te gaan.')).toBeVisible()
  await expect(veld('Bruto jaarinkomen')).toBeFocused()
})

test('filling in an amount again replaces it, however it was selected', async ({ page }) => {
  const { regel, veld } = await openRekenhulp(page)
  const inkomen = veld('Bruto jaarinkomen')
  const inSamenvatting = regel('Je maximale hypotheek', 'Inkomen per jaar')

  await inkomen.fill('60000')
  await inkomen.blur()
  await inkomen.fill('70000')
  await inkomen.blur()
  await expect(inSamenvatting).toHaveText('€ 70.000')

  await inkomen.evaluate((invoer: HTMLInputElement) => {
    invoer.select()
    invoer.focus()
  })
  await page.keyboard.insertText('80000')
  await inkomen.blur()
  await expect(inSamenvatting).toHaveText('€ 80.000')

  await inkomen.focus()
  await page.keyboard.press('End')
  await page.keyboard.type('5')
  await inkomen.blur()
  await expect(inSamenvatting).toHaveText('€ 800.005')
})
