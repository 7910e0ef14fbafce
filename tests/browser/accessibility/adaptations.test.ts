import { LONG } from '../../support/matrix'
import { atStep2 } from '../page/atStep'
import { openCalculator } from '../page/calculator'
import { boxOf } from '../page/fields'
import { whenDrawn } from '../page/whenStill'
import { expect, test } from '../test'
import { findLayoutFaults } from '../styling/layout'
import { focusFault } from './focus'

test('at 320 by 256 px (400% zoom) step 2 has no layout faults and visible focus at 9 Tab stops', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await atStep2(page)
  for (let round = 0; round < 9; round += 1) {
    await page.keyboard.press('Tab')
    expect.soft(await focusFault(page)).toBeUndefined()
  }
  expect(await findLayoutFaults(page)).toEqual([])
})

test('at 320 px wide the button "Ga verder" is above "Vorige stap"', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  const { button } = await atStep2(page)
  expect((await boxOf(button('Ga verder'))).bottom).toBeLessThanOrEqual((await boxOf(button('Vorige stap'))).y)
})

test('with reduced motion no animation or transition runs after answers and a new step', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { element, choose, click, fillIn, line } = await openCalculator(page)
  await element.evaluate((host) => {
    const root = host.shadowRoot
    const record = () => {
      for (const animation of root?.getAnimations() ?? [])
        if (Number(animation.effect?.getComputedTiming().duration) > 0)
          document.title = animation instanceof CSSTransition ? animation.transitionProperty : 'animation'
    }
    for (const event of ['animationstart', 'transitionrun']) root?.addEventListener(event, record)
    document.title = 'still'
  })
  await choose('Koop je alleen of samen?', 'Samen')
  await choose('Koop je alleen of samen?', 'Alleen')
  await fillIn('Bruto jaarinkomen', '60.000')
  await click('Ga verder')
  await fillIn('Vraagprijs van de woning', '300.000')
  for (const amount of ['20.000', '90.000']) {
    await fillIn('Eigen geld', amount)
    await expect(line('Je benodigde hypotheek', 'Eigen geld')).toHaveText(`€ ${amount}`)
  }
  await whenDrawn(page)
  expect(await page.title()).toBe('still')
  await page.setViewportSize({ width: 768, height: 1024 })
  await click('Ga verder')
  await expect(element.getByRole('complementary')).toHaveCSS('opacity', '0')
  expect(await page.title()).toBe('still')
})

test.describe('a phone with touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('the form fits a phone; the income and price fields ask for a numeric keyboard', async ({ page, runCase }) => {
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
