import { type Locator, type Page } from '@playwright/test'

/** The brand and colours of the page that shows all fields. */
export interface Weergave {
  readonly merk?: 'Moneyou' | 'Florius'
  readonly kleuren?: 'Licht' | 'Donker'
}

/** Returns one field in one state on that page, for example `staat('getal', 'Gevuld')`. */
export const staat = (page: Page, velden: string, naam: string): Locator =>
  page.locator(`[data-velden=${velden}]`).getByRole('group', { name: naam, exact: true })

/** Opens the page that shows every field in every state. */
export const openVelden = async (page: Page, { merk = 'Moneyou', kleuren = 'Licht' }: Weergave = {}): Promise<void> => {
  await page.goto('velden.html')
  await page.getByRole('radio', { name: merk }).check({ force: true })
  await page.getByRole('radio', { name: kleuren }).check({ force: true })
  await staat(page, 'meldingen', 'Elke soort').waitFor()
}

/** Returns the box of an element in the window, in pixels. */
export const plekVan = async (element: Locator) => {
  const plek = await element.boundingBox()
  if (plek === null) throw new Error('It is not shown, so it stands nowhere.')
  return { ...plek, rechts: plek.x + plek.width, onder: plek.y + plek.height, midden: plek.x + plek.width / 2 }
}
