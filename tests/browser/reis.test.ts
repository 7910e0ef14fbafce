import { LONG } from '../support/matrix'
import { huishoudens, reis, vensters } from './pagina/reis'
import { openRekenhulp } from './pagina/rekenhulp'
import { expect, test } from './test'

/** The narrowest window meets both brands, and who comes short; the long browser tests try every pair. */
const MERKEN = ['MY', 'FL'] as const

for (const [plek, huishouden] of huishoudens.entries()) {
  const viewport = vensters[plek % vensters.length] ?? vensters[0]
  const labelCode = MERKEN[plek % MERKEN.length] ?? 'MY'
  const maat = `${viewport.width} by ${viewport.height}`

  test(`${huishouden.naam} sees the key figure of each step of ${labelCode} at ${maat}`, async ({ page }, info) => {
    await page.setViewportSize(viewport)
    await reis(page, labelCode, huishouden, async (stap) => {
      await info.attach(`step ${stap}`, { body: await page.screenshot(), contentType: 'image/png' })
    })
  })
}

test('a phone on its side keeps the key figure of each step in view', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 })
  for (const huishouden of huishoudens) await reis(page, 'MY', huishouden)
})

test('a shortage stands in the bar on every step, and its buttons lead to the fields that help', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const rentetarieven = JSON.stringify({ 120: 3.75 })
  const { element, klik, lijst, veld, vulIn } = await openRekenhulp(page, { 'label-code': 'MY', rentetarieven })
  await vulIn('Bruto jaarinkomen', '60.000')
  await klik('Ga verder')
  await vulIn('Vraagprijs van de woning', '300.000')
  const balk = element.getByRole('button', { name: /^Extra eigen inleg nodig/ })
  await expect(balk).toBeVisible()
  await klik('Ga verder')
  await expect(lijst('Hoe lang wil je je rente vastzetten?')).toBeVisible()
  await expect(balk).toBeVisible()
  await expect(element.getByText('Geen enkele periode lost dit op.')).toBeVisible()
  const knop = element.getByRole('button', { name: 'Vul eigen geld in' })
  await knop.press('Enter')
  await expect(veld('Eigen geld')).toBeFocused()
  await expect(veld('Eigen geld')).toBeInViewport({ ratio: 1 })
})
