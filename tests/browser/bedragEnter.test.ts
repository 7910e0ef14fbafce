import { openRekenhulp } from './pagina/rekenhulp'
import { expect, test } from './test'

test('an amount stays grouped after Enter, until its next edit', async ({ page }) => {
  const { regel, veld } = await openRekenhulp(page)
  const inkomen = veld('Bruto jaarinkomen')
  await inkomen.focus()
  await page.keyboard.type('60000')
  for (let keer = 0; keer < 2; keer += 1) {
    await page.keyboard.press('Enter')
    await expect(regel('Je maximale hypotheek', 'Inkomen per jaar')).toHaveText('€ 60.000')
    expect(await inkomen.inputValue()).toBe('60.000')
  }
  await page.keyboard.type('1')
  expect(await inkomen.inputValue()).toBe('600001')
})
