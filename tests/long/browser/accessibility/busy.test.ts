import { type Locator, type Page } from '@playwright/test'

import { openCalculator } from '../../../browser/page/calculator'
import { expect, test } from '../../../browser/test'
import { checkWithAxe, loadAxe } from '../../../browser/accessibility/axe'

const colour = (element: Locator): Promise<string> => element.evaluate((part) => getComputedStyle(part).color)

/** Opens a calculator that shows the figures of income 60.000 while the calculation for 70.000 stays pending. */
const openBusy = async (page: Page, attributes: Readonly<Record<string, string>>) => {
  const calculator = await openCalculator(page, { 'label-code': 'MY', berekening: 'server', ...attributes })
  const maximum = calculator.line('Je maximale hypotheek', 'Maximale hypotheek')
  const bruto = calculator.line('Je maximale hypotheek', 'Bruto maandlast')
  await calculator.fillIn('Bruto jaarinkomen', '60.000')
  await expect(maximum).not.toHaveText('€ 0')
  const usual = await Promise.all([maximum, bruto].map(colour))
  const pending = page.waitForRequest(/financieringsopzet$/)
  await page.route('**/financieringsopzet', () => undefined)
  await calculator.fillIn('Bruto jaarinkomen', '70.000')
  await pending
  return { ...calculator, maximum, bruto, usual }
}

/** Adds `css` to the calculator, and gives the summary a plain background: axe cannot judge text on a gradient. */
const addStyles = (page: Page, css = ''): Promise<void> =>
  page.evaluate((lines) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`[part=samenvatting] > * { background: var(--ho-colors-vlak) !important } ${lines}`)
    document.querySelector('hypotheek-orientatie')?.shadowRoot?.adoptedStyleSheets.push(sheet)
  }, css)

const VIEWS = ['MY', 'FL'].flatMap((brand) =>
  ['licht', 'donker'].map((kleurmodus) => ({ 'label-code': brand, kleurmodus })),
)

for (const view of VIEWS)
  test(`faded figures of a pending calculation pass axe: ${Object.values(view).join(' ')}`, async ({ page }) => {
    await loadAxe(page)
    const { element, maximum, bruto, usual } = await openBusy(page, view)
    await addStyles(page)
    await expect.poll(() => colour(maximum)).not.toBe(usual[0])
    expect(await colour(bruto)).not.toBe(usual[1])
    await element.getByText('Waar we van uitgaan').click()
    expect(await checkWithAxe(page)).toEqual([])
  })

test('axe reports color-contrast when the figures of a pending calculation have 60% opacity', async ({ page }) => {
  await loadAxe(page)
  const { maximum, usual } = await openBusy(page, { kleurmodus: 'licht' })
  await addStyles(page, '[part=samenvatting] dl { opacity: 0.6 }')
  await expect.poll(() => colour(maximum)).not.toBe(usual[0])
  expect((await checkWithAxe(page)).join('\n')).toContain('color-contrast')
})
