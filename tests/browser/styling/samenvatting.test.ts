import { type Locator } from '@playwright/test'

import { atStep3 } from '../page/atStep'
import { openCalculator, type Calculator } from '../page/calculator'
import { expect, test } from '../test'

const cardOf = ({ element }: Calculator): Locator => element.locator('aside > div')

/** Returns how many pixels of the content of the summary are visible only after scrolling inside the summary. */
const hiddenPixels = (calculator: Calculator): Promise<number> =>
  cardOf(calculator).evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)

/** Returns the labels in the summary that have their amount below them instead of beside them. */
const belowLabel = (calculator: Calculator): Promise<readonly string[]> =>
  cardOf(calculator).evaluate((card) =>
    [...card.querySelectorAll('dt')]
      .filter((label) => {
        const [above, amount] = [label, label.nextElementSibling].map((part) => part?.getBoundingClientRect())
        return (amount?.top ?? NaN) >= (above?.bottom ?? NaN)
      })
      .map(({ innerText }) => innerText),
  )

/** Goes to step 2 with a couple that sells a home and has a shortage for a home with the best energy label. */
const coupleAtStep2 = async (calculator: Calculator) => {
  const { choose, chooseFrom, fillIn, click } = calculator
  await choose('Koop je alleen of samen?', 'Samen')
  await fillIn('Bruto jaarinkomen', '60.000')
  await fillIn('Bruto jaarinkomen van je partner', '30.500')
  await click('Ga verder')
  await fillIn('Vraagprijs van de woning', '620.000')
  await chooseFrom('Energielabel', /^A\+{4} \(EP/)
  await choose('Woont een van jullie nu in een koopwoning?', 'Ja')
  await fillIn('Verkoopprijs van je huidige woning', '390.000')
  await fillIn('Huidig hypotheekbedrag', '240.000')
  await fillIn('Eigen geld', '20.000')
}

const VARIANTS = [
  { 'label-code': 'FL', normjaar: '2026' },
  // A year before that of the clock, so that the summary mentions newer norms.
  { 'label-code': 'MY', normjaar: '2025' },
] as const

test.use({ clock: '2026-03-14T10:30:00' })

test('the summary fits 1280 by 800 px, and at 1024 px each amount is beside its label', async ({ page, runCase }) => {
  for (const variant of VARIANTS)
    await runCase(variant['label-code'], async () => {
      await page.setViewportSize({ width: 1280, height: 800 })
      const calculator = await openCalculator(page, variant)
      const { element, click } = calculator
      await coupleAtStep2(calculator)
      await expect(
        cardOf(calculator)
          .getByRole('term')
          .getByText(/^Extra eigen inleg nodig$/),
      ).toBeVisible()
      const newer = cardOf(calculator).getByText(/^Er zijn nieuwere leennormen/)
      await expect(newer).toHaveCount(variant.normjaar === '2025' ? 1 : 0)
      expect(await hiddenPixels(calculator)).toBe(0)
      await click('Ga verder')
      await expect(cardOf(calculator).getByText('Bruto maandlast')).toBeVisible()
      expect(await hiddenPixels(calculator)).toBe(0)
      expect(await belowLabel(calculator)).toEqual([])
      await click('Toon details')
      await expect(element.getByText('Leveringsakte', { exact: true })).toBeVisible()
      expect(await hiddenPixels(calculator), 'with the details').toBe(0)
      await click('Verberg details')
      await page.setViewportSize({ width: 1024, height: 800 })
      expect(await belowLabel(calculator)).toEqual([])
    })
})

test('on a phone the summary bar hides while the outcome is in view, unless the bar has focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { element } = await atStep3(page, {}, { inkomen: '60.000', price: '280.000', eigenGeld: '60.000' })
  const bar = element.getByRole('button', { name: /Toon de samenvatting$/ })
  const column = element.getByRole('complementary')
  await element.getByText('netto per maand').scrollIntoViewIfNeeded()
  await expect(column).toHaveCSS('opacity', '0')
  await bar.focus()
  await expect(column).toHaveCSS('opacity', '1')
  await bar.blur()
  await expect(column).toHaveCSS('opacity', '0')
  await element.getByText('Bewaar of deel').scrollIntoViewIfNeeded()
  await expect(column).toHaveCSS('opacity', '1')
})

/** Returns the lines of the summary that a screen reader can reach, each with the look of its label and its amount. */
const looks = (calculator: Calculator) =>
  cardOf(calculator)
    .locator('section:not([inert]) dl > div')
    .evaluateAll((lines) =>
      lines.map((line) => {
        const [label = '', amount = ''] = ['dt', 'dd'].map((part) => {
          const { fontSize, color } = getComputedStyle(line.querySelector(part) ?? line)
          return `${fontSize} ${color}`
        })
        return { name: line.querySelector('dt')?.innerText ?? '', label, amount }
      }),
    )

/** The line that may have the colour of a warning (design), and the key figures, which may be larger. */
const MAY_DIFFER = ['Extra eigen inleg nodig', 'Maximale hypotheek', 'Hypotheekbedrag']

test('on every step all lines of the summary have one size and one colour, except the key figure', async ({ page }) => {
  const calculator = await openCalculator(page, VARIANTS[0])
  await calculator.fillIn('Bruto jaarinkomen', '60.000')
  await expect(calculator.line('Je maximale hypotheek', 'Maximale hypotheek')).toContainText('€')
  const hasOneLook = async (atLeast: number) => {
    const lines = await looks(calculator)
    expect(lines.length).toBeGreaterThanOrEqual(atLeast)
    const [{ label } = { label: '' }] = lines
    expect(lines.filter((line) => line.label !== label && !MAY_DIFFER.includes(line.name))).toEqual([])
    expect(lines.filter((line) => line.amount !== label && !MAY_DIFFER.includes(line.name))).toEqual([])
    const sizes = lines.flatMap((line) => [line.label, line.amount]).map((look) => Number.parseFloat(look))
    expect(Math.min(...sizes)).toBe(Number.parseFloat(label))
  }
  await hasOneLook(4)
  await calculator.click('Ga verder')
  await calculator.fillIn('Vraagprijs van de woning', '300.000')
  await calculator.click('Toon details')
  await hasOneLook(12)
  await calculator.click('Ga verder')
  await calculator.element.getByText('Rentepercentage').waitFor()
  await hasOneLook(14)
})
