import { type Page } from '@playwright/test'

import { byKeyboard } from './page/operators'
import { openCalculator, type Attributes, type Calculator } from './page/calculator'
import { expect, test } from './test'
import { check, VIEWPORTS, setViewport } from './accessibility/check'
import { LONG } from '../support/matrix'

const VRAAG = 'Kan je de startersvrijstelling gebruiken?'
const VRAAG_PARTNER = 'Kan je partner de startersvrijstelling gebruiken?'
const BLOCK = 'Je benodigde hypotheek'
const BELASTING = 'Overdrachtsbelasting'

const togetherAtStep2 = async (page: Page, attributes: Attributes = {}): Promise<Calculator> => {
  const calculator = await openCalculator(page, { 'label-code': 'MY', normjaar: '2026', ...attributes })
  const { choose, fillIn, click } = calculator
  await choose('Koop je alleen of samen?', 'Samen')
  await fillIn('Bruto jaarinkomen', '60.000')
  await fillIn('Bruto jaarinkomen van je partner', '40.000')
  await click('Ga verder')
  await fillIn('Vraagprijs van de woning', '400.000')
  return calculator
}

test('the transfer tax of two buyers halves with one startersvrijstelling and is € 0 with two', async ({ page }) => {
  const calculator = await togetherAtStep2(page)
  const { click, line, element } = calculator
  const { choose } = byKeyboard(calculator, page)
  await click('Toon details')
  await expect(line(BLOCK, BELASTING)).toHaveText('€ 8.000')
  await choose(VRAAG_PARTNER, 'Ja')
  await expect(line(BLOCK, BELASTING)).toHaveText('€ 4.000')
  await expect(element.getByText(/^Je partner gebruikt de vrijstelling\./)).toBeVisible()
  await choose(VRAAG, 'Ja')
  await expect(line(BLOCK, BELASTING)).toHaveText('€ 0')
  await expect(element.getByText(/^Jullie betalen geen overdrachtsbelasting\./)).toBeVisible()
  await element.getByText('Wanneer kan je de vrijstelling gebruiken?').click()
  await expect(element.getByText(/^Dat kan als deze vier punten kloppen/)).toBeVisible()
})

for (const { width, ...attributes } of VIEWPORTS)
  test(`the startersvrijstelling question passes axe and the layout checks at ${width} px`, LONG, async ({ page }) => {
    await setViewport(page, width)
    const { element, question } = await togetherAtStep2(page, attributes)
    await element.getByText('Wanneer kan je de vrijstelling gebruiken?').click()
    await question(VRAAG).scrollIntoViewIfNeeded()
    await check(page)
  })
