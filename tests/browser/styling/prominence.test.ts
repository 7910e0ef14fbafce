import { type Locator, type Page } from '@playwright/test'

import { matrix } from '../../support/matrix'
import { openCalculator, type Calculator } from '../page/calculator'
import { boxOf } from '../page/fields'
import { whenDrawn } from '../page/whenStill'
import { expect, test } from '../test'

const BRANDS = ['MY', 'FL'] as const
const VIEWPORTS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const

/** Two groups of views. Each group has each window once and each brand once. */
const VIEWS = [0, 1].map((shift) =>
  VIEWPORTS.flatMap((viewport, row) =>
    BRANDS.filter((_, column) => (row + column) % 2 === shift).map((brand) => ({ viewport, brand })),
  ),
)

/** Two buyers of a home of € 300.000, with the label or figure that is most prominent on step 2 and on step 3. */
const BUYERS = [
  {
    name: 'a buyer who can borrow enough',
    eigenGeld: '100.000',
    step2: 'Hypotheekbedrag',
    answer: /^€\s[\d.]+ netto per maand$/,
    filled: 'Zoek een adviseur',
  },
  {
    name: 'a buyer with a shortage',
    eigenGeld: '20.000',
    step2: 'Extra eigen inleg nodig',
    answer: /^€\s[\d.]+$/,
    filled: 'Wat moet er veranderen?',
  },
] as const
type Buyer = (typeof BUYERS)[number]

const open = (page: Page, labelCode: string) =>
  openCalculator(page, { 'label-code': labelCode, 'adviseur-zoeken-url': '/doorklik.html', normjaar: '2025' })

const toStep2 = async ({ click, fillIn }: Calculator, { eigenGeld }: Buyer) => {
  await click('Ga verder')
  await fillIn('Vraagprijs van de woning', '300.000')
  await fillIn('Eigen geld', eigenGeld)
}

const toStep3 = async ({ click, element }: Calculator) => {
  await click('Ga verder')
  await element.getByText('Rentepercentage').waitFor()
}

/** Returns the visible amounts with the largest font size: by label for an amount in the summary, otherwise as text. */
const largest = (element: Locator): Promise<readonly string[]> =>
  element.evaluate((host) => {
    const amounts = [...(host.shadowRoot?.querySelectorAll<HTMLElement>('*') ?? [])]
      .filter((part) =>
        [...part.childNodes].some((child) => child.nodeType === 3 && /€\s[\d.]+/.test(child.nodeValue ?? '')),
      )
      .filter((part) => part.checkVisibility({ visibilityProperty: true }) && part.getClientRects().length > 0)
      .map((part) => ({ part, size: parseFloat(getComputedStyle(part).fontSize) }))
    const highest = Math.max(...amounts.map(({ size }) => size))
    return amounts
      .filter(({ size }) => size === highest)
      .map(({ part }) => (part.matches('dd') ? part.parentElement?.querySelector('dt') : part)?.innerText ?? '')
  })

/** The maximum number of controls above the foot of step 3, without those of the list of answers. */
const MOST = 12

/** Returns the number of controls above the foot of the form, and the texts of the filled buttons. */
const controlsOf = (element: Locator) =>
  element.locator('[part=formulier]').evaluate((form) => {
    const all = [...form.querySelectorAll<HTMLElement>('a[href], button, input, select, [role=combobox], summary')]
    const foot = all.findIndex(({ innerText }) => innerText === 'Wat betekenen deze woorden?')
    const visible = all
      .slice(0, foot)
      .filter((part) => part.checkVisibility() && part.offsetWidth > 1 && part.innerText !== 'wijzig')
    const transparent = 'rgba(0, 0, 0, 0)'
    const isButton = (part: HTMLElement) => part.matches('a, button')
    return {
      count: visible.length,
      filled: visible
        .filter((part) => isButton(part) && getComputedStyle(part).backgroundColor !== transparent)
        .map(({ innerText }) => innerText),
    }
  })

/** Window sizes in pixels, narrow and wide. */
const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
]

const isNarrow = ({ width }: { readonly width: number }): boolean => width < 900

/** Leaves step 3 and opens it again, because step 3 scrolls to its outcome when it opens. */
const reopenStep3 = async (calculator: Calculator) => {
  await calculator.click('Vorige stap')
  await calculator.field('Vraagprijs van de woning').waitFor()
  await toStep3(calculator)
}

/** Expects the outcome in view, and in a wider window than that of a phone the list of rentevaste periodes. */
const expectInView = async ({ element, list }: Calculator, card: Locator, size: (typeof SIZES)[number]) => {
  // The summary bar at the bottom of the window hides while the outcome is in view.
  if (isNarrow(size)) await expect(element.getByRole('complementary')).toHaveCSS('opacity', '0')
  const periodes = list('Hoe lang wil je je rente vastzetten?')
  for (const part of size.width > 360 ? [card, periodes] : [card]) {
    const { y, height } = await boxOf(part)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y + height).toBeLessThanOrEqual(size.height)
  }
}

for (const buyer of BUYERS)
  test(`${buyer.name} sees one largest amount per step, and step 3 in view with one filled button`, async ({
    page,
    runCase,
  }) => {
    for (const { viewport, brand } of matrix(VIEWS).flat()) {
      await page.setViewportSize(viewport)
      const calculator = await open(page, brand)
      const { element, fillIn, setAttribute } = calculator
      const card = element
        .locator('[part=formulier] section')
        .filter({ hasText: /netto|tekort/i })
        .last()

      await runCase(`prominence of ${brand} at ${viewport.width}`, async () => {
        const largestIn = (label: string) => [isNarrow(viewport) ? expect.stringMatching(/^€/) : label]
        await fillIn('Bruto jaarinkomen', '60.000')
        await expect.poll(() => largest(element)).toEqual(largestIn('Maximale hypotheek'))
        await toStep2(calculator, buyer)
        await expect.poll(() => largest(element)).toEqual(largestIn(buyer.step2))
        await toStep3(calculator)
        await expect.poll(() => largest(element)).toEqual([expect.stringMatching(buyer.answer)])
        // Moves the pointer away, because a button under the pointer has a tint.
        await page.mouse.move(0, 0)
        await expect.poll(() => controlsOf(element)).toMatchObject({ filled: [buyer.filled] })
        const { count } = await controlsOf(element)
        expect(count).toBeGreaterThan(7)
        expect(count).toBeLessThanOrEqual(MOST)
      })

      await setAttribute('label-code', 'MY')
      for (const size of SIZES.filter((size) => isNarrow(size) === isNarrow(viewport)))
        await runCase(`step 3 at ${size.width} by ${size.height}`, async () => {
          await page.setViewportSize(size)
          await reopenStep3(calculator)
          await expectInView(calculator, card, size)
        })
      if (!isNarrow(viewport)) continue

      await runCase('the buttons of the outcome at 400 pixels', async () => {
        await page.setViewportSize({ width: 400, height: 740 })
        await whenDrawn(page)
        const buttons = await card.getByRole('button').all()
        expect(buttons.length > 1).toBe(buyer.name === 'a buyer with a shortage')
        const boxes = await Promise.all(buttons.map(boxOf))
        const sides = boxes.map(({ x, right }) => `${x} to ${right}`)
        expect(new Set(sides).size, 'below each other, and of one width').toBe(1)
      })
    }
  })
