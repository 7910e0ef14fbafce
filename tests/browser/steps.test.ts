import { type Page } from '@playwright/test'

import { byMouse, byKeyboard, byTouch, type Operator } from './page/operators'
import { openCalculator, type Calculator } from './page/calculator'
import { expect, test } from './test'

const BENODIGD = 'Je benodigde hypotheek'
const links = { 'adviseur-zoeken-url': '/doorklik.html', 'hypotheek-aanvragen-url': '/doorklik.html' }

interface Walk {
  readonly labelCode: 'MY' | 'FL'
  readonly type: 'Klant' | 'Adviseur'
  readonly together: boolean
}

const fillInIncomes = async ({ choose, fillIn }: Operator, together: boolean) => {
  if (together) await choose('Koop je alleen of samen?', 'Samen')
  await fillIn('Bruto jaarinkomen', '60.000')
  if (!together) return
  await choose('Wat voor inkomen heeft je partner?', 'Tijdelijk dienstverband')
  await fillIn('Bruto jaarinkomen van je partner', '30.000')
}

/** Answers the three steps. Expects the income in step 1, and the rate, the monthly cost and the link in step 3. */
const completeSteps = async (page: Page, walk: Walk, operate: (calculator: Calculator) => Operator) => {
  const { labelCode, type, together } = walk
  const calculator = await openCalculator(page, { 'label-code': labelCode, type, ...links })
  const operator = operate(calculator)
  const { choose, chooseFrom, fillIn, click } = operator

  await fillInIncomes(operator, together)
  await expect(calculator.line('Je maximale hypotheek', 'Inkomen per jaar')).toHaveText(
    together ? '€ 90.000' : '€ 60.000',
  )
  await click('Ga verder')

  await fillIn('Vraagprijs van de woning', '300.000')
  await choose('Wat voor woning wil je kopen?', 'Nieuwbouw')
  await chooseFrom('Energielabel', 'C')
  await fillIn('Eigen geld', '60.000')
  await click('Ga verder')

  await chooseFrom('Hoe lang wil je je rente vastzetten?', '20 jaar')
  await expect(calculator.field('Rentepercentage')).toHaveValue(labelCode === 'MY' ? '4,25%' : '4,30%')
  await expect(calculator.line(BENODIGD, 'Bruto maandlast')).toHaveText(/^€\s[\d.]+$/)
  await expect(calculator.element.getByRole('link')).toHaveText(
    type === 'Klant' ? 'Zoek een adviseur' : 'Hypotheek aanvragen',
  )
  return calculator
}

test('a single customer of Moneyou completes the three steps with the mouse', async ({ page }) => {
  await completeSteps(page, { labelCode: 'MY', type: 'Klant', together: false }, byMouse)
})

test('an adviser of Florius completes the three steps for two buyers with the keyboard', async ({ page }) => {
  await completeSteps(page, { labelCode: 'FL', type: 'Adviseur', together: true }, (calculator) =>
    byKeyboard(calculator, page),
  )
})

test.describe('a finger on a narrow screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('going forward and back through the steps by touch keeps the answers of two buyers', async ({ page }) => {
    const { button, element, field } = await openCalculator(page, { 'label-code': 'FL' }).then(async (calculator) => {
      const operator = byTouch(calculator)
      await fillInIncomes(operator, true)
      await operator.click('Ga verder')
      await operator.fillIn('Vraagprijs van de woning', '300.000')
      await operator.click('Vorige stap')
      return calculator
    })
    await expect(field('Bruto jaarinkomen van je partner')).toHaveValue('30.000')
    await button('Ga verder naar stap 2 van 3 Benodigde hypotheek').tap()
    await expect(field('Vraagprijs van de woning')).toHaveValue('300.000')
    await element.getByRole('button', { name: /Toon de samenvatting/ }).tap()
    await expect(element.getByRole('region', { name: BENODIGD })).toBeVisible()
  })
})

test('opening a step scrolls the calculator to 16 px below the window top and focuses the title', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 500 })
  const { element, fillIn, click } = await openCalculator(page)
  await page.evaluate(() => {
    document.body.style.paddingTop = '300px'
    document.body.style.paddingBottom = '900px'
  })
  await fillIn('Bruto jaarinkomen', '60.000')
  await click('Ga verder')
  await expect(element.getByRole('heading', { name: 'Benodigde hypotheek', level: 2 })).toBeFocused()
  await expect.poll(async () => Math.round((await element.boundingBox())?.y ?? 0)).toBe(16)
})
