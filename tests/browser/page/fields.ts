import { type Locator, type Page } from '@playwright/test'

/** The brand and the colour mode of velden.html, the page that shows every form field. */
export interface View {
  readonly brand?: 'Moneyou' | 'Florius'
  readonly colours?: 'Licht' | 'Donker'
}

/** Returns one field in one state on velden.html, for example `fieldIn(page, 'getal', 'Gevuld')`. */
export const fieldIn = (page: Page, fields: string, name: string): Locator =>
  page.locator(`[data-velden=${fields}]`).getByRole('group', { name, exact: true })

/** Opens velden.html, which shows every field in every state, and waits until the last fields are shown. */
export const openFields = async (page: Page, { brand = 'Moneyou', colours = 'Licht' }: View = {}): Promise<void> => {
  await page.goto('velden.html')
  await page.getByRole('radio', { name: brand }).check({ force: true })
  await page.getByRole('radio', { name: colours }).check({ force: true })
  await fieldIn(page, 'meldingen', 'Elke soort').waitFor()
}

/** Returns the box of an element in the window, in pixels. Throws when the element is not shown. */
export const boxOf = async (element: Locator) => {
  const place = await element.boundingBox()
  if (place === null) throw new Error('The element is not shown, so it has no box.')
  return { ...place, right: place.x + place.width, bottom: place.y + place.height, middle: place.x + place.width / 2 }
}
