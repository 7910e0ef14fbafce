import { LONG } from '../../support/matrix'
import { opStap2 } from '../pagina/opStap'
import { openRekenhulp } from '../pagina/rekenhulp'
import { plekVan } from '../pagina/velden'
import { expect, test } from '../test'
import { meet } from '../vormgeving/meetkunde'
import { focusGebrek } from './focus'

test('at 400% zoom in a window of 1280 by 1024 nothing scrolls sideways or hides the focus', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await opStap2(page)
  for (let keer = 0; keer < 9; keer += 1) {
    await page.keyboard.press('Tab')
    expect.soft(await focusGebrek(page)).toBeUndefined()
  }
  expect(await meet(page)).toEqual([])
})

test('at 320 px wide the filled button is above the other button', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  const { knop } = await opStap2(page)
  expect((await plekVan(knop('Ga verder'))).onder).toBeLessThanOrEqual((await plekVan(knop('Vorige stap'))).y)
})

test('nothing moves under reduced motion', async ({ page }) => {
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

test.describe('a phone with touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('the form fits a phone, and amounts ask for the numeric keyboard', async ({ page, geval }) => {
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
