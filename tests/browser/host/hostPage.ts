import { type Locator, type Page } from '@playwright/test'

import type { Attribuut, Referentie } from '../../../adapters/element/eigenschappen'
import { waitUntilReady, calculatorIn, type Calculator } from '../page/calculator'
import { expect } from '../test'
import { setGuest } from './guestServer'

/** A host page that embeds the element. */
export interface HostPage {
  readonly head?: string
  readonly body: string
  readonly headers?: Readonly<Record<string, string>>
  /** Attributes of the html element. */
  readonly html?: string
}

/** The attribute with the interest rates of the tests. The expected figures are calculated with these rates. */
export const RATES = `rentetarieven='{"120": 3.75}'`

/** Returns the HTML of a calculator with these extra attributes. */
export const calculatorWith = (attributes: string, brand = 'MY'): string =>
  `<hypotheek-orientatie label-code="${brand}" laden="direct" ${RATES} ${attributes}></hypotheek-orientatie>`
export const CALCULATOR = calculatorWith('')

/** A value other than the default for every attribute, with which the calculator still calculates in the browser. */
export const EVERY_ATTRIBUTE = {
  'label-code': 'FL',
  type: 'Adviseur',
  berekening: 'lokaal',
  'api-base': '/rekenen',
  normjaar: '2026',
  rentetarieven: '{"120": 3.75}',
  antwoorden: '{"vraagprijsWoning": 350000}',
  'adviseur-zoeken-url': '/adviseur',
  'hypotheek-aanvragen-url': '/aanvragen',
  analytics: '',
  'analytics-queue': 'queue',
  bewaren: '',
  terugknop: '',
  'toegankelijkheid-audit': '',
  nonce: 'nonce',
  kleurmodus: 'donker',
  laden: 'direct',
  'ref-ankermenu': 'main',
  'ref-bovenkant': 'main',
  'ref-onderkant': 'main',
  'ref-analytics-hub': 'main',
  'ref-anti-forgery': 'main',
} satisfies Readonly<Record<Exclude<Attribuut, ''> | `ref-${Referentie}`, string>>

/** The alternating brands of ten calculators, and the HTML of these calculators. */
export const BRANDS = Array.from({ length: 10 }, (_, number) => (number % 2 === 0 ? 'MY' : 'FL'))
export const TEN = BRANDS.map((brand, number) => calculatorWith(`id="r${number}"`, brand)).join('')

const LOADER_TAG = '<script type="module" src="element/hypotheek-orientatie.js"></script>'

/** Returns the HTML of a host page with the loader. */
export const toHtml = ({ head = '', body, html = 'lang="nl"' }: HostPage): string =>
  `<!doctype html><html ${html}><head><meta charset="utf-8"><title>Gast</title>${head}${LOADER_TAG}</head><body>${body}</body></html>`

/** Opens this page on the host that serves the element. A reload opens it again. `hash` is the fragment of the URL. */
export const openHostPage = async (page: Page, { headers = {}, ...hostPage }: HostPage, hash = ''): Promise<void> => {
  setGuest({ html: toHtml(hostPage), headers })
  await page.goto(`gast.html${hash}`)
}

/** Returns the calculator on the page, once its first step is ready. */
export const readyCalculator = async (page: Page, selector = 'hypotheek-orientatie'): Promise<Calculator> => {
  const calculator = calculatorIn(page.locator(selector))
  await waitUntilReady(calculator)
  return calculator
}

/**
 * Waits after a retry until `outcome` is visible. Some browsers never request a failed module again. The calculator
 * then offers to reload the page, and this function accepts.
 */
export const recovered = async (calculator: Calculator, outcome: Locator): Promise<void> => {
  const offer = calculator.element.getByText('Er is een nieuwe versie.')
  const reload = calculator.button('Laad de pagina opnieuw')
  await expect.poll(async () => (await outcome.isVisible()) || offer.isVisible()).toBe(true)
  if (await offer.isVisible()) {
    // In a narrow element, the message is folded.
    if (!(await reload.isVisible())) await offer.click()
    await reload.click()
  }
  await expect(outcome).toBeVisible()
}

/** Opens this page, by default with one calculator, and waits until the first step is ready. */
export const atHostPage = async (page: Page, hostPage: HostPage = { body: CALCULATOR }): Promise<Calculator> => {
  await openHostPage(page, hostPage)
  return readyCalculator(page)
}

/** Waits until the first calculation is shown, also when the summary is a closed bar. */
export const untilCalculated = ({ element }: Calculator): Promise<void> =>
  element.locator('aside section', { hasText: 'Je benodigde hypotheek' }).first().waitFor({ state: 'attached' })

const MAXIMAAL = 'Je maximale hypotheek'

/** Fills in an income of 60.000 and expects the maximum of the example in the specification. */
export const fillInIncome = async ({ fillIn, line }: Calculator): Promise<void> => {
  await fillIn('Bruto jaarinkomen', '60.000')
  await expect(line(MAXIMAAL, 'Maximale hypotheek')).toHaveText('€ 270.716')
}

/** Goes to the second step and fills in a price that is not an amount. */
export const leaveUnreadable = async (calculator: Calculator): Promise<void> => {
  await fillInIncome(calculator)
  await calculator.click('Ga verder')
  await calculator.fillIn('Vraagprijs van de woning', 'drie ton')
}

/** Expects the text of `leaveUnreadable` on the second step, and the income on the first. */
export const expectUnreadable = async ({ click, field }: Calculator): Promise<void> => {
  await expect(field('Vraagprijs van de woning')).toHaveValue('drie ton')
  await click('Vorige stap')
  await expect(field('Bruto jaarinkomen')).toHaveValue('60.000')
}

/** Calculates an income in the dialog and expects it in the field. */
export const calculateIncome = async ({ click, field, fillIn }: Calculator): Promise<void> => {
  await click('Bereken jaarinkomen')
  await fillIn('Bruto maandinkomen', '4.000')
  await click('Bevestig inkomen')
  await expect(field('Bruto jaarinkomen')).toHaveValue('48.000')
}

/** Goes through the three steps. Expects the maximum mortgage in step 1, and a mortgage amount in step 3. */
export const completeSteps = async (calculator: Calculator): Promise<void> => {
  await fillInIncome(calculator)
  // A mouse could stop over the button of a dialog, which then loads.
  await calculator.button('Ga verder').press('Enter')
  await calculator.fillIn('Vraagprijs van de woning', '200.000')
  await calculator.button('Ga verder').press('Enter')
  await expect(calculator.list('Hoe lang wil je je rente vastzetten?')).toBeVisible()
  await expect(calculator.line('Je benodigde hypotheek', 'Hypotheekbedrag')).toHaveText(/^€\s\d{3}\.\d{3}$/)
}

/**
 * Completes the steps on an example page. Expects the page to show the step number, and its button to change the brand.
 */
export const completeStepsWithPage = async (page: Page): Promise<void> => {
  const calculator = await readyCalculator(page)
  await completeSteps(calculator)
  await expect(page.getByRole('status')).toHaveText('De pagina weet: stap 3')
  await page.getByRole('button', { name: 'Naar Florius' }).click()
  await expect(calculator.element).toHaveAttribute('label-code', 'FL')
  await calculator.click('Vorige stap')
  await expect(page.getByRole('status')).toHaveText('De pagina weet: stap 2')
  await expect(calculator.button('Ga verder')).toHaveCSS('background-color', 'rgb(166, 58, 15)')
  await expect(calculator.field('Vraagprijs van de woning')).toHaveValue('200.000')
}
