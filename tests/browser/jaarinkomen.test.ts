import { gezegd, luister } from './pagina/bijgehouden'
import { openRekenhulp } from './pagina/rekenhulp'
import { expect, test } from './test'

const TITEL = 'Bereken jaarinkomen'

test('the keyboard alone works a yearly income out: Enter confirms, and the focus returns', async ({ page }) => {
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

test('an income typed and confirmed at once with Enter counts', async ({ page }) => {
  const { klik, veld } = await openRekenhulp(page)
  await klik(TITEL)
  await expect(veld('Bruto maandinkomen')).toBeFocused()
  await page.keyboard.type('4000')
  await page.keyboard.press('Enter')
  await expect(veld('Bruto jaarinkomen')).toHaveValue('48.000')
})
