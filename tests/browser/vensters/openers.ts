import { type Locator, type Page } from '@playwright/test'

import { opStap2, opStap3 } from '../pagina/opStap'
import { openRekenhulp, type Rekenhulp } from '../pagina/rekenhulp'

/** A screen with openers: buttons and summaries that open something. */
export interface Scherm {
  readonly naam: string
  readonly toon: (page: Page, labelCode: string) => Promise<Rekenhulp>
  /** The part with the openers; the whole calculator when absent. */
  readonly deel?: 'complementary'
}

/** Returns the part of the calculator with the openers of a screen. */
export const deelVan = ({ deel }: Scherm, { element }: Rekenhulp): Locator =>
  deel === undefined ? element : element.getByRole(deel)

/** Opens the summary where it is a closed bar. */
const openSamenvatting = async ({ element }: Rekenhulp): Promise<void> => {
  const balk = element.getByRole('complementary').locator('button[aria-controls]').first()
  await element.getByText('Extra eigen inleg nodig').filter({ visible: true }).first().waitFor()
  if (await balk.isVisible()) await balk.click()
}

/** The screens that together have every opener; the first has most of them. */
export const SCHERMEN: readonly Scherm[] = [
  {
    naam: 'step 3 with a shortfall',
    toon: (page, labelCode) => opStap3(page, { 'label-code': labelCode, bewaren: '' }),
  },
  {
    naam: 'step 3 of an adviser who can lend enough',
    toon: (page, labelCode) =>
      opStap3(
        page,
        { 'label-code': labelCode, type: 'Adviseur' },
        { inkomen: '60.000', prijs: '200.000', eigenGeld: '' },
      ),
  },
  {
    naam: 'the opened summary of step 2 with a shortfall',
    deel: 'complementary',
    toon: async (page, labelCode) => {
      const rekenhulp = await opStap2(page, { 'label-code': labelCode })
      await rekenhulp.vulIn('Vraagprijs van de woning', '300.000')
      await openSamenvatting(rekenhulp)
      return rekenhulp
    },
  },
  {
    naam: 'step 1',
    toon: async (page, labelCode) => {
      const rekenhulp = await openRekenhulp(page, { 'label-code': labelCode })
      await rekenhulp.vulIn('Bruto jaarinkomen', '60.000')
      await rekenhulp.kies('Heb je een studieschuld of lening, of betaal je partneralimentatie?', 'Ja')
      return rekenhulp
    },
  },
]

const DIALOG = 'button[aria-haspopup=dialog]'

/** Returns the visible buttons in this part that open a dialog. */
export const dialogOpenersIn = (plek: Locator): Promise<readonly Locator[]> =>
  plek.locator(DIALOG).filter({ visible: true }).all()

/** Returns the visible openers in this part: of dialogs, explanations, lists and folded text. */
export const openersIn = (plek: Locator): Promise<readonly Locator[]> =>
  plek.locator(`${DIALOG}, [aria-expanded]:not(:disabled), summary`).filter({ visible: true }).all()

/** Whether the content of this opener is open. */
export const isOpen = (opener: Locator): Promise<boolean> =>
  opener.evaluate((element) => {
    if (element.matches('[aria-haspopup=dialog]'))
      return (element.getRootNode() as ShadowRoot).querySelector('dialog[open]') !== null
    return element.ariaExpanded === 'true' || element.closest('details')?.open === true
  })
