import { type Locator, type Page } from '@playwright/test'

import { LONG } from '../../support/matrix'
import { atStep2 } from '../page/atStep'
import { openCalculator } from '../page/calculator'
import { boxOf } from '../page/fields'
import { expect, test } from '../test'

const ringOf = (element: Locator) => element.evaluate((target) => getComputedStyle(target).outlineStyle)

const step2 = async (page: Page, width: number, height = 800) => {
  await page.setViewportSize({ width, height })
  return atStep2(page)
}

test('the icon of an explanation is 24 by 24 px, and its button 44 by 44 px', LONG, async ({ page, runCase }) => {
  for (const width of [320, 1280])
    await runCase(`at ${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 800 })
      const { element } = await openCalculator(page)
      const button = element.getByRole('button', { name: /^Uitleg/ }).first()
      expect(await boxOf(button)).toMatchObject({ width: 44, height: 44 })
      expect(await boxOf(button.locator('span'))).toMatchObject({ width: 24, height: 24 })
      await button.click({ position: { x: 6, y: 22 } })
      await expect(element.getByRole('note')).toBeVisible()
    })
})

test.describe('the answers to a question', LONG, () => {
  const cards = async ({ element }: { readonly element: Locator }) => {
    const labels = await element.getByRole('radiogroup').first().locator('label').all()
    expect(labels.length).toBeGreaterThan(1)
    const form = await boxOf(element.locator('[part=formulier]'))
    return { form, places: await Promise.all(labels.map(boxOf)) }
  }

  test('on a phone the two answers of the first question share the width of the form', async ({ page, runCase }) => {
    for (const width of [320, 360, 390, 480])
      await runCase(`at ${width} px wide`, async () => {
        await page.setViewportSize({ width, height: 740 })
        const { form, places } = await cards(await openCalculator(page))
        const [left, right] = places
        expect([left?.x, left?.y, left?.width]).toEqual([form.x, right?.y, right?.width])
        expect((right?.x ?? 0) + (right?.width ?? 0)).toBeCloseTo(form.x + form.width, 0)
      })
  })

  test('at 768 px wide the answers of the first question are beside each other', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 740 })
    const { form, places } = await cards(await openCalculator(page))
    expect(new Set(places.map(({ y }) => y)).size).toBe(1)
    for (const { width } of places) expect(width).toBeLessThan(form.width / 3)
  })
})

test.describe('the focus ring of an element that a script focuses', () => {
  test('clicking a step or "Ga verder" shows no focus ring on the step or its title', async ({ page }) => {
    const { element, button, field } = await openCalculator(page)
    await field('Bruto jaarinkomen').click()
    await page.keyboard.type('60000')
    await button('Ga verder').click()
    const title = element.getByRole('heading', { name: 'Benodigde hypotheek', level: 2 })
    await expect(title).toBeFocused()
    expect(await ringOf(title)).toBe('none')

    await field('Vraagprijs van de woning').click()
    const step = button('Ga terug naar stap 1 van 3 Maximale hypotheek')
    await step.click()
    await expect(element.getByRole('navigation').getByRole('button').first()).toBeFocused()
    expect(await ringOf(element.getByRole('navigation').getByRole('button').first())).toBe('none')
  })

  test('a key press shows the focus ring on a title or step that has the focus', async ({ page }) => {
    const { element, button, field } = await openCalculator(page)
    await field('Bruto jaarinkomen').fill('60.000')
    await button('Ga verder').press('Enter')
    const title = element.getByRole('heading', { name: 'Benodigde hypotheek', level: 2 })
    await expect(title).toBeFocused()
    expect(await ringOf(title)).toBe('solid')

    await button('Ga terug naar stap 1 van 3 Maximale hypotheek').click()
    const step = element.getByRole('navigation').getByRole('button').first()
    await expect(step).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(step).toBeFocused()
    expect(await ringOf(step)).toBe('solid')
  })
})

test('the summary scrolls back to its top when the step changes', LONG, async ({ page }) => {
  const { element, click } = await step2(page, 1280, 420)
  await page.setViewportSize({ width: 1280, height: 360 })
  const card = element.getByRole('complementary').locator('xpath=*[1]')
  await card.evaluate((area) => area.scrollTo({ top: 200 }))
  expect(await card.evaluate((area) => area.scrollTop)).toBe(200)
  await click('Vorige stap')
  await expect.poll(() => card.evaluate((area) => area.scrollTop)).toBe(0)
})

test('the form is at most 680 px wide, and the summary at most 380 px', LONG, async ({ page, runCase }) => {
  for (const width of [920, 1280, 1920])
    await runCase(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      const { element } = await openCalculator(page)
      const form = await boxOf(element.locator('[part=formulier]'))
      const summary = await boxOf(element.getByRole('complementary'))
      expect(form.width).toBeLessThanOrEqual(680)
      expect(summary.width).toBeLessThanOrEqual(380)
      if (width >= 1280) expect([form.width, summary.width]).toEqual([680, 380])
      expect(summary.x).toBeGreaterThan(form.right)
    })
})

test('"Ga verder" does not move when "Lees de samenvatting voor" gets the focus', LONG, async ({ page, runCase }) => {
  for (const width of [360, 1280])
    await runCase(`at ${width} px`, async () => {
      const { element, button } = await step2(page, width)
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      const places = () => Promise.all(['Vorige stap', 'Ga verder'].map((name) => boxOf(button(name))))
      const before = await places()
      const height = (await boxOf(element)).height
      await button('Lees de samenvatting voor').evaluate((target: HTMLElement) => target.focus({ preventScroll: true }))
      expect((await boxOf(button('Lees de samenvatting voor'))).height).toBeGreaterThanOrEqual(44)
      expect(await places()).toEqual(before)
      expect((await boxOf(element)).height).toBe(height)
    })
})

test('the groups of assumptions are at least twice as far apart as their sentences', LONG, async ({ page }) => {
  const { element } = await openCalculator(page)
  await element.getByText('Waar we van uitgaan').click()
  const folds = element.locator('details details')
  await folds.first().waitFor()
  const distances = await folds.evaluateAll((groups: HTMLDetailsElement[]) => {
    for (const group of groups) group.open = true
    const between = (parts: Element[]) =>
      parts
        .slice(1)
        .map((part, i) => part.getBoundingClientRect().top - (parts[i]?.getBoundingClientRect().bottom ?? 0))
    const group = groups.map((fold) => [...fold.querySelectorAll('li')])
    return {
      sentences: group.flatMap(between),
      groups: between(groups.flatMap((fold) => [...fold.querySelectorAll('h4, li:last-child')])),
    }
  })
  const betweenGroups = distances.groups.filter((_, i) => i % 2 === 1)
  expect(betweenGroups.length).toBeGreaterThan(1)
  expect(Math.min(...betweenGroups)).toBeGreaterThanOrEqual(2 * Math.max(...distances.sentences))
})

test('an error has a round icon, and a shortage in the summary bar a triangle', LONG, async ({ page }) => {
  /** Returns whether the lower left corner of a 24 by 24 icon is filled, and whether the middle of its left side is. */
  const ink = (sign: Locator) =>
    sign.locator('path').evaluate((path: SVGPathElement) =>
      [
        [2.5, 20],
        [3, 12],
      ].map(([x, y]) => path.isPointInFill(new DOMPoint(x, y))),
    )
  await page.setViewportSize({ width: 360, height: 740 })
  const { element, click, fillIn } = await openCalculator(page)
  await click('Ga verder')
  expect(await ink(element.locator('[data-veld="eigen.inkomen"] svg'))).toEqual([false, true])
  await fillIn('Bruto jaarinkomen', '60.000')
  await click('Ga verder')
  await fillIn('Vraagprijs van de woning', '500.000')
  const bar = element.getByRole('button', { name: /^Extra eigen inleg nodig/ })
  expect(await ink(bar.locator('svg').first())).toEqual([true, false])
})

test(
  'in the list of steps a completed step has the accent colour, and a check mark beside its number',
  LONG,
  async ({ page }) => {
    const { element, click, button } = await step2(page, 1280)
    const numberOf = (step: number) => element.locator(`[data-nummer="${step}"]`)
    const colour = (step: number) => numberOf(step).evaluate((circle) => getComputedStyle(circle).color)
    const accent = await button('Ga verder').evaluate((target) => getComputedStyle(target).backgroundColor)
    await expect(numberOf(1).locator('svg')).toBeVisible()
    const shown = (step: number) => numberOf(step).evaluate((circle) => getComputedStyle(circle, '::before').content)
    expect(await shown(1)).toBe('"1"')
    expect(await colour(1)).toBe(accent)
    await expect(numberOf(2).locator('svg')).toHaveCount(0)
    await expect(numberOf(3).locator('svg')).toHaveCount(0)
    expect(await colour(3)).not.toBe(accent)
    await click('Vorige stap')
    await expect(numberOf(1).locator('svg')).toHaveCount(0)
    await expect(numberOf(2).locator('svg'), 'step 2 has no price').toHaveCount(0)
  },
)

test('the list of steps begins at the left edge of the title of the step', LONG, async ({ page, runCase }) => {
  for (const width of [360, 768, 1280])
    await runCase(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      const { element } = await openCalculator(page)
      const number = await boxOf(element.locator('[data-nummer="1"]'))
      expect(number.x).toBeCloseTo((await boxOf(element.getByRole('heading', { level: 2 }))).x, 0)
    })
})

test('in forced colours, the bar of how the home is paid has the colours of the system', async ({ page }) => {
  const { element } = await step2(page, 1280)
  const bar = element.locator('aside section div[aria-hidden=true]')
  const drawn = () =>
    bar.evaluate(({ children }) =>
      [...children].map((part) => {
        const { backgroundColor, backgroundImage, boxShadow } = getComputedStyle(part)
        return `${backgroundColor} ${backgroundImage} ${boxShadow}`
      }),
    )
  await element.getByRole('textbox', { name: 'Vraagprijs van de woning' }).fill('300000')
  await element.getByRole('textbox', { name: 'Eigen geld' }).fill('20000')
  await bar.waitFor()
  const accent = 'rgb(0, 107, 110)'
  expect((await drawn()).join(' ')).toContain(accent)
  await page.emulateMedia({ forcedColors: 'active' })
  const parts = await drawn()
  expect(parts.join(' ')).not.toContain(accent)
  expect(new Set(parts).size, 'the patterns').toBe(parts.length)
})

test.describe('the radio of an answer', LONG, () => {
  const radioStyle = (page: Page, answer: string) =>
    page.getByRole('radio', { name: answer, exact: true }).evaluate((radio) => {
      const { appearance, borderTopColor, borderTopWidth, borderTopStyle } = getComputedStyle(radio)
      const dot = getComputedStyle(radio, '::before')
      return {
        appearance,
        colour: borderTopColor,
        border: `${borderTopStyle} ${borderTopWidth}`,
        dot: dot.borderTopStyle,
      }
    })

  test('an unchosen answer has an empty 2 px ring, and a chosen answer a 2 px ring with a dot', async ({ page }) => {
    await openCalculator(page)
    const [open, chosen] = await Promise.all([radioStyle(page, 'Samen'), radioStyle(page, 'Alleen')])
    expect(open).toMatchObject({ appearance: 'none', colour: 'rgb(122, 135, 148)', border: 'solid 2px', dot: 'none' })
    expect(chosen).toMatchObject({ appearance: 'none', colour: 'rgb(0, 107, 110)', border: 'solid 2px', dot: 'solid' })
  })

  test('in forced colours a chosen answer keeps its dot, and an unchosen answer has none', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await openCalculator(page)
    expect(await radioStyle(page, 'Samen')).toMatchObject({ border: 'solid 2px', dot: 'none' })
    expect(await radioStyle(page, 'Alleen')).toMatchObject({ border: 'solid 2px', dot: 'solid' })
  })
})
