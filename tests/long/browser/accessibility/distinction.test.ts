import { type Locator, type Page } from '@playwright/test'

import { atStep2 } from '../../../browser/page/atStep'
import { openCalculator, type Calculator } from '../../../browser/page/calculator'
import { whenDrawn } from '../../../browser/page/whenStill'
import { expect, test } from '../../../browser/test'

const ring = (element: Locator): Promise<string> =>
  element.evaluate((part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(part)
    return `${outlineStyle} ${outlineWidth}`
  })

const border = (element: Locator): Promise<string> =>
  element.evaluate((area) => {
    const { borderTopStyle, borderTopWidth } = getComputedStyle(area)
    return `${borderTopStyle} ${borderTopWidth}`
  })

const card = ({ answer }: Calculator, text: string): Locator =>
  answer('Koop je alleen of samen?', text).locator('xpath=..')

test.describe('forced colours', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))

  test('in forced colours a chosen answer has a 2 px ring, and a 3 px ring when focused', async ({ page }) => {
    const calculator = await openCalculator(page)
    expect(await ring(card(calculator, 'Alleen'))).toBe('solid 2px')
    expect(await ring(card(calculator, 'Samen'))).toMatch(/^none/)
    await calculator.answer('Koop je alleen of samen?', 'Samen').press('ArrowLeft')
    await expect(calculator.answer('Koop je alleen of samen?', 'Alleen')).toBeFocused()
    expect(await ring(card(calculator, 'Alleen'))).toBe('solid 3px')
  })

  test('in forced colours the income dialog and an explanation have a 1 px border', async ({ page }) => {
    const { element, click } = await openCalculator(page)
    await element.getByRole('button', { name: 'Uitleg' }).first().click()
    expect(await border(element.getByRole('note'))).toBe('solid 1px')
    await click('Bereken jaarinkomen')
    expect(await border(element.getByRole('dialog'))).toBe('solid 1px')
  })
})

const numbers = ({ element }: Calculator): Locator => element.locator('nav .nummer')
const background = (element: Locator): Promise<string> =>
  element.evaluate((part) => getComputedStyle(part).backgroundColor)

/** Expects that the open step differs from the others in the accessibility tree, on screen, and in forced colours. */
const expectCurrent = async (page: Page, calculator: Calculator, current: number): Promise<void> => {
  await expect(calculator.element.locator('[aria-current]')).toHaveCount(1)
  const button = calculator.element.getByRole('navigation', { name: 'Stappen' }).getByRole('button').nth(current)
  await expect(button).toHaveAttribute('aria-current', 'step')
  const colours = await Promise.all([0, 1, 2].map((step) => background(numbers(calculator).nth(step))))
  expect(colours.filter((colour) => colour === colours[current])).toHaveLength(1)
  await page.emulateMedia({ forcedColors: 'active' })
  const rings = await Promise.all([0, 1, 2].map((step) => ring(numbers(calculator).nth(step))))
  expect(rings.map((kind) => kind === 'solid 2px')).toEqual([0, 1, 2].map((step) => step === current))
  await page.emulateMedia({ forcedColors: 'none' })
}

test('only the open step has aria-current, its own number colour, and a ring in forced colours', async ({ page }) => {
  const calculator = await openCalculator(page)
  await expectCurrent(page, calculator, 0)
  await calculator.fillIn('Bruto jaarinkomen', '60.000')
  await calculator.click('Ga verder')
  await calculator.field('Vraagprijs van de woning').waitFor()
  await expectCurrent(page, calculator, 1)
})

/** Whether the parts of the payment bar animate when *Eigen geld* changes on the second step. */
const barMoves = async (page: Page): Promise<boolean> => {
  const { element, line, fillIn } = await atStep2(page)
  await fillIn('Vraagprijs van de woning', '200.000')
  await fillIn('Eigen geld', '20.000')
  await expect(line('Je benodigde hypotheek', 'Eigen geld').last()).toHaveText('€ 20.000')
  await element.evaluate((host) =>
    host.shadowRoot?.addEventListener('transitionrun', (event) => {
      if ((event as TransitionEvent).propertyName === 'flex-grow') document.title = 'the bar moves'
    }),
  )
  await fillIn('Eigen geld', '90.000')
  await expect(line('Je benodigde hypotheek', 'Eigen geld').last()).toHaveText('€ 90.000')
  await whenDrawn(page)
  return (await page.title()) === 'the bar moves'
}

test('the payment bar animates when *Eigen geld* changes', async ({ page }) => {
  expect(await barMoves(page)).toBe(true)
})

test('the payment bar does not animate under reduced motion when *Eigen geld* changes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await barMoves(page)).toBe(false)
})
