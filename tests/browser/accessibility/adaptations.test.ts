import { LONG } from '../../support/matrix'
import { atStep2 } from '../page/atStep'
import { openCalculator } from '../page/calculator'
import { boxOf } from '../page/fields'
import { expect, test } from '../test'
import { findLayoutFaults } from '../styling/layout'
import { focusFault } from './focus'

test('at 400% zoom in a window of 1280 by 1024 nothing scrolls sideways or hides the focus', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await atStep2(page)
  for (let round = 0; round < 9; round += 1) {
    await page.keyboard.press('Tab')
    expect.soft(await focusFault(page)).toBeUndefined()
  }
  expect(await findLayoutFaults(page)).toEqual([])
})

test('at 320 px wide the filled button is above the other button', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  const { button } = await atStep2(page)
  expect((await boxOf(button('Ga verder'))).bottom).toBeLessThanOrEqual((await boxOf(button('Vorige stap'))).y)
})

test('under reduced motion no animation or transition runs', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { choose, click, fillIn } = await openCalculator(page)
  const animations = () =>
    page.evaluate(() =>
      (document.querySelector('hypotheek-orientatie')?.shadowRoot?.getAnimations() ?? [])
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 0)
        .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'transition')),
    )
  await choose('Koop je alleen of samen?', 'Samen')
  await fillIn('Bruto jaarinkomen', '60.000')
  expect(await animations()).toEqual([])
  await choose('Koop je alleen of samen?', 'Alleen')
  await click('Ga verder')
  await fillIn('Vraagprijs van de woning', '300.000')
  expect(await animations()).toEqual([])
})

test.describe('a phone with touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('the form fits a phone, and amount fields ask for the numeric keyboard', async ({ page, runCase }) => {
    for (const [position, size] of [
      ['upright', { width: 390, height: 844 }],
      ['on its side', { width: 844, height: 390 }],
    ] as const)
      await runCase(position, async () => {
        await page.setViewportSize(size)
        const { field, fillIn, click } = await openCalculator(page)
        await expect(field('Bruto jaarinkomen')).toHaveAttribute('inputmode', 'numeric')
        await fillIn('Bruto jaarinkomen', '99.999.999')
        expect(await findLayoutFaults(page)).toEqual([])
        await click('Ga verder')
        await expect(field('Vraagprijs van de woning')).toHaveAttribute('inputmode', 'numeric')
        expect(await findLayoutFaults(page)).toEqual([])
      })
  })
})
