import { type Locator, type Page } from '@playwright/test'

/** The attributes that a page gives to the element, such as `{ 'label-code': 'MY' }`. */
export type Attributen = Readonly<Record<string, string>>

/** The calculator on a page, as a visitor meets it: questions by their label, buttons by their name. */
export interface Rekenhulp {
  readonly element: Locator
  readonly vraag: (naam: string) => Locator
  readonly veld: (naam: string) => Locator
  readonly knop: (naam: string) => Locator
  readonly kies: (vraag: string, antwoord: string) => Promise<void>
  readonly kiesUit: (lijst: string, keuze: string) => Promise<void>
  /** Types an amount and leaves the field, which is when it counts. */
  readonly vulIn: (veld: string, bedrag: string) => Promise<void>
  readonly klik: (knop: string) => Promise<void>
}

const exact = (name: string) => ({ name, exact: true })

export const rekenhulpIn = (element: Locator): Rekenhulp => {
  const vraag = (naam: string) => element.getByRole('radiogroup', { name: naam })
  const veld = (naam: string) => element.getByRole('textbox', { name: naam })
  const knop = (naam: string) => element.getByRole('button', exact(naam))
  return {
    element,
    vraag,
    veld,
    knop,
    kies: (naam, antwoord) => vraag(naam).getByRole('radio', exact(antwoord)).check(),
    kiesUit: async (lijst, keuze) => {
      await element.getByRole('combobox', { name: lijst }).click()
      await element.getByRole('option', { name: keuze }).click()
    },
    vulIn: async (naam, bedrag) => {
      await veld(naam).fill(bedrag)
      await veld(naam).blur()
    },
    klik: (naam) => knop(naam).click(),
  }
}

/** Opens the bare page with one calculator that has these attributes, and waits until its first step stands. */
export const openRekenhulp = async (
  page: Page,
  attributen: Attributen = { 'label-code': 'MY' },
): Promise<Rekenhulp> => {
  await page.goto(`proef.html?${new URLSearchParams({ laden: 'direct', ...attributen }).toString()}`)
  const rekenhulp = rekenhulpIn(page.locator('hypotheek-orientatie'))
  await rekenhulp.knop('Ga verder').waitFor()
  return rekenhulp
}
