import { type Locator } from '@playwright/test'

import { openCalculator } from './page/calculator'
import { atStep3 } from './page/atStep'
import { expect, test } from './test'

/** Returns how many pixels at the lower side of an element are behind the summary bar; 0 when none are. */
const covered = async (part: Locator): Promise<number> => {
  await part.waitFor()
  return part.evaluate((element) => {
    const bar = (element.getRootNode() as ShadowRoot).querySelector('aside')
    const [box, frame] = [element, bar].map((node) => node?.getBoundingClientRect())
    return Math.max(0, (box?.bottom ?? NaN) - (frame?.top ?? NaN))
  })
}

/** Scrolls the page until this control is 6 px above the summary bar. */
const placeAboveBar = (part: Locator) =>
  part.evaluate((control) => {
    const bar = (control.getRootNode() as ShadowRoot).querySelector('aside')?.getBoundingClientRect()
    scrollBy({ top: control.getBoundingClientRect().bottom + 6 - (bar?.top ?? 0), behavior: 'instant' })
  })

test.describe('a control right above the bar of the summary on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('Enter in the income field just above the summary bar shows "Is dit per jaar?" in full', async ({ page }) => {
    const calculator = await openCalculator(page)
    await calculator.field('Bruto jaarinkomen').fill('3500')
    await placeAboveBar(calculator.field('Bruto jaarinkomen'))
    await page.keyboard.press('Enter')
    await expect.poll(() => covered(calculator.element.getByText(/^Is dit per jaar\?/))).toBe(0)
  })

  test('the summary bar does not cover texts that appear below the control just above the bar', async ({ page }) => {
    const calculator = await openCalculator(page)
    const { element, answer, fillIn, click, choose, chooseFrom, list } = calculator
    const overig = answer('Wat voor inkomen heb je?', 'Overig')
    await answer('Wat voor inkomen heb je?', 'Pensioen').focus()
    await placeAboveBar(overig)
    await page.keyboard.press('ArrowDown')
    await expect(overig).toBeChecked()
    await expect.poll(() => covered(element.getByText(/^Dit inkomen telt niet mee/))).toBe(0)
    await expect(overig).toBeInViewport()

    await choose('Wat voor inkomen heb je?', 'Vast dienstverband')
    await fillIn('Bruto jaarinkomen', '60.000')
    await click('Ga verder')
    await fillIn('Vraagprijs van de woning', '300.000')
    await placeAboveBar(list('Energielabel'))
    await chooseFrom('Energielabel', /^D\b/)
    await expect.poll(() => covered(element.getByText(/^Wil je energie besparen/))).toBe(0)

    const conditions = element.getByText('Wanneer kan je de vrijstelling gebruiken?')
    await placeAboveBar(conditions)
    await conditions.press('Enter')
    await expect.poll(() => covered(element.locator('details').filter({ hasText: 'Wanneer kan je' }))).toBeLessThan(1)
    await expect(conditions).toBeInViewport()
  })

  test('leaving an empty income field just above the summary bar shows its error in full', async ({ page }) => {
    const calculator = await openCalculator(page)
    await calculator.field('Bruto jaarinkomen').fill('')
    await placeAboveBar(calculator.field('Bruto jaarinkomen'))
    await calculator.field('Bruto jaarinkomen').blur()
    await expect
      .poll(() => covered(calculator.element.getByText(/^Je hebt niets ingevuld\. Vul je jaarinkomen in/)))
      .toBe(0)
  })

  test.describe('a dialog that fails to load', () => {
    test.use({ expectedComplaints: /laadt niet|Failed to load resource/ })

    test('the summary bar does not cover "Probeer opnieuw" of a dialog that fails to load', async ({ page }) => {
      const { element, button } = await atStep3(page)
      await page.route('**/chunks/*', (route) => route.abort())
      const opener = button('Bewaar of deel')
      await placeAboveBar(opener)
      await opener.press('Enter')
      await expect.poll(() => covered(element.getByRole('button', { name: 'Probeer opnieuw' }))).toBe(0)
    })
  })
})

test('the list of rentevaste periodes is 200 px high in a high window, and arrow keys show each period', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1000 })
  const { element, list } = await atStep3(page, { 'label-code': 'FL' })
  const field = list('Hoe lang wil je je rente vastzetten?')
  await field.click()
  await expect(element.getByRole('listbox')).toHaveCSS('height', '200px')
  await expect(element.getByRole('option')).toHaveCount(10)
  await field.press('Home')
  for (const option of await element.getByRole('option').all()) {
    await expect(option).toHaveAttribute('data-actief', '')
    await expect(option).toBeInViewport({ ratio: 1 })
    await field.press('ArrowDown')
  }
})
