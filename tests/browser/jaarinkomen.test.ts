import { LONG } from '../support/matrix'
import { gezegd, luister } from './pagina/gezegd'
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

test('Escape and the mask close it and fill in nothing', LONG, async ({ page }) => {
  const { element, klik, vulIn, veld } = await openRekenhulp(page)
  for (const sluit of [() => page.keyboard.press('Escape'), () => page.mouse.click(5, 5)]) {
    await klik(TITEL)
    await vulIn('Bruto maandinkomen', '4.000')
    await sluit()
    await expect(element.getByRole('dialog')).toBeHidden()
    await expect(veld('Bruto jaarinkomen')).toHaveValue('')
  }
})

test('dragging from a field onto the mask does not close it', LONG, async ({ page }) => {
  const { element, klik, veld } = await openRekenhulp(page)
  await klik(TITEL)
  const vak = await veld('Bruto maandinkomen').boundingBox()
  await page.mouse.move((vak?.x ?? 0) + 20, (vak?.y ?? 0) + 10)
  await page.mouse.down()
  await page.mouse.move(5, 5)
  await page.mouse.up()
  await expect(element.getByRole('dialog')).toBeVisible()
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('it is opened for the partner, filled in and confirmed', LONG, async ({ page }) => {
    const { antwoord, element, knop, veld } = await openRekenhulp(page, { 'label-code': 'FL' })
    await antwoord('Koop je alleen of samen?', 'Samen').tap()
    await element.getByRole('button', { name: TITEL }).nth(1).tap()
    await veld('Bruto maandinkomen van je partner').fill('3000')
    await knop('Bevestig inkomen').tap()
    await expect(veld('Bruto jaarinkomen van je partner')).toHaveValue('36.000')
  })
})
