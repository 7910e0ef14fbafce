import { type Page } from '@playwright/test'

import { openRekenhulp, type Rekenhulp } from '../../../browser/pagina/rekenhulp'
import { expect, test } from '../../../browser/test'

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

/** What the form says only with the figures of a year at hand. */
const MET_CIJFERS = /geen overdrachtsbelasting|Wil je energie besparen/
const BEREKEND_MET = /Berekend met de leennormen van/

test('in server mode the form shows the figures of the year that the service names', async ({ page }) => {
  const { element, lijst } = await opStap2(page, { json: { ...opzet, normjaar: 2026 } }, '2025')
  await expect(element.getByText('Berekend met de leennormen van 2026.')).toBeVisible()
  await expect(element.getByText('€ 555.000')).toBeVisible()
  await expect(element.getByText(MET_CIJFERS)).toHaveCount(2)
  await lijst('Energielabel').click()
  await expect(element.getByRole('option', { name: /^A\+\+\+\+ \(EP garantie\)/ })).toContainText('40.000')
  await expect(element.getByText('525.000')).toHaveCount(0)
})

test('of a service that names another year next time, the form follows', async ({ page }) => {
  const { element, vulIn } = await opStap2(page, { json: { ...opzet, normjaar: 2026 } }, '2026')
  await expect(element.getByText('€ 555.000')).toBeVisible()
  await expect(element.getByText(MET_CIJFERS)).toHaveCount(2)
  await page.route('**/financieringsopzet', (route) => route.fulfill({ json: { ...opzet, normjaar: 2025 } }))
  await vulIn('Eigen geld', '1.000')
  await expect(element.getByText('€ 525.000')).toBeVisible()
  await expect(element.getByText('Berekend met de leennormen van 2025.')).toBeVisible()
})

test('of a service that names no year known here the form shows no figure of a year', async ({ page, geval }) => {
  for (const [naam, antwoord] of Object.entries({
    'names no year': { json: opzet },
    'names a year that is not known here': { json: { ...opzet, normjaar: 2031 } },
  }))
    await geval(naam, async () => {
      const { element, lijst } = await opStap2(page, antwoord, '2026')
      await expect(element.getByText(BEREKEND_MET)).toBeVisible()
      await lijst('Energielabel').click()
      const optie = element.getByRole('option', { name: /^A\+\+\+\+ \(EP garantie\)/ })
      await expect(optie).toHaveText('A++++ (EP garantie)')
      await expect(element.getByText(MET_CIJFERS)).toHaveCount(0)
    })
})

test.describe('a service that does not answer', () => {
  test.use({ verwachteKlachten: /^Failed to load resource/ })

  test('has no figure of a year in the form, and none in the summary', async ({ page }) => {
    const { element, knop, lijst } = await opStap2(page, MISLUKT, '2026')
    await knop('Probeer opnieuw').waitFor()
    await lijst('Energielabel').click()
    await expect(element.getByRole('option', { name: /^A\+\+\+\+ \(EP garantie\)/ })).toHaveText('A++++ (EP garantie)')
    await expect(element.getByText(MET_CIJFERS)).toHaveCount(0)
    await expect(element.getByText(BEREKEND_MET)).toHaveCount(0)
  })
})

/** What a part of the text on screen says of a year: its number, the starter limit, the amounts of the best labels. */
const CIJFER_VAN_EEN_JAAR = /\b(?:20\d\d|5\d5\.000|[45]0\.000)\b/g

/** Every figure of a year on screen: before the list of labels opens, which covers a part, and with it open. */
const jarenOp = async ({ element, lijst }: Rekenhulp): Promise<readonly string[]> => {
  const kader = element.locator('[part=kader]')
  const dicht = await kader.innerText()
  await lijst('Energielabel').click()
  const gevonden = `${dicht} ${await kader.innerText()}`.match(CIJFER_VAN_EEN_JAAR) ?? []
  return [...new Set(gevonden)].toSorted()
}

for (const { dienst, attribuut, klok, jaren } of [
  { dienst: 2026, attribuut: '2025', klok: '2026-03-14', jaren: ['2026', '40.000', '555.000'] },
  { dienst: 2025, attribuut: '2026', klok: '2025-03-14', jaren: ['2025', '40.000', '50.000', '525.000'] },
])
  test.describe(`a service of ${dienst} behind an element of ${attribuut}`, () => {
    test.use({ klok })

    test('agrees with itself on step 2 and in the summary', async ({ page, geval }) => {
      for (const breedte of [360, 1280])
        await geval(`${breedte} px wide`, async () => {
          await page.setViewportSize({ width: breedte, height: 900 })
          const rekenhulp = await opStap2(page, { json: { ...opzet, normjaar: dienst } }, attribuut)
          if (breedte < 800) await rekenhulp.element.getByRole('button', { name: /Toon de samenvatting/ }).click()
          await expect(rekenhulp.element.getByText(`Berekend met de leennormen van ${dienst}.`)).toBeVisible()
          expect(await jarenOp(rekenhulp)).toEqual(jaren)
        })
    })
  })

test.describe('a service whose norm year has passed', () => {
  test.use({ klok: '2026-03-14' })

  test('is said to have newer norms, without an amount', async ({ page }) => {
    const { element } = await opStap2(page, { json: { ...opzet, normjaar: 2025 } }, '2026')
    await expect(element.getByText('Er zijn nieuwere leennormen, van 2026.', { exact: true })).toBeVisible()
    await expect(element.getByText('€ 525.000')).toBeVisible()
  })
})

test('embedded, the figures in the form and in the summary change together with the year', async ({ page }) => {
  const { element, klik, vulIn } = await openRekenhulp(page, { 'label-code': 'MY', normjaar: '2025' })
  await vulIn('Bruto jaarinkomen', '60.000')
  await klik('Ga verder')
  await expect(element.getByText('€ 525.000')).toBeVisible()
  await element.evaluate((host) => host.setAttribute('normjaar', '2026'))
  await expect(element.getByText('€ 555.000')).toBeVisible()
  await expect(element.getByText(MET_CIJFERS)).toHaveCount(2)
  await expect(element.getByText(/Berekend met de leennormen van 2026\./)).toBeVisible()
})
