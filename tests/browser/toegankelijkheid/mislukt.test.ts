import { type Page, type Route } from '@playwright/test'

import { LONG, matrix } from '../../support/matrix'
import { NIET_GELUKT } from '../dienst/opstelling'
import { openRekenhulp } from '../pagina/rekenhulp'
import { rust } from '../pagina/rust'
import { expect, test } from '../test'
import { laadAxe } from './axe'
import { focusGebrek } from './focus'
import { keur } from './keur'
import { openMislukt } from './openMislukt'

test.use({ verwachteKlachten: /^Failed to load resource/ })

/** The largest height in pixels of one line of text with its border and padding. */
const ONE_LINE = 48

/** Opens a calculator in a window of this size whose calculation fails after figures were shown. */
const meldingIn = async (page: Page, width: number, height: number, labelCode: string, kleurmodus: string) => {
  await laadAxe(page)
  await page.setViewportSize({ width, height })
  const rekenhulp = await openMislukt(page, { 'label-code': labelCode, kleurmodus }, false)
  const melding = rekenhulp.element.locator('summary', { hasText: NIET_GELUKT })
  return { ...rekenhulp, melding, opnieuw: rekenhulp.knop('Probeer opnieuw') }
}

for (const [width, labelCode, kleurmodus] of matrix([
  [320, 'MY', 'licht'],
  [360, 'FL', 'donker'],
  [768, 'MY', 'donker'],
] as const))
  test(`a failed calculation is one line above the bar at ${width} px, until it is opened`, async ({ page }) => {
    const { element, melding, opnieuw } = await meldingIn(page, width, 740, labelCode, kleurmodus)
    await expect(melding).toBeInViewport({ ratio: 1 })
    expect((await melding.boundingBox())?.height).toBeLessThanOrEqual(ONE_LINE)
    await expect(opnieuw).toBeHidden()
    await keur(page)

    await melding.press('Enter')
    await expect(element.getByText('Deze bedragen horen bij je vorige antwoorden.')).toBeInViewport({ ratio: 1 })
    await expect(opnieuw).toBeInViewport({ ratio: 1 })
    await keur(page)
    await page.keyboard.press('Tab')
    await expect(opnieuw).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(element.getByRole('complementary')).toBeFocused()
  })

test('beside the form the message of a failed calculation is shown in full at once', LONG, async ({ page }) => {
  const { element, opnieuw } = await meldingIn(page, 1280, 720, 'FL', 'licht')
  await expect(element.getByText('Deze bedragen horen bij je vorige antwoorden.')).toBeInViewport({ ratio: 1 })
  await expect(opnieuw).toBeInViewport({ ratio: 1 })
  await keur(page)
})

test.describe('the message of a failed calculation in a small window', LONG, () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('the message of a failed calculation does not cover the focused element', async ({ page }) => {
    const { element, knop, veld } = await openRekenhulp(page, { 'label-code': 'MY', berekening: 'server' })
    const onderweg: Route[] = []
    await page.route('**/financieringsopzet', (route) => {
      onderweg.push(route)
    })
    await veld('Bruto jaarinkomen').fill('60.000')
    await knop('Bereken jaarinkomen').press('Tab')
    await page.keyboard.press('Tab')
    expect(await focusGebrek(page)).toBeUndefined()
    for (const route of onderweg) await route.fulfill({ status: 400, body: '{}' }).catch(() => undefined)
    await element.getByText(NIET_GELUKT).waitFor()
    await rust(page)
    expect(await focusGebrek(page)).toBeUndefined()
  })

  test('the opened message of a failed calculation covers less than 45% of the window', async ({ page }) => {
    const { element } = await openMislukt(page, { 'label-code': 'MY' }, false)
    await element.getByText(NIET_GELUKT).click()
    const balk = await element.getByRole('complementary').boundingBox()
    expect(balk?.height).toBeLessThan(640 * 0.45)
  })
})
