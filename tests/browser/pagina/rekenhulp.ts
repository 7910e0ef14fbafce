import { expect, type Locator, type Page } from '@playwright/test'

/** The attributes of the element, such as `{ 'label-code': 'MY' }`. */
export type Attributen = Readonly<Record<string, string>>

/** A calculator on a page as a visitor uses it: questions by label, buttons by name. */
export interface Rekenhulp {
  readonly element: Locator
  /** Returns the group of answers of a question. */
  readonly vraag: (naam: string) => Locator
  readonly antwoord: (vraag: string, antwoord: string) => Locator
  readonly veld: (naam: string) => Locator
  readonly lijst: (naam: string) => Locator
  readonly knop: (naam: string) => Locator
  /** Returns the value of the last line with this name, in the block of the summary with this title. */
  readonly regel: (blok: string, regel: string) => Locator
  readonly kies: (vraag: string, antwoord: string) => Promise<void>
  readonly kiesUit: (lijst: string, keuze: string | RegExp) => Promise<void>
  /** Types an amount and leaves the field, because an amount counts when the field is left. */
  readonly vulIn: (veld: string, bedrag: string) => Promise<void>
  readonly klik: (knop: string) => Promise<void>
  /** Sets an attribute on the element, as the page does. */
  readonly zet: (attribuut: string, waarde: string) => Promise<void>
}

const escape = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/** Returns a pattern for the name of a question, with or without "optioneel". */
const naamVan = (vraag: string): RegExp => new RegExp(`^${escape(vraag)}(\\s*optioneel)?$`)

export const rekenhulpIn = (element: Locator): Rekenhulp => {
  const vraag = (naam: string) => element.getByRole('radiogroup', { name: naamVan(naam) })
  const antwoord = (naam: string, tekst: string) => vraag(naam).getByRole('radio', { name: tekst, exact: true })
  const veld = (naam: string) => element.getByRole('textbox', { name: naamVan(naam) })
  const lijst = (naam: string) => element.getByRole('combobox', { name: naamVan(naam) })
  const knop = (naam: string) => element.getByRole('button', { name: naam, exact: true })
  return {
    element,
    vraag,
    antwoord,
    veld,
    lijst,
    knop,
    regel: (blok, naam) =>
      element
        .getByRole('region', { name: blok, exact: true })
        .locator('dt', { hasText: new RegExp(`^${escape(naam)}$`) })
        .last()
        .locator('xpath=following-sibling::dd[1]'),
    kies: (naam, tekst) => antwoord(naam, tekst).check(),
    kiesUit: async (naam, keuze) => {
      await lijst(naam).click()
      await element.getByRole('option', { name: keuze }).click()
    },
    vulIn: async (naam, bedrag) => {
      await veld(naam).fill(bedrag)
      await veld(naam).blur()
    },
    klik: (naam) => knop(naam).click(),
    zet: (attribuut, waarde) =>
      element.evaluate((host, [naam, nieuw]) => host.setAttribute(naam, nieuw), [attribuut, waarde] as const),
  }
}

/** Waits until the first step is ready and the application has taken it over from the loader. */
export const begonnen = async ({ element, knop }: Rekenhulp): Promise<void> => {
  await knop('Ga verder').waitFor()
  await expect(element.locator('> [aria-busy]')).toHaveCount(0)
}

/** Opens a page with one calculator with these attributes, and waits until its first step is ready. */
export const openRekenhulp = async (
  page: Page,
  attributen: Attributen = { 'label-code': 'MY' },
): Promise<Rekenhulp> => {
  await page.goto(`proef.html?${new URLSearchParams({ laden: 'direct', ...attributen }).toString()}`)
  const rekenhulp = rekenhulpIn(page.locator('hypotheek-orientatie'))
  await begonnen(rekenhulp)
  return rekenhulp
}
