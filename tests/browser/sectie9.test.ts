import { type Locator } from '@playwright/test'

import { LONG } from '../support/matrix'
import { atStep3 } from './page/atStep'
import { openCalculator } from './page/calculator'
import { boxOf } from './page/fields'
import { expect, test } from './test'

const style = (element: Locator, property: string): Promise<string> =>
  element.evaluate((target, name) => getComputedStyle(target).getPropertyValue(name), property)

/** Parts of section 9 of the specification that only a browser can test: sizes, distances, layers and a border. */
test.describe('section 9 of the specification', () => {
  test('every list is 200 px high, has z-index 1000 and opens with its choice in view', async ({ page }) => {
    const { element, list } = await atStep3(page)
    const check = async (name: string) => {
      await list(name).press('End')
      await list(name).press('Enter')
      await list(name).click()
      const choices = element.getByRole('listbox')
      const { y, bottom, height } = await boxOf(choices)
      expect(height).toBe(200)
      expect(await style(choices, 'z-index')).toBe('1000')
      const chosen = await boxOf(choices.getByRole('option', { selected: true }))
      expect(chosen.y).toBeGreaterThanOrEqual(y)
      expect(chosen.bottom).toBeLessThanOrEqual(bottom)
      await list(name).press('Escape')
    }
    await check('Hoe lang wil je je rente vastzetten?')
    await element.getByRole('button', { name: 'Vorige stap' }).click()
    await check('Energielabel')
  })

  test('an explanation is 15 px below its button and has the z-index of tooltips, 1100', async ({ page }) => {
    const { element } = await openCalculator(page)
    const button = element.locator('[data-veld="eigen.inkomen"]').getByRole('button', { name: 'Uitleg' })
    await button.click()
    const explanation = element.getByRole('note')
    expect(Math.round((await boxOf(explanation)).y - (await boxOf(button)).bottom)).toBe(15)
    expect(await style(explanation, 'z-index')).toBe('1100')
  })

  test('the income dialog has z-index 1100, and the income field a solid border', LONG, async ({ page }) => {
    const { element, click, field } = await openCalculator(page)
    expect(await style(field('Bruto jaarinkomen').locator('xpath=..'), 'border-style')).toBe('solid')
    await click('Bereken jaarinkomen')
    expect(await style(element.getByRole('dialog'), 'z-index')).toBe('1100')
  })
})
