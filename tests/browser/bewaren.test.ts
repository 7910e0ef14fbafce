import { type Page } from '@playwright/test'

import { openCalculator, type Attributes } from './page/calculator'
import { expect, test } from './test'
import { check, VIEWPORTS, setViewport } from './accessibility/check'
import { LONG, matrix } from '../support/matrix'

const INKOMEN = 'Bruto jaarinkomen'
const VRAAG = 'Je was hier eerder bezig. Wil je je antwoorden van toen gebruiken?'
const GEBRUIK = 'Gebruik mijn antwoorden'
const WIS = 'Wis mijn antwoorden'
const UITLEG = 'We bewaren je antwoorden alleen in dit tabblad. Sluit je het tabblad, dan zijn ze weg.'

const openWithStorage = async (page: Page, attributes: Attributes = {}) => {
  const calculator = await openCalculator(page, { 'label-code': 'MY', bewaren: '', ...attributes })
  await calculator.button(WIS).waitFor()
  return calculator
}
const stored = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).map((key) => sessionStorage.getItem(key) ?? ''))
const waitUntilStored = (page: Page, part: string) =>
  expect.poll(() => stored(page)).toContainEqual(expect.stringContaining(part))

for (const berekening of matrix(['lokaal', 'server']))
  test(`"Gebruik mijn antwoorden" restores answers after a reload (berekening=${berekening})`, async ({ page }) => {
    const { fillIn } = await openWithStorage(page, { berekening })
    await fillIn(INKOMEN, '61.234')
    await waitUntilStored(page, '61234')
    const { element, field, button } = await openWithStorage(page, { berekening })
    await expect(element.getByText(VRAAG)).toBeVisible()
    await expect(field(INKOMEN)).toHaveValue('')
    await button(GEBRUIK).press('Enter')
    await expect(field(INKOMEN)).toHaveValue('61.234')
    await expect(element.getByText(VRAAG)).toHaveCount(0)
    await expect(element.getByRole('heading', { name: 'Maximale hypotheek', exact: true })).toBeFocused()
  })

test('"Wis mijn antwoorden" asks to confirm, clears the stored answers and opens step 1', async ({ page }) => {
  const { element, fillIn, click, button, field } = await openWithStorage(page)
  await fillIn(INKOMEN, '61.234')
  await click('Ga verder')
  await fillIn('Vraagprijs van de woning', '287.654')
  await waitUntilStored(page, '287654')
  await button(WIS).press('Enter')
  await element.getByRole('dialog', { name: WIS }).waitFor()
  await button('Ja, wis alles').press('Enter')
  await expect(element.getByText('Je antwoorden zijn gewist.', { exact: true }).first()).toBeVisible()
  await expect(element.getByRole('heading', { name: 'Maximale hypotheek', exact: true })).toBeFocused()
  await expect(field(INKOMEN)).toHaveValue('')
  expect(await stored(page)).toEqual([])
})

for (const { width, ...attributes } of VIEWPORTS)
  test(
    `the questions to restore and wipe answers pass axe and the layout checks at ${width} px`,
    LONG,
    async ({ page }) => {
      await setViewport(page, width)
      await (await openWithStorage(page, attributes)).fillIn(INKOMEN, '61.234')
      await waitUntilStored(page, '61234')
      const { element, click } = await openWithStorage(page, attributes)
      await expect(element.getByText(VRAAG)).toBeVisible()
      await expect(element.getByText(UITLEG)).toBeVisible()
      await check(page)
      await click(WIS)
      await check(page)
      await click('Ja, wis alles')
      await check(page)
    },
  )
