import { type Locator, type Page } from '@playwright/test'

import { atStep2, atStep3 } from '../page/atStep'
import { openCalculator, type Calculator } from '../page/calculator'

/** A screen with openers: buttons and summaries that open something. */
export interface OpenerScreen {
  readonly name: string
  readonly show: (page: Page, labelCode: string) => Promise<Calculator>
  /** The part with the openers; the whole calculator when absent. */
  readonly part?: 'complementary'
}

/** Returns the part of the calculator with the openers of a screen. */
export const partOf = ({ part }: OpenerScreen, { element }: Calculator): Locator =>
  part === undefined ? element : element.getByRole(part)

/** Opens the summary where it is a closed bar. */
const openSummary = async ({ element }: Calculator): Promise<void> => {
  const bar = element.getByRole('complementary').locator('button[aria-controls]').first()
  await element.getByText('Extra eigen inleg nodig').filter({ visible: true }).first().waitFor()
  if (await bar.isVisible()) await bar.click()
}

/** The screens that together have every opener; the first has most of them. */
export const SCREENS: readonly OpenerScreen[] = [
  {
    name: 'step 3 with a shortfall',
    show: (page, labelCode) => atStep3(page, { 'label-code': labelCode, bewaren: '' }),
  },
  {
    name: 'step 3 of an adviser who can lend enough',
    show: (page, labelCode) =>
      atStep3(
        page,
        { 'label-code': labelCode, type: 'Adviseur' },
        { inkomen: '60.000', price: '200.000', eigenGeld: '' },
      ),
  },
  {
    name: 'the opened summary of step 2 with a shortfall',
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

/** Returns the visible openers in this part: of dialogs, explanations, lists and folded text. */
export const openersIn = (place: Locator): Promise<readonly Locator[]> =>
  place.locator(`${DIALOG}, [aria-expanded]:not(:disabled), summary`).filter({ visible: true }).all()

/** Whether the content of this opener is open. */
export const isOpen = (opener: Locator): Promise<boolean> =>
  opener.evaluate((element) => {
    if (element.matches('[aria-haspopup=dialog]'))
      return (element.getRootNode() as ShadowRoot).querySelector('dialog[open]') !== null
    return element.ariaExpanded === 'true' || element.closest('details')?.open === true
  })
