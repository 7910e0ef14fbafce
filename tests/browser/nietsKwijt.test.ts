import { LONG } from '../support/matrix'
import { type Page } from '@playwright/test'

import { openRekenhulp } from './pagina/rekenhulp'
import { expect, test } from './test'

const VEROUDERD = 'Deze bedragen horen bij je vorige antwoorden.'

const druk = async (page: Page, toets: string, keer: number) => {
  for (let nummer = 0; nummer < keer; nummer += 1) await page.keyboard.press(toets)
}

test('arrow keys past Pensioen and back leave the income as it was typed', async ({ page }) => {
  const { antwoord, regel, veld, vulIn } = await openRekenhulp(page)
  const soort = 'Wat voor inkomen heb je?'
  await vulIn('Bruto jaarinkomen', '60.000')
  await antwoord(soort, 'Vast dienstverband').focus()
  await druk(page, 'ArrowDown', 3)
  await expect(antwoord(soort, 'Pensioen')).toBeChecked()
  await expect(regel('Je maximale hypotheek', 'Inkomen per jaar')).toHaveText('€ 0')
  await druk(page, 'ArrowUp', 1)
  await expect(veld('Bruto jaarinkomen')).toHaveValue('60.000')
  await expect(regel('Je maximale hypotheek', 'Inkomen per jaar')).toHaveText('€ 60.000')
})

test('on a phone the bar is muted while something cannot be read, and says why', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { element, vulIn } = await openRekenhulp(page)
  await vulIn('Bruto jaarinkomen', '60.000')
  const bedrag = element.getByRole('button', { name: /Toon de samenvatting/ }).locator('strong')
  const kleur = () => bedrag.evaluate((tekst) => getComputedStyle(tekst).color)
  const accent = await kleur()
  await vulIn('Bruto jaarinkomen', 'zestig mille')
  await expect(element.getByText(VEROUDERD)).toBeInViewport()
  await expect.poll(kleur).not.toBe(accent)
  await vulIn('Bruto jaarinkomen', '70.000')
  await expect(element.getByText(VEROUDERD)).toHaveCount(0)
  await expect.poll(kleur).toBe(accent)
})
