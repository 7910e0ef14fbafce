import { LONG } from '../../support/matrix'
import { type Route } from '@playwright/test'

import { NIET_GELUKT } from '../dienst/opstelling'
import { openRekenhulp } from '../pagina/rekenhulp'
import { expect, test } from '../test'
import { meet } from '../vormgeving/meetkunde'
import { focusGebrek } from './focus'
import { rust } from '../pagina/rust'
import { openMislukt } from './toestanden'

test('at 400% of a window of 1280 by 1024, nothing scrolls sideways or hides what has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  const { klik, vulIn } = await openRekenhulp(page)
  await vulIn('Bruto jaarinkomen', '60.000')
  await klik('Ga verder')
  for (let keer = 0; keer < 9; keer += 1) {
    await page.keyboard.press('Tab')
    expect.soft(await focusGebrek(page)).toBeUndefined()
  }
  expect(await meet(page)).toEqual([])
})

test.describe('where the calculation fails', () => {
  test.use({ verwachteKlachten: /^Failed to load resource/, viewport: { width: 360, height: 640 } })

  test('the message in the bar does not come to lie over what has the focus', LONG, async ({ page }) => {
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

  test('the message leaves more than half of a small window to the form', LONG, async ({ page }) => {
    const { element } = await openMislukt(page, { 'label-code': 'MY' }, false)
    await element.getByText(NIET_GELUKT).click()
    const balk = await element.getByRole('complementary').boundingBox()
    expect(balk?.height).toBeLessThan(640 * 0.45)
  })
})

test('at 320 px the buttons that do not fit beside each other stand in the order of Tab', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  const { klik, vulIn, knop } = await openRekenhulp(page)
  await vulIn('Bruto jaarinkomen', '60.000')
  await klik('Ga verder')
  const [vorige, verder] = await Promise.all([knop('Vorige stap').boundingBox(), knop('Ga verder').boundingBox()])
  expect((vorige?.y ?? 0) + (vorige?.height ?? 0)).toBeLessThanOrEqual(verder?.y ?? 0)
})

test('under reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { kies, klik, vulIn } = await openRekenhulp(page)
  const bewegingen = () =>
    page.evaluate(() =>
      (document.querySelector('hypotheek-orientatie')?.shadowRoot?.getAnimations() ?? [])
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 0)
        .map((animatie) => (animatie instanceof CSSAnimation ? animatie.animationName : 'transition')),
    )
  await kies('Koop je alleen of samen?', 'Samen')
  await vulIn('Bruto jaarinkomen', '60.000')
  expect(await bewegingen()).toEqual([])
  await kies('Koop je alleen of samen?', 'Alleen')
  await klik('Ga verder')
  await vulIn('Vraagprijs van de woning', '300.000')
  expect(await bewegingen()).toEqual([])
})

test.describe('for a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('a phone fits the form, and asks for digits with digits', async ({ page, geval }) => {
    for (const [stand, maat] of [
      ['upright', { width: 390, height: 844 }],
      ['on its side', { width: 844, height: 390 }],
    ] as const)
      await geval(stand, async () => {
        await page.setViewportSize(maat)
        const { veld, vulIn, klik } = await openRekenhulp(page)
        await expect(veld('Bruto jaarinkomen')).toHaveAttribute('inputmode', 'numeric')
        await vulIn('Bruto jaarinkomen', '99.999.999')
        expect(await meet(page)).toEqual([])
        await klik('Ga verder')
        await expect(veld('Vraagprijs van de woning')).toHaveAttribute('inputmode', 'numeric')
        expect(await meet(page)).toEqual([])
      })
  })
})
