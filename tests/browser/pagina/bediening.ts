import { type Locator, type Page } from '@playwright/test'

import { type Rekenhulp } from './rekenhulp'

/** The actions of a visitor: choose, fill in, press. The same for mouse, finger and keyboard. */
export interface Bediening {
  readonly kies: (vraag: string, antwoord: string) => Promise<void>
  readonly kiesUit: (lijst: string, keuze: string) => Promise<void>
  readonly vulIn: (veld: string, bedrag: string) => Promise<void>
  readonly klik: (knop: string) => Promise<void>
}

/** Returns a pattern for an option whose name begins with these words. */
const metBegin = (keuze: string): RegExp => new RegExp(`^${keuze}\\b`)

export const metMuis = ({ kies, kiesUit, vulIn, klik }: Rekenhulp): Bediening => ({
  kies,
  kiesUit: (lijst, keuze) => kiesUit(lijst, metBegin(keuze)),
  vulIn,
  klik,
})

export const metVinger = ({ element, antwoord, lijst, veld, knop }: Rekenhulp): Bediening => ({
  kies: (vraag, tekst) => antwoord(vraag, tekst).tap(),
  kiesUit: async (naam, keuze) => {
    await lijst(naam).tap()
    await element.getByRole('option', { name: metBegin(keuze) }).tap()
  },
  vulIn: async (naam, bedrag) => {
    await veld(naam).tap()
    await veld(naam).fill(bedrag)
  },
  klik: (naam) => knop(naam).tap(),
})

/** Operates with the keyboard alone: arrows for answers, letters in a list, Enter on a button. */
export const metToetsen = ({ antwoord, vraag, lijst, veld, knop }: Rekenhulp, page: Page): Bediening => {
  const opnieuw = async (toets: string, tot: () => Promise<boolean>) => {
    for (let keer = 0; keer < 12 && !(await tot()); keer += 1) await page.keyboard.press(toets)
  }
  const druk = async (doel: Locator, toets: string) => {
    await doel.press(toets)
  }
  return {
    kies: async (naam, tekst) => {
      await vraag(naam).locator('input:checked').focus()
      await opnieuw('ArrowRight', () => antwoord(naam, tekst).isChecked())
    },
    kiesUit: async (naam, keuze) => {
      await druk(lijst(naam), 'Enter')
      await page.keyboard.type(keuze)
      await page.keyboard.press('Enter')
    },
    vulIn: async (naam, bedrag) => {
      await veld(naam).focus()
      await page.keyboard.type(bedrag)
      await page.keyboard.press('Tab')
    },
    klik: (naam) => druk(knop(naam), 'Enter'),
  }
}
