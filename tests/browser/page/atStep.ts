import { type Page } from '@playwright/test'

import { openCalculator, type Attributes, type Calculator } from './calculator'

/** Opens the calculator on its second step, with an income of 60.000. */
export const atStep2 = async (page: Page, attributes?: Attributes): Promise<Calculator> => {
  const calculator = await openCalculator(page, attributes)
  await calculator.fillIn('Bruto jaarinkomen', '60.000')
  await calculator.click('Ga verder')
  await calculator.field('Vraagprijs van de woning').waitFor()
  return calculator
}

/** The amounts of a single buyer: income in euro a year, price and own money in euro; '' means no own money. */
interface Amounts {
  readonly inkomen: string
  readonly price: string
  readonly eigenGeld: string
}

const WITH_SHORTAGE: Amounts = { inkomen: '60.000', price: '300.000', eigenGeld: '20.000' }

/** Opens the calculator on its last step, by default as Moneyou and with amounts that give a shortage. */
export const atStep3 = async (
  page: Page,
  attributes: Attributes = {},
  { inkomen, price, eigenGeld }: Amounts = WITH_SHORTAGE,
): Promise<Calculator> => {
  const calculator = await openCalculator(page, { 'label-code': 'MY', ...attributes })
  const { fillIn, click, element } = calculator
  await fillIn('Bruto jaarinkomen', inkomen)
  await click('Ga verder')
  await fillIn('Vraagprijs van de woning', price)
  await fillIn('Eigen geld', eigenGeld)
  await click('Ga verder')
  await element.getByText('Rentepercentage').waitFor()
  return calculator
}
