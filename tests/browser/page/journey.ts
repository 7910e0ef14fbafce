import { type Page } from '@playwright/test'

import { expect } from '../test'
import { openCalculator, type Calculator } from './calculator'

const MAXIMAAL = 'Je maximale hypotheek'
const BENODIGD = 'Je benodigde hypotheek'
const SCHULDEN_SAMEN = 'Heeft een van jullie een studieschuld of lening, of betaalt een van jullie partneralimentatie?'

/** A household: its name, functions that answer steps 1 and 2, and whether the answers give a shortage. */
export interface Household {
  readonly name: string
  readonly step1: (calculator: Calculator) => Promise<void>
  readonly step2: (calculator: Calculator) => Promise<void>
  readonly hasShortage?: boolean
}

const withoutDebts = ({ choose }: Calculator) =>
  choose('Heb je een studieschuld of lening, of betaal je partneralimentatie?', 'Nee')

export const households: readonly Household[] = [
  {
    name: 'a single first-time buyer',
    step1: async (calculator) => {
      await calculator.fillIn('Bruto jaarinkomen', '60.000')
      await withoutDebts(calculator)
    },
    step2: async ({ fillIn }) => {
      await fillIn('Vraagprijs van de woning', '260.000')
      await fillIn('Eigen geld', '40.000')
    },
  },
  {
    name: 'a couple that sells a home',
    step1: async ({ choose, fillIn }) => {
      await choose('Koop je alleen of samen?', 'Samen')
      await fillIn('Bruto jaarinkomen', '50.000')
      await fillIn('Bruto jaarinkomen van je partner', '40.000')
      await choose(SCHULDEN_SAMEN, 'Nee')
    },
    step2: async ({ choose, fillIn }) => {
      await fillIn('Vraagprijs van de woning', '500.000')
      await choose('Woont een van jullie nu in een koopwoning?', 'Ja')
      await fillIn('Verkoopprijs van je huidige woning', '350.000')
      await fillIn('Huidig hypotheekbedrag', '150.000')
      await fillIn('Eigen geld', '10.000')
    },
  },
  {
    name: 'a pensioner',
    step1: async (calculator) => {
      await calculator.choose('Wat voor inkomen heb je?', 'Pensioen')
      await calculator.fillIn('Jaarinkomen uit pensioen', '35.000')
      await withoutDebts(calculator)
    },
    step2: async ({ fillIn }) => {
      await fillIn('Vraagprijs van de woning', '250.000')
      await fillIn('Eigen geld', '150.000')
    },
  },
  {
    name: 'a buyer with a shortage',
    hasShortage: true,
    step1: async (calculator) => {
      await calculator.fillIn('Bruto jaarinkomen', '45.000')
      await withoutDebts(calculator)
    },
    step2: async ({ fillIn }) => {
      await fillIn('Vraagprijs van de woning', '400.000')
      await fillIn('Eigen geld', '20.000')
    },
  },
]

export interface Viewport {
  readonly width: number
  readonly height: number
}

export const viewports = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
] as const satisfies readonly Viewport[]

/** The window width in pixels from which the summary is beside the form. */
const WIDE = 900
/** The window height in pixels from which `journey` expects the shortage and its solution in view together. */
const UPRIGHT = 720

/**
 * Answers the three steps. After each step, expects the key figures of the step in view, in the summary or its bar, and
 * calls `view`. For a household with a shortage, also expects the title of the shortage and a way to solve it in view,
 * unless the window is low.
 */
export const journey = async (
  page: Page,
  labelCode: string,
  { step1, step2, hasShortage = false }: Household,
  view: (step: number) => Promise<void> = () => Promise.resolve(),
): Promise<void> => {
  const calculator = await openCalculator(page, { 'label-code': labelCode, normjaar: '2025' })
  const { element, chooseFrom, click, line } = calculator
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  const isNarrow = width < WIDE
  const expectInView = async (step: number, block: string, lines: readonly string[], inBar: string) => {
    const bar = element.getByRole('button', { name: new RegExp(`^${inBar}\\s*€\\s[\\d.]+`) })
    const figures = isNarrow ? [bar] : lines.map((name) => line(block, name))
    for (const figure of figures) await expect(figure).toBeInViewport({ ratio: 1 })
    await view(step)
  }

  await step1(calculator)
  await expectInView(1, MAXIMAAL, ['Maximale hypotheek'], 'Maximale hypotheek')
  await click('Ga verder')
  await step2(calculator)
  const inBar = (figure: string) => (hasShortage ? 'Extra eigen inleg nodig' : figure)
  await expectInView(2, BENODIGD, ['Hypotheekbedrag'], inBar('Hypotheekbedrag'))
  await click('Ga verder')
  await chooseFrom('Hoe lang wil je je rente vastzetten?', /^20 jaar\b/)
  const maandlast = hasShortage ? ['Extra eigen inleg nodig'] : ['Netto maandlast', 'Bruto maandlast']
  await expectInView(3, BENODIGD, ['Hypotheekbedrag', ...maandlast], inBar('Netto maandlast'))
  if (!hasShortage || height < UPRIGHT) return
  // Scrolls, because the card about a shortage may not fit above the list that was just used.
  const heading = element.getByText(/^(Je komt tekort$|Voor deze woning kom je )/)
  await heading.scrollIntoViewIfNeeded()
  await expect(heading).toBeInViewport({ ratio: 1 })
  const wayOut = element.getByRole('button', { name: /^(Vul eigen geld in|Verhoog je eigen geld|Reken met .*)$/ })
  await expect(wayOut).toBeInViewport({ ratio: 1 })
  if (!isNarrow) return
  const [bar, box] = await Promise.all([element.getByRole('complementary').boundingBox(), wayOut.boundingBox()])
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
}
