import { type Page } from '@playwright/test'

import { LONG } from '../../support/matrix'
import { atHostPage, CALCULATOR, calculatorWith, readyCalculator, fillInIncome } from './hostPage'
import { expect, test } from '../test'

const BODY =
  '<a href="#rekenhulp">Naar de rekenhulp</a> <label for="rekenhulp">De rekenhulp</label> <button>Elders</button>' +
  calculatorWith('id="rekenhulp"')

/** Returns the tag and the text of the focused element, also inside shadow roots. */
const focusedText = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let active = document.activeElement
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
    return `${active?.localName ?? ''} ${active?.textContent ?? ''}`
  })

const FIRST = 'h2 Maximale hypotheek'

test('a skip link, a label and element.focus() each move the focus to the title of the open step', async ({ page }) => {
  const calculator = await atHostPage(page, { body: BODY })
  const { element } = calculator
  const elsewhere = page.getByRole('button', { name: 'Elders' })
  const link = page.getByRole('link', { name: 'Naar de rekenhulp' })
  for (const action of [
    () => link.press('Enter'),
    () => link.press('Enter'),
    () => link.click(),
    () => page.getByText('De rekenhulp', { exact: true }).click(),
    () => element.evaluate((host) => host.focus()),
  ]) {
    await elsewhere.focus()
    await action()
    await expect.poll(() => focusedText(page)).toBe(FIRST)
    await expect(element).not.toHaveAttribute('tabindex')
  }
  await page.keyboard.press('Shift+Tab')
  await fillInIncome(calculator)
  await calculator.click('Ga verder')
  await elsewhere.focus()
  await element.evaluate((host) => host.focus())
  await expect.poll(() => focusedText(page)).toBe('h2 Benodigde hypotheek')
})

test('focus() before the application loads focuses the title of the step, which keeps the focus after loading', async ({
  page,
}) => {
  await page.route('**/chunks/mount-*', async (route) => {
    await page.locator('hypotheek-orientatie').evaluate((host) => host.focus())
    expect(await focusedText(page)).toBe(FIRST)
    await route.fallback()
  })
  await atHostPage(page, { body: BODY })
  await readyCalculator(page)
  expect(await focusedText(page)).toBe(FIRST)
})

test.describe('printing in a sandboxed frame', () => {
  test.use({ expectedComplaints: /^Ignored call to 'print\(\)'/ })

  test('"Print de uitkomst" in a sandbox offers to copy the text unless modals are allowed', LONG, async ({ page }) => {
    const print = async (sandbox: string) => {
      const serve = (address: string, body: string) =>
        page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }))
      await serve('**/kader.html', `<iframe sandbox="${sandbox}" src="binnen.html" width="900" height="900"></iframe>`)
      await serve(
        '**/binnen.html',
        `${CALCULATOR}<script type="module" src="element/hypotheek-orientatie.js"></script>`,
      )
      await page.goto('kader.html')
      const frame = page.frameLocator('iframe')
      const element = frame.locator('hypotheek-orientatie')
      const fillIn = async (name: string, amount: string) => {
        await element.getByRole('textbox', { name }).fill(amount)
        await element.getByRole('textbox', { name }).blur()
      }
      await fillIn('Bruto jaarinkomen', '60.000')
      await element.getByRole('button', { name: 'Ga verder' }).click()
      await fillIn('Vraagprijs van de woning', '250.000')
      await element.getByRole('button', { name: 'Ga verder' }).click()
      await element.getByRole('button', { name: 'Bewaar of deel' }).click()
      await element.getByRole('button', { name: 'Print de uitkomst' }).click()
      return element
    }
    const forbidden = await print('allow-scripts')
    await expect(forbidden.getByText('Printen lukt hier niet. Kopieer de tekst.').first()).toBeVisible()
    await expect(forbidden.getByRole('button', { name: 'Kopieer de tekst' })).toBeFocused()
    await page.clock.install()
    await page.addInitScript(() => addEventListener('beforeprint', () => console.log('printing')))
    const printing = page.waitForEvent('console', (message) => message.text() === 'printing')
    const allowed = await print('allow-scripts allow-modals')
    await printing
    await page.clock.runFor(1500)
    await expect(allowed.getByRole('button', { name: 'Print de uitkomst' })).toBeFocused()
    await expect(allowed.getByText('Printen lukt hier niet. Kopieer de tekst.')).toHaveCount(0)
  })
})
