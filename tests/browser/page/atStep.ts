import { type Page } from '@playwright/test'

import { nieuweOrientatie, type Orientatie } from '../../../domain'
import { openCalculator, type Attributes, type Calculator } from './calculator'

/** The key under which a calculator on the test page keeps its answers while a visitor loads a new release. */
const KEPT = 'hypotheek-orientatie:/proef.html:0:verder'

/** Runs in the page: makes the calculator restore these answers, as after the reload that a new release asks for. */
const restore = ([key, kept]: readonly [string, string]): void => {
  sessionStorage.setItem(key, kept)
  Object.defineProperty(PerformanceNavigationTiming.prototype, 'type', { get: () => 'reload', configurable: true })
}

/** Opens the calculator with answers and an open step. No visitor types them, so a test of typing must not use this. */
const openAt = async (
  page: Page,
  attributes: Attributes | undefined,
  stap: 1 | 2,
  { inkomen, ...answers }: Partial<Orientatie> & { readonly inkomen: number },
): Promise<Calculator> => {
  const nieuw = nieuweOrientatie('MY')
  const kept = { ...nieuw, ...answers, eigen: { ...nieuw.eigen, inkomen }, stap, teksten: [] }
  const once = await page.addInitScript(restore, [KEPT, JSON.stringify(kept)] as const)
  const calculator = await openCalculator(page, attributes)
  await once.dispose()
  return calculator
}

/** Opens the calculator on its second step, with an income of 60.000. */
export const atStep2 = async (page: Page, attributes?: Attributes): Promise<Calculator> => {
  const calculator = await openAt(page, attributes, 1, { inkomen: 60_000 })
  await calculator.field('Vraagprijs van de woning').waitFor()
  return calculator
}

/** The amounts of a single buyer: income in euro a year, price and own money; '' means no own money. */
interface Amounts {
  readonly inkomen: string
  readonly price: string
  readonly eigenGeld: string
}

const WITH_SHORTAGE: Amounts = { inkomen: '60.000', price: '300.000', eigenGeld: '20.000' }

const toEuro = (amount: string): number => Number(amount.replaceAll('.', ''))

/** Opens the calculator on its last step, by default as Moneyou and with amounts that give a shortage. */
export const atStep3 = async (
  page: Page,
  attributes: Attributes = {},
  { inkomen, price, eigenGeld }: Amounts = WITH_SHORTAGE,
): Promise<Calculator> => {
  const calculator = await openAt(page, { 'label-code': 'MY', ...attributes }, 2, {
    inkomen: toEuro(inkomen),
    vraagprijsWoning: toEuro(price),
    ...(eigenGeld && { eigenGeld: toEuro(eigenGeld) }),
  })
  await calculator.element.getByText('Rentepercentage').waitFor()
  return calculator
}

/** Fills in the first two steps and opens the last step, for a test in which the way there matters. */
export const typeToStep3 = async (page: Page, attributes?: Attributes): Promise<Calculator> => {
  const calculator = await openCalculator(page, attributes)
  await typeOnToStep3(calculator)
  return calculator
}

/** Types the answers of the first two steps, so that this calculator shows step 3. */
export const typeOnToStep3 = async ({ fillIn, button, element }: Calculator): Promise<void> => {
  await fillIn('Bruto jaarinkomen', '60.000')
  // A mouse could stop over the button of a dialog, which then loads.
  await button('Ga verder').press('Enter')
  await fillIn('Vraagprijs van de woning', '300.000')
  await fillIn('Eigen geld', '20.000')
  await button('Ga verder').press('Enter')
  await element.getByText('Rentepercentage').waitFor()
}
