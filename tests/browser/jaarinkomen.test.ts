import { matrix } from '../support/matrix'
import { announced, recordAnnouncements } from './page/recorded'
import { openCalculator } from './page/calculator'
import { expect, test } from './test'

const TITLE = 'Bereken jaarinkomen'

test('Enter in the dialog "Bereken jaarinkomen" fills in the income and closes the dialog', async ({ page }) => {
  await recordAnnouncements(page)
  const { element, button, field } = await openCalculator(page)
  await button(TITLE).press('Enter')
  await expect(field('Bruto maandinkomen')).toBeFocused()
  await page.keyboard.type('4000')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowLeft')
  await expect(element.getByRole('dialog').getByRole('definition')).toHaveText('€ 52.000')
  await field('Bruto maandinkomen').press('Enter')
  await expect(element.getByRole('dialog')).toBeHidden()
  await expect(field('Bruto jaarinkomen')).toHaveValue('52.000')
  await expect(button(TITLE)).toBeFocused()
  await expect
    .poll(() => announced(page))
    .toContainEqual('polite: Het bruto jaarinkomen van €\u00A052.000 is ingevuld.')
})

for (const width of matrix([320, 360]))
  test(`the buttons of the dialog "Bereken jaarinkomen" are fully in view at ${width} by 640 px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 })
    const { click, button } = await openCalculator(page)
    await click(TITLE)
    for (const name of ['Sluiten', 'Bevestig inkomen']) await expect(button(name).last()).toBeInViewport({ ratio: 1 })
  })

test('Enter right after typing in the dialog "Bereken jaarinkomen" fills in the yearly income', async ({ page }) => {
  const { click, field } = await openCalculator(page)
  await click(TITLE)
  await expect(field('Bruto maandinkomen')).toBeFocused()
  await page.keyboard.type('4000')
  await page.keyboard.press('Enter')
  await expect(field('Bruto jaarinkomen')).toHaveValue('48.000')
})
