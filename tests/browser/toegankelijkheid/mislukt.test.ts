import { type Page } from '@playwright/test'

import { NIET_GELUKT } from '../dienst/opstelling'
import { expect, test } from '../test'
import { laadAxe } from './axe'
import { keur } from './keur'
import { openMislukt } from './toestanden'
import { LONG, matrix } from '../../support/matrix'

test.use({ verwachteKlachten: /^Failed to load resource/ })

/** The most that one line of text with its border and padding takes, in pixels. */
const ONE_LINE = 48

/** What a calculator in a window of this size says of a calculation that failed after figures were shown. */
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
  test(`a failure is one line above the bar at ${width} pixels, until the keyboard opens it`, async ({ page }) => {
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

test('beside the form the whole message stands at once', LONG, async ({ page }) => {
  const { element, opnieuw } = await meldingIn(page, 1280, 720, 'FL', 'licht')
  await expect(element.getByText('Deze bedragen horen bij je vorige antwoorden.')).toBeInViewport({ ratio: 1 })
  await expect(opnieuw).toBeInViewport({ ratio: 1 })
  await keur(page)
})
