import { matrix } from '../support/matrix'
import { gezegd, luister } from './pagina/bijgehouden'
import { openRekenhulp } from './pagina/rekenhulp'
import { expect, test } from './test'

const TITEL = 'Bereken jaarinkomen'

test('Enter in the income dialog confirms the amount, and the focus returns to its button', async ({ page }) => {
  await luister(page)
  const { element, knop, veld } = await openRekenhulp(page)
  await knop(TITEL).press('Enter')
  await expect(veld('Bruto maandinkomen')).toBeFocused()
  await page.keyboard.type('4000')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowLeft')
  await expect(element.getByRole('dialog').getByRole('definition')).toHaveText('€ 52.000')
  await veld('Bruto maandinkomen').press('Enter')
  await expect(element.getByRole('dialog')).toBeHidden()
  await expect(veld('Bruto jaarinkomen')).toHaveValue('52.000')
  await expect(knop(TITEL)).toBeFocused()
  await expect.poll(() => gezegd(page)).toContainEqual('polite: Het bruto jaarinkomen van € 52.000 is ingevuld.')
})

for (const width of matrix([320, 360]))
  test(`the whole confirm button of the income dialog is in view at ${width} by 640 px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 })
    const { klik, knop } = await openRekenhulp(page)
    await klik(TITEL)
    for (const naam of ['Sluiten', 'Bevestig inkomen']) await expect(knop(naam).last()).toBeInViewport({ ratio: 1 })
  })

test('an income that is typed and confirmed with Enter at once counts', async ({ page }) => {
  const { klik, veld } = await openRekenhulp(page)
  await klik(TITEL)
  await expect(veld('Bruto maandinkomen')).toBeFocused()
  await page.keyboard.type('4000')
  await page.keyboard.press('Enter')
  await expect(veld('Bruto jaarinkomen')).toHaveValue('48.000')
})
