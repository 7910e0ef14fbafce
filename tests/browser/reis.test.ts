import { LONG, matrix } from '../support/matrix'
import { opStap2 } from './pagina/opStap'
import { huishoudens, reis, vensters } from './pagina/reis'
import { expect, test } from './test'

const MERKEN = ['MY', 'FL'] as const

/** Every household in every window with either brand. */
const alle = huishoudens.flatMap((huishouden, plek) =>
  vensters.flatMap((venster, rij) =>
    MERKEN.map((labelCode, kolom) => ({
      ...{ huishouden, venster, labelCode },
      isVaak: rij === plek % vensters.length && kolom === plek % MERKEN.length,
    })),
  ),
)

/** One brand and window for each household; the long browser tests try all combinations. */
const vaak = alle.filter(({ isVaak }) => isVaak)

for (const { huishouden, venster, labelCode } of matrix(alle, vaak)) {
  const maat = `${venster.width} by ${venster.height}`
  test(`${huishouden.naam} sees the key figure of each step of ${labelCode} at ${maat}`, async ({ page }, info) => {
    await page.setViewportSize(venster)
    await reis(page, labelCode, huishouden, async (stap) => {
      await info.attach(`step ${stap}`, { body: await page.screenshot(), contentType: 'image/png' })
    })
  })
}

test('a phone on its side keeps the key figure of each step in view', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 })
  for (const huishouden of huishoudens) await reis(page, 'MY', huishouden)
})

test('the bar shows a shortage on every step, and "Vul eigen geld in" focuses its field', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const rentetarieven = JSON.stringify({ 120: 3.75 })
  const { element, klik, lijst, veld, vulIn } = await opStap2(page, { 'label-code': 'MY', rentetarieven })
  await vulIn('Vraagprijs van de woning', '300.000')
  const balk = element.getByRole('button', { name: /^Extra eigen inleg nodig/ })
  await expect(balk).toBeVisible()
  await klik('Ga verder')
  await expect(lijst('Hoe lang wil je je rente vastzetten?')).toBeVisible()
  await expect(balk).toBeVisible()
  await expect(element.getByText('Geen enkele periode lost dit op.')).toBeVisible()
  await element.getByRole('button', { name: 'Vul eigen geld in' }).press('Enter')
  await expect(veld('Eigen geld')).toBeFocused()
  await expect(veld('Eigen geld')).toBeInViewport({ ratio: 1 })
})
