import { LONG } from '../../support/matrix'
import { openGastpagina, REKENHULP, staat } from '../thuis/gastpagina'
import { expect, test } from '../test'

const gastdialoog = `<dialog id="gast">${REKENHULP}</dialog><script>document.getElementById('gast').showModal()</script>`

test('Escape closes one layer at a time: the explanation, the dialog of the page', LONG, async ({ page }) => {
  await openGastpagina(page, { body: gastdialoog })
  const { element } = await staat(page)
  await element.getByRole('button', { name: 'Uitleg' }).first().click()
  await expect(element.getByRole('note')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(element.getByRole('note')).toHaveCount(0)
  await expect(page.locator('#gast')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('#gast')).toBeHidden()
})

test('Escape closes the list, then the dialog of the page; the choice stays', LONG, async ({ page }) => {
  await openGastpagina(page, { body: gastdialoog })
  const { element, klik, lijst, vulIn } = await staat(page)
  await vulIn('Bruto jaarinkomen', '60.000')
  await klik('Ga verder')
  await lijst('Energielabel').press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(element.getByRole('listbox')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(element.getByRole('listbox')).toHaveCount(0)
  await expect(lijst('Energielabel')).toBeFocused()
  await expect(lijst('Energielabel')).toHaveText('Onbekend')
  await expect(page.locator('#gast')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('#gast')).toBeHidden()
})

test('Escape closes our dialog, then that of the page', async ({ page }) => {
  await openGastpagina(page, { body: gastdialoog })
  const { element, knop } = await staat(page)
  await knop('Bereken jaarinkomen').press('Enter')
  await expect(element.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(element.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('#gast')).toBeVisible()
  await expect(knop('Bereken jaarinkomen')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('#gast')).toBeHidden()
})

test(
  'a dialog that the page has moved elsewhere gives the focus back to the button that opened it',
  LONG,
  async ({ page }) => {
    await openGastpagina(page, { body: `<section>${REKENHULP}</section><section id="elders"></section>` })
    const { element, knop } = await staat(page)
    await knop('Bereken jaarinkomen').press('Enter')
    await expect(element.getByRole('dialog')).toBeVisible()
    await page.evaluate(() => {
      const rekenhulp = document.querySelector('hypotheek-orientatie')
      if (rekenhulp) document.querySelector('#elders')?.append(rekenhulp)
    })
    const dialoog = element.getByRole('dialog')
    await expect.poll(() => dialoog.evaluate((vlak) => vlak.matches(':modal'))).toBe(true)
    await page.keyboard.press('Escape')
    await expect(dialoog).toHaveCount(0)
    await expect(knop('Bereken jaarinkomen')).toBeFocused()
  },
)
