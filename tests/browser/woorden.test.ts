import { type Locator } from '@playwright/test'

import { woordenlijst } from '../../ui/tekst/woordenlijst'
import { findWoorden } from '../../ui/vensters/woorden/findWoorden'
import { openCalculator, type Calculator } from './page/calculator'
import { expect, test } from './test'
import { loadAxe } from './accessibility/axe'
import { check } from './accessibility/check'
import { matrix } from '../support/matrix'

const VRAAG = 'Wat betekenen deze woorden?'

const PLACES = ['[part=formulier]', 'aside'] as const

const buttonOf = ({ element }: Calculator): Locator => element.getByRole('button', { name: VRAAG })

const dialogOf = ({ element }: Calculator): Locator => element.getByRole('dialog', { name: VRAAG })

/** Returns the difficult words in the visible text of the form and the summary. */
const wordsOn = async ({ element }: Calculator): Promise<readonly string[]> => {
  const texts = await Promise.all(PLACES.map((place) => element.locator(place).innerText()))
  return findWoorden(texts.join(' ')).map((name) => woordenlijst[name].woord)
}

/** Returns the words that the dialog explains without unfolding. */
const explained = (calculator: Calculator): Promise<readonly string[]> =>
  dialogOf(calculator).locator('dt:visible').allInnerTexts()

const expectExplained = async (calculator: Calculator): Promise<void> => {
  const words = await wordsOn(calculator)
  expect(words.length).toBeGreaterThan(5)
  const button = buttonOf(calculator)
  await button.focus()
  await button.press('Enter')
  await expect(dialogOf(calculator)).toBeVisible()
  expect(await explained(calculator)).toEqual(expect.arrayContaining([...words]))
  await button.page().keyboard.press('Escape')
  await expect(dialogOf(calculator)).toBeHidden()
  await expect(button).toBeFocused()
}

const throughSteps = async (calculator: Calculator, atStep: () => Promise<void>): Promise<void> => {
  const { fillIn, choose, click, element } = calculator
  await choose('Koop je alleen of samen?', 'Samen')
  await fillIn('Bruto jaarinkomen', '60.000')
  await fillIn('Bruto jaarinkomen van je partner', '20.000')
  await choose('Heeft een van jullie een studieschuld of lening, of betaalt een van jullie partneralimentatie?', 'Ja')
  await atStep()
  await click('Ga verder')
  await fillIn('Vraagprijs van de woning', '300.000')
  await choose('Woont een van jullie nu in een koopwoning?', 'Ja')
  await fillIn('Verkoopprijs van je huidige woning', '250.000')
  await fillIn('Huidig hypotheekbedrag', '200.000')
  await click('Toon details')
  await atStep()
  await click('Ga verder')
  await element.getByText('Rentepercentage').waitFor()
  await atStep()
}

for (const berekening of matrix(['lokaal', 'server']))
  test(`"Wat betekenen deze woorden?" explains each difficult word (berekening=${berekening})`, async ({ page }) => {
    const calculator = await openCalculator(page, { 'label-code': 'MY', berekening })
    await throughSteps(calculator, () => expectExplained(calculator))
  })

test('the glossary with all words unfolded passes axe and the layout checks', async ({ page, runCase }) => {
  await loadAxe(page)
  for (const [width, labelCode, kleurmodus] of matrix([
    [320, 'MY', 'licht'],
    [320, 'FL', 'donker'],
    [1280, 'FL', 'licht'],
  ] as const))
    await runCase(`at ${width} px, label-code ${labelCode}, kleurmodus ${kleurmodus}`, async () => {
      await page.setViewportSize({ width, height: 740 })
      const calculator = await openCalculator(page, { 'label-code': labelCode, kleurmodus })
      await buttonOf(calculator).click()
      const dialog = dialogOf(calculator)
      await dialog.getByText('Andere moeilijke woorden').click()
      await expect(dialog.getByText('Hillenaftrek')).toBeVisible()
      await check(page)
    })
})
