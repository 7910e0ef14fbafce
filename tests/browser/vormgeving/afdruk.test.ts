import { type Page } from '@playwright/test'

import { LONG, matrix } from '../../support/matrix'
import { opStap3 } from '../pagina/opStap'
import { bladzijdenVan, kaal, leesPdf } from '../pagina/pdf'
import { openRekenhulp, type Attributen, type Rekenhulp } from '../pagina/rekenhulp'
import { expect, test } from '../test'
import { meet } from './meetkunde'

const drukAf = (page: Page) => page.emulateMedia({ media: 'print' })

const metWoning = (page: Page, attributen: Attributen = {}) =>
  opStap3(page, attributen, { inkomen: '60.000', prijs: '400.000', eigenGeld: '20.000' })

/** Returns the background of the screen, and the colours of its titles and amounts. */
const kleurenVan = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('hypotheek-orientatie')?.shadowRoot
    return ['.kader', 'aside h3', 'aside dd'].flatMap((kies) =>
      [...(root?.querySelectorAll(kies) ?? [])].map((deel) => {
        const { backgroundColor, color } = getComputedStyle(deel)
        return `${kies}: ${color} on ${backgroundColor}`
      }),
    )
  })

for (const breedte of matrix([360, 1280]))
  test(`the page prints from ${breedte} px with the figures and without controls`, async ({ page }) => {
    await page.setViewportSize({ width: breedte, height: 800 })
    const { element } = await metWoning(page)
    const bediening = element.locator('button, input, a').filter({ visible: true })
    await expect(bediening).not.toHaveCount(0)
    await drukAf(page)
    await expect(element.getByText('Je benodigde hypotheek')).toBeVisible()
    await expect(element.getByText('Extra eigen inleg nodig').last()).toBeVisible()
    await expect(element.locator('aside').getByText('Hypotheekbedrag')).toBeVisible()
    await expect(bediening).toHaveCount(0)
    expect(await meet(page)).toEqual([])
  })

test('the assumptions print as text, folded or not', LONG, async ({ page }) => {
  const { element } = await metWoning(page)
  await drukAf(page)
  await expect(element.getByText('annuïteitenhypotheek')).toBeVisible()
  await expect(element.getByText('Je gaat zelf in de woning wonen.')).toBeVisible()
  const tekens = element
    .locator('summary')
    .evaluateAll((koppen) => koppen.map((kop) => getComputedStyle(kop).listStyleType))
  expect(new Set(await tekens)).toEqual(new Set(['none']))
})

test('step 1 prints the maximum, and no empty lines of later steps', LONG, async ({ page }) => {
  const { element, vulIn } = await openRekenhulp(page)
  await vulIn('Bruto jaarinkomen', '60.000')
  await expect(element.getByText('Je benodigde hypotheek')).toBeVisible()
  await drukAf(page)
  await expect(element.getByText('Je maximale hypotheek', { exact: true })).toBeVisible()
  await expect(element.getByText('Je benodigde hypotheek')).toBeHidden()
})

for (const labelCode of matrix(['MY', 'FL']))
  test(`${labelCode} in dark mode prints as in light mode`, async ({ page }) => {
    await metWoning(page, { 'label-code': labelCode })
    await drukAf(page)
    const licht = await kleurenVan(page)
    await page.emulateMedia({ media: null })
    await metWoning(page, { 'label-code': labelCode, kleurmodus: 'donker' })
    expect(await kleurenVan(page)).not.toEqual(licht)
    await drukAf(page)
    expect(await kleurenVan(page)).toEqual(licht)
  })

/** Texts of the page behind the dialog, and of controls. */
const NIET_OP_PAPIER = ['Je maximale hypotheek', 'Ga verder', 'Toon details', 'Sluiten', 'Kies']

/** Returns the pages that the browser prints (Ctrl+P) while the dialog of this button is open, with their texts. */
const drukVenster = async (page: Page, { element, klik }: Rekenhulp, knop: string) => {
  await klik(knop)
  const dialoog = element.getByRole('dialog', { name: knop })
  await dialoog.getByRole('figure').locator('svg').first().waitFor()
  const cellen = await dialoog.locator('th, td').allTextContents()
  const figuren = await dialoog.getByRole('figure').getByRole('heading').allTextContents()
  const bladzijden = await bladzijdenVan(await leesPdf(await page.pdf({ format: 'A4' })))
  return { bladzijden, tekst: bladzijden.join(''), cellen, figuren }
}

const MERKEN = [
  { 'label-code': 'MY', kleurmodus: 'licht' },
  { 'label-code': 'FL', kleurmodus: 'donker' },
] as const

for (const attributen of matrix(MERKEN)) {
  const merk = `${attributen['label-code']}, ${attributen.kleurmodus}`

  test(`${merk}: the open comparison of periods prints its table and chart instead of the page`, async ({ page }) => {
    const rekenhulp = await opStap3(page, attributen)
    const { bladzijden, tekst, cellen, figuren } = await drukVenster(page, rekenhulp, 'Vergelijk rentevaste periodes')
    expect(bladzijden.length).toBeLessThanOrEqual(2)
    expect(cellen.length).toBeGreaterThan(70)
    const gevouwen = ['Meer cijfers per periode', 'Wat gebeurt er na de rentevaste periode?', 'Kort vast:']
    for (const woord of [...cellen, ...figuren, 'Jouw keuze', ...gevouwen]) expect(tekst).toContain(kaal(woord))
    for (const woord of NIET_OP_PAPIER) expect(tekst).not.toContain(kaal(woord))
  })

  test(`${merk}: the open course over 30 years prints its charts and every year`, async ({ page }) => {
    const rekenhulp = await opStap3(page, attributen)
    const { bladzijden, tekst, cellen, figuren } = await drukVenster(page, rekenhulp, 'Bekijk het verloop over 30 jaar')
    expect(bladzijden.length).toBeGreaterThan(1)
    expect(bladzijden.length).toBeLessThan(4)
    expect(cellen).toHaveLength(31 * 6)
    for (const woord of [...cellen, ...figuren]) expect(tekst).toContain(kaal(woord))
    for (const woord of NIET_OP_PAPIER) expect(tekst).not.toContain(kaal(woord))
  })
}

test('the page prints again after the dialog is closed', async ({ page }) => {
  const rekenhulp = await opStap3(page)
  await drukVenster(page, rekenhulp, 'Bekijk het verloop over 30 jaar')
  await page.keyboard.press('Escape')
  await expect(rekenhulp.element.getByRole('dialog')).toBeHidden()
  const tekst = (await bladzijdenVan(await leesPdf(await page.pdf({ format: 'A4' })))).join('')
  expect(tekst).toContain(kaal('Je maximale hypotheek'))
  expect(tekst).not.toContain(kaal('Het verloop per jaar'))
})
