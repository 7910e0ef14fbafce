import { type Page } from '@playwright/test'

import { expect, test } from '../../../browser/test'
import { openGastpagina, REKENHULP, staat } from '../../../browser/thuis/gastpagina'

const plekken = `<section id="een">${REKENHULP}</section><section id="twee"></section>`

const verplaats = (page: Page) =>
  page.evaluate(() => {
    const rekenhulp = document.querySelector('hypotheek-orientatie')
    if (rekenhulp) document.querySelector('#twee')?.append(rekenhulp)
  })

test('a page that moves the element elsewhere', async ({ page, geval }) => {
  await geval('closes a list that was open, which then opens again', async () => {
    await openGastpagina(page, { body: plekken })
    const { element, vulIn, klik, lijst } = await staat(page)
    await vulIn('Bruto jaarinkomen', '60.000')
    await klik('Ga verder')
    await lijst('Energielabel').click()
    await expect(lijst('Energielabel')).toHaveAttribute('aria-expanded', 'true')
    await verplaats(page)
    await expect(lijst('Energielabel')).toHaveAttribute('aria-expanded', 'false')
    await lijst('Energielabel').click()
    await expect(element.getByRole('listbox')).toBeVisible()
  })

  await geval('closes an explanation that was open', async () => {
    await openGastpagina(page, { body: plekken })
    const { element } = await staat(page)
    const uitleg = element.getByRole('button', { name: 'Uitleg' }).first()
    await uitleg.click()
    await expect(uitleg).toHaveAttribute('aria-expanded', 'true')
    await verplaats(page)
    await expect(uitleg).toHaveAttribute('aria-expanded', 'false')
  })

  await geval('leaves a dialog that was open modal, with what was typed in it', async () => {
    await openGastpagina(page, { body: plekken })
    const { element, klik, veld } = await staat(page)
    await klik('Bereken jaarinkomen')
    await veld('Bruto maandinkomen').fill('4000')
    await verplaats(page)
    const dialoog = element.getByRole('dialog')
    await expect.poll(() => dialoog.evaluate((vlak) => vlak.matches(':modal'))).toBe(true)
    await expect(veld('Bruto maandinkomen')).toBeFocused()
    await klik('Bevestig inkomen')
    await expect(dialoog).toBeHidden()
    await expect(veld('Bruto jaarinkomen')).toHaveValue('48.000')
  })
})
