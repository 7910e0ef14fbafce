import { type Page } from '@playwright/test'

import { LONG, matrix } from '../../support/matrix'
import { atStep3 } from '../page/atStep'
import { pageTextsOf, withoutSpaces, readPdf } from '../page/pdf'
import { openCalculator, type Attributes, type Calculator } from '../page/calculator'
import { expect, test } from '../test'
import { findLayoutFaults } from './layout'

const emulatePrint = (page: Page) => page.emulateMedia({ media: 'print' })

const withHome = (page: Page, attributes: Attributes = {}) =>
  atStep3(page, attributes, { inkomen: '60.000', price: '400.000', eigenGeld: '20.000' })

/** Returns the text colours and backgrounds of the frame, and of the titles and amounts in the summary. */
const coloursOf = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('hypotheek-orientatie')?.shadowRoot
    return ['.kader', 'aside h3', 'aside dd'].flatMap((selector) =>
      [...(root?.querySelectorAll(selector) ?? [])].map((part) => {
        const { backgroundColor, color } = getComputedStyle(part)
        return `${selector}: ${color} on ${backgroundColor}`
      }),
    )
  })

for (const width of matrix([360, 1280]))
  test(`step 3 prints the figures and no controls from a window ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const { element } = await withHome(page)
    const controls = element.locator('button, input, a').filter({ visible: true })
    await expect(controls).not.toHaveCount(0)
    await emulatePrint(page)
    await expect(element.getByText('Je benodigde hypotheek')).toBeVisible()
    await expect(element.getByText('Extra eigen inleg nodig').last()).toBeVisible()
    await expect(element.locator('aside').getByText('Hypotheekbedrag')).toBeVisible()
    await expect(controls).toHaveCount(0)
    expect(await findLayoutFaults(page)).toEqual([])
  })

test('step 3 prints the folded assumptions as text, without fold markers', LONG, async ({ page }) => {
  const { element } = await withHome(page)
  await emulatePrint(page)
  await expect(element.getByText('annuïteitenhypotheek')).toBeVisible()
  await expect(element.getByText('Je gaat zelf in de woning wonen.')).toBeVisible()
  const signs = element
    .locator('summary')
    .evaluateAll((headings) => headings.map((heading) => getComputedStyle(heading).listStyleType))
  expect(new Set(await signs)).toEqual(new Set(['none']))
})

test('step 1 prints "Je maximale hypotheek", but not "Je benodigde hypotheek"', LONG, async ({ page }) => {
  const { element, fillIn } = await openCalculator(page)
  await fillIn('Bruto jaarinkomen', '60.000')
  await expect(element.getByText('Je benodigde hypotheek')).toBeVisible()
  await emulatePrint(page)
  await expect(element.getByText('Je maximale hypotheek', { exact: true })).toBeVisible()
  await expect(element.getByText('Je benodigde hypotheek')).toBeHidden()
})

for (const labelCode of matrix(['MY', 'FL']))
  test(`${labelCode} prints the same colours in dark mode as in light mode`, async ({ page }) => {
    await withHome(page, { 'label-code': labelCode })
    await emulatePrint(page)
    const light = await coloursOf(page)
    await page.emulateMedia({ media: null })
    await withHome(page, { 'label-code': labelCode, kleurmodus: 'donker' })
    expect(await coloursOf(page)).not.toEqual(light)
    await emulatePrint(page)
    expect(await coloursOf(page)).toEqual(light)
  })

/** Texts that a printed dialog must not contain: texts of the page behind the dialog, and of controls. */
const NOT_ON_PAPER = ['Je maximale hypotheek', 'Vorige stap', 'Toon details', 'Sluiten', 'Kies']

/** Text of the sheet, which prints before an open dialog. */
const SHEET = withoutSpaces('Dit heb je ingevuld')

/** Prints the page once the sheet, which Ctrl loads, has loaded. Returns the text of each page of paper. */
const printWithSheet = async (page: Page): Promise<readonly string[]> => {
  await page.keyboard.press('Control')
  const print = async () => pageTextsOf(await readPdf(await page.pdf({ format: 'A4' })))
  await expect.poll(async () => (await print())[0]).toContain(SHEET)
  return print()
}

/**
 * Opens a dialog and prints the page. Returns the texts of the PDF after the sheet, and the dialog's cells and chart
 * headings.
 */
const printDialog = async (page: Page, { element, click }: Calculator, button: string) => {
  await click(button)
  const dialog = element.getByRole('dialog', { name: button })
  await dialog.getByRole('figure').locator('svg').first().waitFor()
  const cells = await dialog.locator('th, td').allTextContents()
  const headings = await dialog.getByRole('figure').getByRole('heading').allTextContents()
  const [, ...pageTexts] = await printWithSheet(page)
  return { pageTexts, text: pageTexts.join(''), cells, headings }
}

const BRANDS = [
  { 'label-code': 'MY', kleurmodus: 'licht' },
  { 'label-code': 'FL', kleurmodus: 'donker' },
] as const

for (const attributes of matrix(BRANDS)) {
  const brand = `${attributes['label-code']}, ${attributes.kleurmodus}`

  test(`${brand}: the open comparison of rentevaste periodes prints without the page behind it`, async ({ page }) => {
    const calculator = await atStep3(page, attributes)
    const { pageTexts, text, cells, headings } = await printDialog(page, calculator, 'Vergelijk rentevaste periodes')
    expect(pageTexts.length).toBeLessThanOrEqual(2)
    expect(cells.length).toBeGreaterThan(70)
    const folded = ['Meer cijfers per periode', 'Wat gebeurt er na de rentevaste periode?', 'Kort vast:']
    for (const word of [...cells, ...headings, 'Jouw keuze', ...folded]) expect(text).toContain(withoutSpaces(word))
    for (const word of NOT_ON_PAPER) expect(text).not.toContain(withoutSpaces(word))
  })

  test(`${brand}: the open repayment schedule prints its charts and every year`, async ({ page }) => {
    const calculator = await atStep3(page, attributes)
    const { pageTexts, text, cells, headings } = await printDialog(page, calculator, 'Bekijk het verloop over 30 jaar')
    expect(pageTexts.length).toBeGreaterThan(1)
    expect(pageTexts.length).toBeLessThan(4)
    expect(cells).toHaveLength(31 * 6)
    for (const word of [...cells, ...headings]) expect(text).toContain(withoutSpaces(word))
    for (const word of NOT_ON_PAPER) expect(text).not.toContain(withoutSpaces(word))
  })
}

test('the calculator prints only its sheet again after the repayment schedule is closed', async ({ page }) => {
  const calculator = await atStep3(page)
  await printDialog(page, calculator, 'Bekijk het verloop over 30 jaar')
  await page.keyboard.press('Escape')
  await expect(calculator.element.getByRole('dialog')).toBeHidden()
  const [sheet, ...others] = await printWithSheet(page)
  expect(sheet).toContain(withoutSpaces('Zo betaal je de woning en de kosten'))
  expect(others).toEqual([])
})
