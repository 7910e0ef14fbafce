import { type Locator, type Page } from '@playwright/test'

import { atStep2, atStep3 } from '../page/atStep'
import { openCalculator, type Calculator } from '../page/calculator'

/** A screen of the calculator with openers: buttons and `<summary>` elements that open a dialog or other content. */
export interface OpenerScreen {
  readonly name: string
  readonly show: (page: Page, labelCode: string) => Promise<Calculator>
  /** The ARIA role of the part with the openers; the whole calculator when absent. */
  readonly part?: 'complementary'
}

/** Returns the part of the calculator that has the openers of this screen. */
export const partOf = ({ part }: OpenerScreen, { element }: Calculator): Locator =>
  part === undefined ? element : element.getByRole(part)

/** Waits for a shortage in the summary, and opens the summary if it is a closed bar. */
const openSummary = async ({ element }: Calculator): Promise<void> => {
  const bar = element.getByRole('complementary').locator('button[aria-controls]').first()
  await element.getByText('Extra eigen inleg nodig').filter({ visible: true }).first().waitFor()
  if (await bar.isVisible()) await bar.click()
}

/** The screens whose openers the tests press. The first screen has the most openers. */
export const SCREENS: readonly OpenerScreen[] = [
  {
    name: 'step 3 with a shortage',
    show: (page, labelCode) => atStep3(page, { 'label-code': labelCode, bewaren: '' }),
  },
  {
    name: 'step 3 for an adviser whose client can borrow enough',
    show: (page, labelCode) =>
      atStep3(
        page,
        { 'label-code': labelCode, type: 'Adviseur' },
        { inkomen: '60.000', price: '200.000', eigenGeld: '' },
      ),
  },
  {
    name: 'the opened summary of step 2 with a shortage',
    part: 'complementary',
    show: async (page, labelCode) => {
      const calculator = await atStep2(page, { 'label-code': labelCode })
      await calculator.fillIn('Vraagprijs van de woning', '300.000')
      await openSummary(calculator)
      return calculator
    },
  },
  {
    name: 'step 1',
    show: async (page, labelCode) => {
      const calculator = await openCalculator(page, { 'label-code': labelCode })
      await calculator.fillIn('Bruto jaarinkomen', '60.000')
      await calculator.choose('Heb je een studieschuld of lening, of betaal je partneralimentatie?', 'Ja')
      return calculator
    },
  },
]

const DIALOG = 'button[aria-haspopup=dialog]'

/** Returns the visible buttons in this part that open a dialog. */
export const dialogOpenersIn = (place: Locator): Promise<readonly Locator[]> =>
  place.locator(DIALOG).filter({ visible: true }).all()

/** Returns the visible elements in this part that open a dialog, an explanation, a list or folded text. */
export const openersIn = (place: Locator): Promise<readonly Locator[]> =>
  place.locator(`${DIALOG}, [aria-expanded]:not(:disabled), summary`).filter({ visible: true }).all()

/** Whether the content of this opener is open; for a button of a dialog, whether any dialog is open. */
export const isOpen = (opener: Locator): Promise<boolean> =>
  opener.evaluate((element) => {
    if (element.matches('[aria-haspopup=dialog]'))
      return (element.getRootNode() as ShadowRoot).querySelector('dialog[open]') !== null
    return element.ariaExpanded === 'true' || element.closest('details')?.open === true
  })
