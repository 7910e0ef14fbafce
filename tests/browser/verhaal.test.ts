import { LONG, matrix } from '../support/matrix'
import { type Page } from '@playwright/test'

import { checkWithAxe, loadAxe } from './accessibility/axe'
import { laterRequest, lazyChunksLoaded } from './page/requests'
import { atStep3 } from './page/atStep'
import { whenStill } from './page/whenStill'
import { type Attributes, type Calculator } from './page/calculator'
import { expect, test } from './test'
import { findLayoutFaults } from './styling/layout'

const CHUNK = '/chunks/verhalen-'
const LINES = ['Maximale hypotheek', 'Hypotheekbedrag', 'Netto maandlast'] as const

/** Returns the button next to the net monthly cost. The dialog of the button explains the net monthly cost first. */
const button = ({ element }: Calculator) =>
  element.getByRole('button', { name: /^Hoe komen we aan dit bedrag\? Netto maandlast: €\s/ })
const dialog = ({ element }: Calculator) => element.getByRole('dialog', { name: 'Hoe komen we aan dit bedrag?' })

/** Opens the last step with an affordable home, so that every key figure is shown. */
const toStep3 = async (page: Page, attributes: Attributes = {}): Promise<Calculator> =>
  atStep3(page, attributes, { inkomen: '60.000', price: '300.000', eigenGeld: '100.000' })

test('the keyboard opens the explanations of three key figures; Escape focuses the button again', async ({ page }) => {
  const calculator = await toStep3(page)
  const verhaal = dialog(calculator)
  for (const line of LINES) {
    await button(calculator).press('Enter')
    await verhaal.getByRole('button', { name: line, exact: true }).press('Enter')
    await expect(verhaal.getByRole('heading', { name: line })).toBeVisible()
    await verhaal.locator('summary', { hasText: 'Welk inkomen meetelt' }).press('Enter')
    await verhaal.locator('summary', { hasText: 'Dat is €\u00A01.175 per maand.' }).press('Enter')
    await expect(verhaal.getByText('× 23,5% ÷ 12')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(verhaal).toBeHidden()
    await expect(button(calculator)).toBeFocused()
  }
})

test('"Hoe komen we aan dit bedrag?", fully unfolded, passes axe and the layout checks at 320 px', async ({
  page,
  runCase,
}) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await loadAxe(page)
  for (const [brand, kleurmodus] of matrix([
    ['MY', 'licht'],
    ['FL', 'donker'],
  ] as const))
    await runCase(`label-code ${brand}, kleurmodus ${kleurmodus}`, async () => {
      const calculator = await toStep3(page, { 'label-code': brand, kleurmodus })
      await button(calculator).click()
      await dialog(calculator).getByRole('button', { name: 'Toon alle stappen' }).click()
      await dialog(calculator)
        .locator('details')
        .evaluateAll((all) => {
          for (const one of all) (one as HTMLDetailsElement).open = true
        })
      await whenStill(page)
      expect(await checkWithAxe(page)).toEqual([])
      expect(await findLayoutFaults(page)).toEqual([])
    })
})

test.describe('the explanation without a connection', () => {
  test.use({ expectedComplaints: /^Failed to load resource|De rekenhulp laadt niet/ })

  test('the chunk of "Hoe komen we aan dit bedrag?" is fetched on click, and on retry after a lost connection', async ({
    page,
    context,
    requested,
  }) => {
    const everything = lazyChunksLoaded(page)
    const calculator = await toStep3(page)
    await everything
    await laterRequest(page)
    expect(requested.filter((address) => address.includes(CHUNK))).toEqual([])

    await context.setOffline(true)
    await button(calculator).click()
    await expect(calculator.element.getByText('De rekenhulp laadt niet.')).toBeVisible()
    await context.setOffline(false)
    await calculator.click('Probeer opnieuw')
    await expect(dialog(calculator).getByRole('listitem').last()).toHaveText(/Netto betaal je €\s\d+ per maand$/)
    expect(requested.filter((address) => address.includes(CHUNK)).length).toBeGreaterThan(0)
  })
})

test('the open dialog "Hoe komen we aan dit bedrag?" prints its folded text too', LONG, async ({ page }) => {
  const calculator = await toStep3(page)
  await button(calculator).click()
  await dialog(calculator).waitFor()
  await page.emulateMedia({ media: 'print' })
  const onPaper = calculator.element.locator('dialog').getByText('Rente bij de gekozen rentevaste periode')
  await expect(onPaper.first()).toBeVisible()
})
