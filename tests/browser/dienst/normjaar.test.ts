import { type Page } from '@playwright/test'

import { openRekenhulp, type Rekenhulp } from '../pagina/rekenhulp'
import { expect, test } from '../test'

const opzet = { maximaleHypotheekOpInkomen: 250_000, maximaleHypotheek: 250_000, maandlastBruto: 1, maandlastNetto: 1 }
const MISLUKT = { status: 400, body: '{}' }

/** A calculator in server mode on step 2, whose service gives this answer to everything. */
const opStap2 = async (page: Page, antwoord: object, normjaar: string): Promise<Rekenhulp> => {
  await page.route('**/financieringsopzet', (route) => route.fulfill(antwoord))
  const rekenhulp = await openRekenhulp(page, { 'label-code': 'MY', berekening: 'server', normjaar })
  await rekenhulp.vulIn('Bruto jaarinkomen', '60.000')
  await rekenhulp.klik('Ga verder')
  await rekenhulp.lijst('Energielabel').waitFor()
  return rekenhulp
}

test('in server mode the form shows the figures of the year that the service names', async ({ page }) => {
  const { element, lijst } = await opStap2(page, { json: { ...opzet, normjaar: 2026 } }, '2025')
  await expect(element.getByText('Berekend met de leennormen van 2026.')).toBeVisible()
  await expect(element.getByText('€ 555.000')).toBeVisible()
  await lijst('Energielabel').click()
  await expect(element.getByRole('option', { name: /^A\+\+\+\+ \(EP garantie\)/ })).toContainText('40.000')
  await expect(element.getByText('525.000')).toHaveCount(0)
})

test('of a service that names another year next time, the form follows', async ({ page }) => {
  const { element, vulIn } = await opStap2(page, { json: { ...opzet, normjaar: 2026 } }, '2026')
  await expect(element.getByText('€ 555.000')).toBeVisible()
  await page.route('**/financieringsopzet', (route) => route.fulfill({ json: { ...opzet, normjaar: 2025 } }))
  await vulIn('Eigen geld', '1.000')
  await expect(element.getByText('€ 525.000')).toBeVisible()
  await expect(element.getByText('Berekend met de leennormen van 2025.')).toBeVisible()
})

for (const [naam, antwoord] of Object.entries({
  'names no year': { json: opzet },
  'names a year that is not known here': { json: { ...opzet, normjaar: 2031 } },
}))
  test(`of a service that ${naam} the form shows no figure of a year`, async ({ page }) => {
    const { element, lijst } = await opStap2(page, antwoord, '2026')
    await expect(element.getByText(/Berekend met de leennormen van/)).toBeVisible()
    await lijst('Energielabel').click()
    await expect(element.getByRole('option', { name: /^A\+\+\+\+ \(EP garantie\)/ })).toHaveText('A++++ (EP garantie)')
    await expect(element.getByText(/starter|energiebesparende/)).toHaveCount(0)
  })

test.describe('a service that does not answer', () => {
  test.use({ verwachteKlachten: /^Failed to load resource/ })

  test('has no figure of a year in the form, and none in the summary', async ({ page }) => {
    const { element, knop, lijst } = await opStap2(page, MISLUKT, '2026')
    await knop('Probeer opnieuw').waitFor()
    await lijst('Energielabel').click()
    await expect(element.getByRole('option', { name: /^A\+\+\+\+ \(EP garantie\)/ })).toHaveText('A++++ (EP garantie)')
    await expect(element.getByText(/starter|energiebesparende|Berekend met/)).toHaveCount(0)
  })
})

test('embedded, the figures in the form and in the summary change together with the year', async ({ page }) => {
  const { element, klik, vulIn } = await openRekenhulp(page, { 'label-code': 'MY', normjaar: '2025' })
  await vulIn('Bruto jaarinkomen', '60.000')
  await klik('Ga verder')
  await expect(element.getByText('€ 525.000')).toBeVisible()
  await element.evaluate((host) => host.setAttribute('normjaar', '2026'))
  await expect(element.getByText('€ 555.000')).toBeVisible()
  await expect(element.getByText(/Berekend met de leennormen van 2026\./)).toBeVisible()
})
