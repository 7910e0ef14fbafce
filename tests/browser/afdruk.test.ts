import { type Browser, type Page } from '@playwright/test'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

import { bladzijdenVan, kaal, kleinsteLetter, leesPdf, tekstVan } from './pagina/pdf'
import { openRekenhulp, type Attributen, type Rekenhulp } from './pagina/rekenhulp'
import { expect, test } from './test'
import { LONG, matrix } from '../support/matrix'

const PRINT = 'Print of bewaar als pdf'

/** The document that was sent to the printer. */
interface Gedrukt {
  readonly html: string
  readonly css: string
}

declare global {
  interface Window {
    gedrukt?: Gedrukt
  }
}

/** Replaces `window.print`, so that the document is recorded and not printed. */
const vangAf = () => {
  window.print = () => {
    const sheets = [...document.adoptedStyleSheets, ...document.styleSheets]
    const css = sheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n')
    if (window.top) window.top.gedrukt = { html: document.documentElement.outerHTML, css }
  }
}

interface Huishouden {
  readonly naam: string
  readonly attributen: Attributen
  readonly vul: (rekenhulp: Rekenhulp) => Promise<void>
  /** The answers that the paper must show. */
  readonly antwoorden: readonly string[]
}

const huishoudens: readonly Huishouden[] = [
  {
    naam: 'a single buyer of an existing home',
    attributen: { 'label-code': 'MY' },
    vul: async ({ vulIn, klik }) => {
      await vulIn('Bruto jaarinkomen', '61.234')
      await klik('Ga verder')
      await vulIn('Vraagprijs van de woning', '287.654')
      await vulIn('Eigen geld', '23.456')
      await klik('Ga verder')
    },
    antwoorden: ['Moneyou', 'Alleen', '€ 61.234', '€ 287.654', '€ 23.456', 'Bestaande woning', '10 jaar'],
  },
  {
    naam: 'two buyers with debts and a home to sell',
    attributen: { 'label-code': 'FL' },
    vul: async ({ vulIn, kies, klik }) => {
      await kies('Koop je alleen of samen?', 'Samen')
      await vulIn('Bruto jaarinkomen', '48.765')
      await vulIn('Bruto jaarinkomen van je partner', '37.654')
      await kies('Heeft een van jullie een studieschuld of lening, of betaalt een van jullie partneralimentatie?', 'Ja')
      await vulIn('Leningen', '123')
      await vulIn('Studieschuld van je partner', '87')
      await klik('Ga verder')
      await vulIn('Vraagprijs van de woning', '445.678')
      await vulIn('Kosten van de verbouwing', '15.432')
      await kies('Woont een van jullie nu in een koopwoning?', 'Ja')
      await vulIn('Verkoopprijs van je huidige woning', '345.678')
      await vulIn('Huidig hypotheekbedrag', '234.567')
      await klik('Ga verder')
    },
    antwoorden: [
      ...['Florius', 'Samen', '€ 48.765', '€ 37.654', '€ 123', '€ 87', '€ 445.678', '€ 15.432', '€ 345.678'],
      '€ 234.567',
    ],
  },
  {
    naam: 'a pensioner who buys a new build',
    attributen: { 'label-code': 'MY', normjaar: '2026', kleurmodus: 'donker' },
    vul: async ({ vulIn, kies, kiesUit, klik }) => {
      await kies('Wat voor inkomen heb je?', 'Pensioen')
      await vulIn('Jaarinkomen uit pensioen', '54.321')
      await klik('Ga verder')
      await vulIn('Vraagprijs van de woning', '234.567')
      await kies('Wat voor woning wil je kopen?', 'Nieuwbouw')
      await vulIn('Kosten van meerwerk', '12.345')
      await klik('Ga verder')
      await kiesUit('Hoe lang wil je je rente vastzetten?', /^20 jaar/)
    },
    antwoorden: ['Pensioen', '€ 54.321', '€ 234.567', 'Nieuwbouw', '€ 12.345', '20 jaar'],
  },
]

const druk = async (page: Page, { klik }: Rekenhulp, knop: string): Promise<Gedrukt> => {
  await klik(PRINT)
  await klik(knop)
  await page.waitForFunction(() => window.gedrukt !== undefined)
  const gedrukt = await page.evaluate(() => window.gedrukt)
  if (gedrukt === undefined) throw new Error('Er is niets gedrukt.')
  return gedrukt
}

const naarPdf = async (browser: Browser, { html, css }: Gedrukt): Promise<PDFDocumentProxy> => {
  const page = await browser.newPage()
  await page.setContent(html)
  await page.addStyleTag({ content: css })
  const data = await page.pdf({ preferCSSPageSize: true, tagged: true })
  await page.close()
  return leesPdf(data)
}

type Knoop = Readonly<{ role?: string; alt?: string; children?: readonly Knoop[] }>

/** Returns the tagged structure of all pages. */
const structuurVan = async (pdf: PDFDocumentProxy): Promise<Knoop> => ({
  children: await Promise.all(
    Array.from(
      { length: pdf.numPages },
      async (_, index) => (await (await pdf.getPage(index + 1)).getStructTree()) as Knoop,
    ),
  ),
})

const rollenIn = ({ role, children = [] }: Knoop): readonly string[] => [
  ...(role === undefined ? [] : [role]),
  ...children.flatMap(rollenIn),
]

/** Returns the alternative texts of the drawings. */
const beeldenIn = ({ alt, children = [] }: Knoop): readonly string[] => [
  ...(alt === undefined ? [] : [alt]),
  ...children.flatMap(beeldenIn),
]

/** Returns the lines with an amount in the summary of the last step, each once, without the income. */
const cijfersVan = async ({ element, klik }: Rekenhulp): Promise<readonly string[]> => {
  await klik('Toon details')
  const regels = element.locator('aside dl > div')
  const alle = await regels.evaluateAll((lijst) =>
    lijst.map((regel) => [...regel.querySelectorAll('dt, dd')].map(({ textContent }) => textContent)),
  )
  const isElders = ([naam, bedrag]: readonly string[]) =>
    naam === 'Maximale hypotheek' && alle.some(([ander, dat]) => ander === 'Je kan lenen' && dat === bedrag)
  const isGeenTekort = ([naam, bedrag = '']: readonly string[]) =>
    naam === 'Extra eigen inleg nodig' && /^€\s0$/.test(bedrag)
  return alle
    .filter((regel) => regel[0] !== 'Inkomen per jaar' && regel[1] !== '-' && !isElders(regel) && !isGeenTekort(regel))
    .map((delen) => delen.join(''))
}

test.beforeEach(({ page }) => page.addInitScript(vangAf))

for (const { naam, attributen, vul, antwoorden } of matrix(huishoudens, huishoudens.slice(1, 2)))
  test(`the paper shows every answer and figure of ${naam}, tagged, in 9 points or more`, async ({ page, browser }) => {
    const rekenhulp = await openRekenhulp(page, attributen)
    await vul(rekenhulp)
    await rekenhulp.element.getByText('Rentepercentage').waitFor()
    const cijfers = await cijfersVan(rekenhulp)
    expect(cijfers.length).toBeGreaterThan(8)
    const pdf = await naarPdf(browser, await druk(page, rekenhulp, 'Print de uitkomst'))
    const tekst = await tekstVan(pdf)
    expect(pdf.numPages).toBeLessThanOrEqual(2)
    expect(await kleinsteLetter(pdf)).toBeGreaterThanOrEqual(9)
    for (const antwoord of antwoorden) expect(tekst).toContain(kaal(antwoord))
    for (const cijfer of cijfers) expect(tekst).toContain(kaal(cijfer))
    for (const zin of [
      'Je hypotheekberekening van 16-06-2025',
      `Berekend met de leennormen van ${attributen['normjaar'] ?? '2025'}.`,
      'Dit heb je ingevuld',
      'Dit is de uitkomst',
      'Zo hebben we gerekend',
      'Waar we van uitgaan',
      'Zo betaal je de woning en de kosten',
      'Je gaat zelf in de woning wonen.',
      'Rekenbewijs:',
      'Deze berekening is een inschatting, geen aanbod en geen advies.',
    ])
      expect(tekst).toContain(kaal(zin))
    expect(tekst).toMatch(/Rente:\d,\d+%,\d+jaarvast/)
    expect(tekst).toMatch(/Rekenbewijs:[\da-f]{64}/)

    expect((await pdf.getMarkInfo())?.Marked).toBe(true)
    const structuur = await structuurVan(pdf)
    const rollen = rollenIn(structuur)
    for (const rol of ['H1', 'H2', 'H3', 'L', 'LI', 'Figure', 'Link']) expect(rollen).toContain(rol)
    expect(beeldenIn(structuur).join(' ')).toMatch(/Je hebt €.* nodig\. Je leent €/)
  })

test('"Print met alle stappen" explains each key figure on full sheets', LONG, async ({ page, browser }) => {
  const rekenhulp = await openRekenhulp(page)
  await huishoudens[0]?.vul(rekenhulp)
  const pdf = await naarPdf(browser, await druk(page, rekenhulp, 'Print met alle stappen'))
  const [blad, ...stappen] = await bladzijdenVan(pdf)
  expect(blad).toContain(kaal('Deze berekening is een inschatting, geen aanbod en geen advies.'))
  expect(stappen.length).toBeGreaterThan(0)
  expect(stappen.length).toBeLessThan(8)
  for (const bladzijde of stappen.slice(0, -1)) expect(bladzijde.length).toBeGreaterThan(1500)
  const verteld = stappen.join('')
  for (const kop of ['Stap voor stap', 'Maximale hypotheek', 'Nieuwe woning en kosten', 'Hypotheekbedrag'])
    expect(verteld).toContain(kaal(kop))
  expect(verteld.split(kaal('Jouw inkomen telt helemaal mee')).length - 1).toBe(1)
})

test('the link on the paper opens the printed calculation', async ({ page, browser }) => {
  const rekenhulp = await openRekenhulp(page)
  await huishoudens[0]?.vul(rekenhulp)
  const { html } = await druk(page, rekenhulp, 'Print de uitkomst')
  const link = /href="([^"]+#hypotheekberekening=[^"]+)"/.exec(html)?.[1] ?? ''
  const ander = await browser.newPage()
  await ander.goto(link.replaceAll('&amp;', '&'))
  const element = ander.locator('hypotheek-orientatie')
  await expect(element.getByText(/^Iemand heeft deze berekening met je gedeeld\./)).toBeVisible()
  await ander.close()
})
