import { type Locator, type Page } from '@playwright/test'

import { LONG } from '../support/matrix'
import { atStep2 } from './page/atStep'
import { openCalculator } from './page/calculator'
import { whenStill } from './page/whenStill'
import { boxOf } from './page/fields'
import { expect, test } from './test'

/** Presses the mouse on an element and releases it at the same place once the page is still, as a slow hand does. */
const pressAt = async (page: Page, target: Locator): Promise<void> => {
  await target.scrollIntoViewIfNeeded()
  const { middle, y, height } = await boxOf(target)
  await page.mouse.move(middle, y + height / 2)
  await page.mouse.down()
  await whenStill(page)
  await page.mouse.up()
}

test('a slow press on "Ga verder" clicks it even if an error appears before the release', async ({ page }) => {
  const { element, button, field } = await openCalculator(page)
  await field('Bruto jaarinkomen').click()
  await pressAt(page, button('Ga verder'))

  await expect(element.getByText('Je hebt niets ingevuld. Vul je jaarinkomen in om door te gaan.')).toBeVisible()
  await expect(field('Bruto jaarinkomen')).toBeFocused()
})

test.describe('a slow press that leaves an amount field', () => {
  test('a slow press on "Energielabel" opens it although texts above it disappear', async ({ page }) => {
    const { element, list, field } = await atStep2(page)
    await expect(element.getByText('Dan betaal je misschien geen overdrachtsbelasting')).toBeVisible()
    await expect(element.getByText('kan je een woning kopen tot ongeveer')).toBeVisible()
    await field('Vraagprijs van de woning').click()
    await page.keyboard.type('600000')
    await pressAt(page, list('Energielabel'))
    await expect(element.getByRole('listbox')).toBeVisible()
    await expect(element.getByText('Dan betaal je misschien geen overdrachtsbelasting')).toBeHidden()
    await expect(element.getByText('kan je een woning kopen tot ongeveer')).toBeHidden()
    const gap = async () => {
      const [anchor, overlay] = [await boxOf(list('Energielabel')), await boxOf(element.getByRole('listbox'))]
      return Math.min(Math.abs(overlay.y - anchor.y - anchor.height), Math.abs(anchor.y - overlay.y - overlay.height))
    }
    await expect.poll(gap).toBeLessThan(12)
  })

  test('a slow press on an answer chooses it although the error list disappears', LONG, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1600 })
    const { answer, element, choose, click, field } = await openCalculator(page)
    await choose('Koop je alleen of samen?', 'Samen')
    await click('Ga verder')
    await expect(element.getByText('Je kan nog niet verder:')).toBeVisible()
    await field('Bruto jaarinkomen').click()
    await page.keyboard.type('60000')
    const yes = answer('Ga je binnen 10 jaar met pensioen?', 'Ja')
    await pressAt(page, yes)
    await expect(yes).toBeChecked()
    await expect(element.getByText('Je kan nog niet verder:')).toBeHidden()
  })

  test('a slow press on "Toon details" shows the details although the summary grows', async ({ page }) => {
    const { button, field } = await atStep2(page)
    await field('Vraagprijs van de woning').click()
    await page.keyboard.type('300000')
    await pressAt(page, button('Toon details'))
    await expect(button('Verberg details')).toBeVisible()
  })
})

test.describe('a tap on an answer', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('a tap on an answer chooses it and shows the error of the income field that it leaves', async ({ page }) => {
    const { answer, element, field } = await openCalculator(page)
    await field('Bruto jaarinkomen').tap()
    await page.keyboard.type('veel')
    await answer('Koop je alleen of samen?', 'Samen').tap()
    await expect(answer('Koop je alleen of samen?', 'Samen')).toBeChecked()
    await expect(element.getByText('We herkennen de invoer niet als een bedrag.')).toBeVisible()
  })
})
