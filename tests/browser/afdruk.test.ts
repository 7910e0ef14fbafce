import { type Browser, type Page } from '@playwright/test'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

import { pageTextsOf, withoutSpaces, smallestText, readPdf, textOf } from './page/pdf'
import { openCalculator, type Attributes, type Calculator } from './page/calculator'
import { expect, test } from './test'
import { LONG, matrix } from '../support/matrix'

const MEENEMEN = 'Bewaar of deel'

/** The HTML and CSS of a document that was sent to the printer. */
interface Printed {
  readonly html: string
  readonly css: string
}

declare global {
  interface Window {
    printed?: Printed
  }
}

/** Runs in the page: replaces `print`, so that the document is recorded and not printed, as if printing began. */
const capturePrint = () => {
  window.print = () => {
    dispatchEvent(new Event('beforeprint'))
    const sheets = [...document.adoptedStyleSheets, ...document.styleSheets]
    const css = sheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n')
    if (window.top) window.top.printed = { html: document.documentElement.outerHTML, css }
  }
}

interface Household {
  readonly name: string
  readonly attributes: Attributes
  readonly fillIn: (calculator: Calculator) => Promise<void>
  /** The texts of answers that the printed document must show. */
  readonly answers: readonly string[]
}

const households: readonly Household[] = [
  {
    name: 'a single buyer of an existing home',
    attributes: { 'label-code': 'MY' },
    fillIn: async ({ fillIn, click }) => {
      await fillIn('Bruto jaarinkomen', '61.234')
      await click('Ga verder')
      await fillIn('Vraagprijs van de woning', '287.654')
      await fillIn('Eigen geld', '23.456')
      await click('Ga verder')
    },
    answers: ['Moneyou', 'Alleen', '€ 61.234', '€ 287.654', '€ 23.456', 'Bestaande woning', '10 jaar'],
  },
  {
    name: 'two buyers with debts and a home to sell',
    attributes: { 'label-code': 'FL' },
    fillIn: async ({ fillIn, choose, click }) => {
      await choose('Koop je alleen of samen?', 'Samen')
      await fillIn('Bruto jaarinkomen', '48.765')
      await fillIn('Bruto jaarinkomen van je partner', '37.654')
      await choose(
        'Heeft een van jullie een studieschuld of lening, of betaalt een van jullie partneralimentatie?',
        'Ja',
      )
      await fillIn('Leningen', '123')
      await fillIn('Studieschuld van je partner', '87')
      await click('Ga verder')
      await fillIn('Vraagprijs van de woning', '445.678')
      await fillIn('Kosten van de verbouwing', '15.432')
      await choose('Woont een van jullie nu in een koopwoning?', 'Ja')
      await fillIn('Verkoopprijs van je huidige woning', '345.678')
      await fillIn('Huidig hypotheekbedrag', '234.567')
      await click('Ga verder')
    },
    answers: [
      ...['Florius', 'Samen', '€ 48.765', '€ 37.654', '€ 123', '€ 87', '€ 445.678', '€ 15.432', '€ 345.678'],
      '€ 234.567',
    ],
  },
  {
    name: 'a pensioner who buys a new build',
    attributes: { 'label-code': 'MY', normjaar: '2026', kleurmodus: 'donker' },
    fillIn: async ({ fillIn, choose, chooseFrom, click }) => {
      await choose('Wat voor inkomen heb je?', 'Pensioen')
      await fillIn('Jaarinkomen uit pensioen', '54.321')
      await click('Ga verder')
      await fillIn('Vraagprijs van de woning', '234.567')
      await choose('Wat voor woning wil je kopen?', 'Nieuwbouw')
      await fillIn('Kosten van meerwerk', '12.345')
      await click('Ga verder')
      await chooseFrom('Hoe lang wil je je rente vastzetten?', /^20 jaar/)
    },
    answers: ['Pensioen', '€ 54.321', '€ 234.567', 'Nieuwbouw', '€ 12.345', '20 jaar'],
  },
]

const print = async (page: Page, { click }: Calculator, button: string): Promise<Printed> => {
  await click(MEENEMEN)
  await click(button)
  await page.waitForFunction(() => window.printed !== undefined)
  const printed = await page.evaluate(() => window.printed)
  if (printed === undefined) throw new Error('Nothing was printed.')
  return printed
}

const toPdf = async (browser: Browser, { html, css }: Printed): Promise<PDFDocumentProxy> => {
  const page = await browser.newPage()
  await page.setContent(html)
  await page.addStyleTag({ content: css })
  const data = await page.pdf({ preferCSSPageSize: true, tagged: true })
  await page.close()
  return readPdf(data)
}

type TreeNode = Readonly<{ role?: string; alt?: string; children?: readonly TreeNode[] }>

/** Returns the tagged structure of all pages of a PDF. */
const structureOf = async (pdf: PDFDocumentProxy): Promise<TreeNode> => ({
  children: await Promise.all(
    Array.from(
      { length: pdf.numPages },
      async (_, index) => (await (await pdf.getPage(index + 1)).getStructTree()) as TreeNode,
    ),
  ),
})

const rolesIn = ({ role, children = [] }: TreeNode): readonly string[] => [
  ...(role === undefined ? [] : [role]),
  ...children.flatMap(rolesIn),
]

/** Returns the alternative texts in the structure of a PDF. Only drawings have an alternative text. */
const picturesIn = ({ alt, children = [] }: TreeNode): readonly string[] => [
  ...(alt === undefined ? [] : [alt]),
  ...children.flatMap(picturesIn),
]

/**
 * Returns the summary lines of step 3 that a PDF must show too. Left out are the income, lines without an amount, a
 * maximum that another line shows too, and a shortage of 0.
 */
const figuresOf = async ({ element, click }: Calculator): Promise<readonly string[]> => {
  await click('Toon details')
  const lines = element.locator('aside dl > div')
  const all = await lines.evaluateAll((list) =>
    list.map((line) => [...line.querySelectorAll('dt, dd')].map(({ textContent }) => textContent)),
  )
  const isElsewhere = ([name, amount]: readonly string[]) =>
    name === 'Maximale hypotheek' && all.some(([other, that]) => other === 'Je kan lenen' && that === amount)
  const isNoShortage = ([name, amount = '']: readonly string[]) =>
    name === 'Extra eigen inleg nodig' && /^€\s0$/.test(amount)
  return all
    .filter((line) => line[0] !== 'Inkomen per jaar' && line[1] !== '-' && !isElsewhere(line) && !isNoShortage(line))
    .map((parts) => parts.join(''))
}

test.beforeEach(({ page }) => page.addInitScript(capturePrint))

for (const { name, attributes, fillIn, answers } of matrix(households))
  test(`the tagged PDF of ${name} shows answers and figures at 9 points or larger`, async ({ page, browser }) => {
    const calculator = await openCalculator(page, attributes)
    await fillIn(calculator)
    await calculator.element.getByText('Rentepercentage').waitFor()
    const figures = await figuresOf(calculator)
    expect(figures.length).toBeGreaterThan(8)
    const pdf = await toPdf(browser, await print(page, calculator, 'Print de uitkomst'))
    const text = await textOf(pdf)
    expect(pdf.numPages).toBeLessThanOrEqual(2)
    expect(await smallestText(pdf)).toBeGreaterThanOrEqual(9)
    for (const answer of answers) expect(text).toContain(withoutSpaces(answer))
    for (const figure of figures) expect(text).toContain(withoutSpaces(figure))
    for (const sentence of [
      'Je hypotheekberekening van 16-06-2025',
      `Berekend met de leennormen van ${attributes['normjaar'] ?? '2025'}.`,
      'Dit heb je ingevuld',
      'Dit is de uitkomst',
      'Zo hebben we gerekend',
      'Waar we van uitgaan',
      'Zo betaal je de woning en de kosten',
      'Je gaat zelf in de woning wonen.',
      'Rekenbewijs:',
      'Deze berekening is een inschatting, geen aanbod en geen advies.',
    ])
      expect(text).toContain(withoutSpaces(sentence))
    expect(text).toMatch(/Rente:\d,\d+%,\d+jaarvast/)
    expect(text).toMatch(/Rekenbewijs:[\da-f]{64}/)

    expect((await pdf.getMarkInfo())?.Marked).toBe(true)
    const structure = await structureOf(pdf)
    const roles = rolesIn(structure)
    for (const role of ['H1', 'H2', 'H3', 'L', 'LI', 'Figure', 'Link']) expect(roles).toContain(role)
    expect(picturesIn(structure).join(' ')).toMatch(/Je hebt €.* nodig\. Je leent €/)
  })

test('"Print met alle stappen" adds pages that explain the key figures', LONG, async ({ page, browser }) => {
  const calculator = await openCalculator(page)
  await households[0]?.fillIn(calculator)
  const pdf = await toPdf(browser, await print(page, calculator, 'Print met alle stappen'))
  const [sheet, ...steps] = await pageTextsOf(pdf)
  expect(sheet).toContain(withoutSpaces('Deze berekening is een inschatting, geen aanbod en geen advies.'))
  expect(steps.length).toBeGreaterThan(0)
  expect(steps.length).toBeLessThan(8)
  for (const pageText of steps.slice(0, -1)) expect(pageText.length).toBeGreaterThan(1500)
  const explained = steps.join('')
  for (const heading of ['Stap voor stap', 'Maximale hypotheek', 'Nieuwe woning en kosten', 'Hypotheekbedrag'])
    expect(explained).toContain(withoutSpaces(heading))
  expect(explained.split(withoutSpaces('Jouw inkomen telt helemaal mee')).length - 1).toBe(1)
})

test('"Print de uitkomst" prints a link that offers the calculation to another visitor', async ({ page, browser }) => {
  const calculator = await openCalculator(page)
  await households[0]?.fillIn(calculator)
  const { html } = await print(page, calculator, 'Print de uitkomst')
  const link = /href="([^"]+#hypotheekberekening-[^"]+)"/.exec(html)?.[1] ?? ''
  const other = await browser.newPage()
  await other.goto(link.replaceAll('&amp;', '&'))
  const element = other.locator('hypotheek-orientatie')
  await expect(element.getByText(/^Iemand heeft deze berekening met je gedeeld\./)).toBeVisible()
  await other.close()
})
