import { type Page } from '@playwright/test'

import { opStap3 } from '../pagina/opStap'
import { bladzijdenVan, kaal, leesPdf } from '../pagina/pdf'
import { type Rekenhulp } from '../pagina/rekenhulp'
import { expect, test } from '../test'
import { LONG, matrix } from '../../support/matrix'

/** What stands in the page behind a dialog, and what can only be pressed. */
const NIET_OP_PAPIER = ['Je maximale hypotheek', 'Ga verder', 'Toon details', 'Sluiten', 'Kies']

/** The pages that the browser prints while the dialog under this button is open, as it is asked for (ctrl + P). */
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

  test(`${merk}: the open comparison prints its table and chart instead of the page`, async ({ page }) => {
    const rekenhulp = await opStap3(page, attributen)
    const { bladzijden, tekst, cellen, figuren } = await drukVenster(page, rekenhulp, 'Vergelijk rentevaste periodes')
    expect(bladzijden.length).toBeLessThanOrEqual(2)
    expect(cellen.length).toBeGreaterThan(70)
    for (const woord of [...cellen.filter((cel) => !cel.startsWith('Kies')), ...figuren])
      expect(tekst).toContain(kaal(woord))
    expect(tekst).toContain(kaal('Wat gebeurt er na de rentevaste periode?'))
    for (const woord of NIET_OP_PAPIER) expect(tekst).not.toContain(kaal(woord))
  })

  test(`${merk}: the open course prints its charts and every year, over the sheets it needs`, async ({ page }) => {
    const rekenhulp = await opStap3(page, attributen)
    const { bladzijden, tekst, cellen, figuren } = await drukVenster(page, rekenhulp, 'Bekijk het verloop over 30 jaar')
    expect(bladzijden.length).toBeGreaterThan(1)
    expect(bladzijden.length).toBeLessThan(4)
    expect(cellen).toHaveLength(31 * 6)
    for (const woord of [...cellen, ...figuren]) expect(tekst).toContain(kaal(woord))
    for (const woord of NIET_OP_PAPIER) expect(tekst).not.toContain(kaal(woord))
  })
}

test('once the dialog is closed, the page prints again', LONG, async ({ page }) => {
  const rekenhulp = await opStap3(page)
  await drukVenster(page, rekenhulp, 'Bekijk het verloop over 30 jaar')
  await page.keyboard.press('Escape')
  await expect(rekenhulp.element.getByRole('dialog')).toBeHidden()
  const tekst = (await bladzijdenVan(await leesPdf(await page.pdf({ format: 'A4' })))).join('')
  expect(tekst).toContain(kaal('Je maximale hypotheek'))
  expect(tekst).not.toContain(kaal('Het verloop per jaar'))
})
