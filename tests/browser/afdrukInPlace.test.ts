import { type Page } from '@playwright/test'

import { dialogOpenersIn, SCREENS } from './dialogs/openers'
import { CALCULATOR, calculatorWith, completeSteps, openHostPage, readyCalculator } from './host/hostPage'
import { atStep2, atStep3 } from './page/atStep'
import { type Calculator } from './page/calculator'
import { pageTextsOf, readPdf, withoutSpaces } from './page/pdf'
import { announced, recordAnnouncements } from './page/recorded'
import { holdBack } from './page/requests'
import { expect, test } from './test'

const TITLE = withoutSpaces('Je hypotheekberekening van 16-06-2025')

/** Texts of the sheet, from its beginning to its end. */
const SHEET = [
  TITLE,
  'Scan deze code om de berekening te openen.',
  'Dit is de uitkomst',
  'Dit heb je ingevuld',
  'Rekenbewijs:',
  'Deze berekening is een inschatting, geen aanbod en geen advies.',
].map(withoutSpaces)

/** Texts of step 3 on screen that the sheet does not have. */
const SCREEN = ['Vorige stap', 'Toon details', 'Rentepercentage', 'Bewaar of deel'].map(withoutSpaces)

/** Prints the page as Ctrl+P does, with the events of printing. Returns the text of each page of paper. */
const printPage = async (page: Page): Promise<readonly string[]> =>
  pageTextsOf(await readPdf(await page.pdf({ format: 'A4' })))

/** Waits until the sheet replaces step 3 on paper: its files load when the visitor presses Ctrl. */
const untilSheetIsReady = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control')
  await expect
    .poll(async () => {
      const text = (await printPage(page)).join('')
      return SHEET.filter((part) => !text.includes(part))
    })
    .toEqual([])
}

/** Returns what a print must leave as it is: the focused element, and the dialogs and sheets in the calculator. */
const stateOf = ({ element }: Calculator) =>
  element.evaluate(({ shadowRoot }) => ({
    focused: shadowRoot?.activeElement?.outerHTML.slice(0, 300),
    open: shadowRoot?.querySelector('dialog:modal')?.getAttribute('aria-labelledby'),
    sheets: shadowRoot?.querySelectorAll('.vel').length,
  }))

for (const screen of SCREENS.slice(0, 2))
  test(`${screen.name} prints the sheet, with any dialog open or none, and stays as it is on screen`, async ({
    page,
    runCase,
  }) => {
    test.slow()
    await recordAnnouncements(page)
    const calculator = await screen.show(page, 'MY')
    await untilSheetIsReady(page)
    // The answer of step 3 is read out later than the message about the calculation.
    await expect.poll(async () => (await announced(page)).length).toBeGreaterThan(1)
    const printsSheet = async () => {
      const before = await stateOf(calculator)
      const said = await announced(page)
      const [sheet = '', ...others] = await printPage(page)
      for (const text of SHEET) expect(sheet).toContain(text)
      for (const text of SCREEN) expect([sheet, ...others].join('')).not.toContain(text)
      expect(await stateOf(calculator)).toEqual({ ...before, sheets: 0 })
      expect(await announced(page)).toEqual(said)
    }
    await runCase('no dialog', printsSheet)
    const dialog = calculator.element.locator('dialog:modal')
    const openers = await dialogOpenersIn(calculator.element)
    expect(openers.length).toBeGreaterThan(5)
    for (const opener of openers)
      await runCase(await opener.innerText(), async () => {
        await opener.click()
        await expect(dialog).toBeVisible()
        await printsSheet()
        await page.keyboard.press('Escape')
        await expect(dialog).toHaveCount(0)
      })
  })

test('on paper the sheet is in the place of its calculator; the page and another calculator print as they are', async ({
  page,
}) => {
  await openHostPage(page, {
    body: `<h1>Voor de rekenhulp</h1>${calculatorWith('id="een"')}<p>Tussen de rekenhulpen</p>${CALCULATOR}<p>Erna</p>`,
  })
  await completeSteps(await readyCalculator(page, '#een'))
  await untilSheetIsReady(page)
  const text = (await printPage(page)).join('')
  const order = ['Voor de rekenhulp', ...SHEET, 'Tussen de rekenhulpen', 'Je maximale hypotheek', 'Erna']
  const places = order.map((part) => text.indexOf(withoutSpaces(part)))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places[0]).toBe(0)
})

test('step 2 prints its amounts and no sheet, also after a visit to step 3', async ({ page }) => {
  const { click, fillIn } = await atStep2(page)
  await fillIn('Vraagprijs van de woning', '300.000')
  await click('Ga verder')
  await untilSheetIsReady(page)
  await click('Vorige stap')
  const text = (await printPage(page)).join('')
  for (const part of ['Je maximale hypotheek', 'Je benodigde hypotheek', 'Extra eigen inleg nodig'])
    expect(text).toContain(withoutSpaces(part))
  expect(text).not.toContain(TITLE)
})

test('the first Ctrl+P on step 3 prints once the sheet has loaded', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      dispatchEvent(new Event('beforeprint'))
      const { shadowRoot } = document.querySelector('hypotheek-orientatie') ?? {}
      const sheet = shadowRoot?.querySelector('.vel')?.shadowRoot?.querySelector('h1')
      document.documentElement.dataset['printed'] =
        `${document.documentElement.dataset['printed'] ?? ''}${sheet?.textContent}`
      dispatchEvent(new Event('afterprint'))
    }
  })
  const release = await holdBack(page, '**/chunks/afdruk-*')
  await atStep3(page)
  await page.keyboard.press('Control+p')
  release()
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'Je hypotheekberekening van 16-06-2025')
})

test('a Ctrl+P that the browser ignores gives a message in view, wherever the page stands', async ({ page }) => {
  await page.addInitScript(() => (window.print = () => undefined))
  const release = await holdBack(page, '**/chunks/afdruk-*')
  const { element } = await atStep3(page)
  await page.evaluate(() => scrollTo(0, 0))
  await page.keyboard.press('Control+p')
  release()
  const message = element.locator('[data-soort=fout]')
  await expect(message).toHaveText(/^Printen lukt hier niet\. Kies ‘Bewaar of deel’/)
  await expect(message).toBeInViewport()
  await expect(element.getByRole('button', { name: /^Bewaar of deel/ })).toBeInViewport()
})

test.describe('a sheet that fails to load', () => {
  test.use({ expectedComplaints: /Failed to load resource|net::ERR/ })

  test('step 3 prints its summary when the file of the sheet fails to load', async ({ page }) => {
    await page.route('**/chunks/afdruk-*', (route) => route.abort())
    const asked = page.waitForEvent('requestfailed')
    await atStep3(page)
    await page.keyboard.press('Control')
    await asked
    const text = (await printPage(page)).join('')
    expect(text).toContain(withoutSpaces('Je benodigde hypotheek'))
    expect(text).not.toContain(TITLE)
  })
})
