import type { Locator, Page } from '@playwright/test'

import { NIET_GELUKT } from '../service/setup'
import { openCalculator, type Attributes, type Calculator } from '../page/calculator'
import { whenStill } from '../page/whenStill'
import { letThrough } from '../page/requests'
import { LINKS } from './states'

const CALL = '**/financieringsopzet'

/** Returns the first figure of the summary with this text, also when the summary is a closed bar. */
const figures = ({ element }: Calculator, text: string): Locator =>
  element.locator('aside dd', { hasText: text }).first()

/**
 * Opens a calculator with a failing calculation. If `first` is true, that is the first calculation; otherwise it is a
 * later calculation, after figures were shown.
 */
export const openFailed = async (page: Page, attributes: Attributes, first: boolean): Promise<Calculator> => {
  const failCalls = () => page.route(CALL, (route) => route.fulfill({ status: 400, body: '{}' }))
  await letThrough(page, CALL)
  if (first) await failCalls()
  const calculator = await openCalculator(page, { ...LINKS, ...attributes, berekening: 'server' })
  if (!first) {
    await calculator.fillIn('Bruto jaarinkomen', '60.000')
    await figures(calculator, '€ 60.000').waitFor({ state: 'attached' })
    await failCalls()
    await calculator.fillIn('Bruto jaarinkomen', '70.000')
  }
  await calculator.element.getByText(NIET_GELUKT).waitFor()
  await whenStill(page)
  return calculator
}
