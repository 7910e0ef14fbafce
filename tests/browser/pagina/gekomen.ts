import { type Page } from '@playwright/test'

/** What the calculator fetches by itself, once its first step stands. */
export const DELEN = [
  'vervolgstappen',
  'Foutenlijst',
  'laterParts',
  'Dialog',
  'JaarinkomenDialog',
  'KredietBerekening',
  'aannamedelen',
]

/** Those of them that are not needed by another. */
export const ZELF_GEVRAAGD = DELEN.filter((deel) => !['laterParts', 'Dialog'].includes(deel))

/** Resolves when each of these parts has come; to be asked before the page is opened. */
export const gekomen = async (page: Page, delen = DELEN): Promise<void> => {
  await Promise.all(
    delen.map((deel) => page.waitForEvent('requestfinished', (verzoek) => verzoek.url().includes(`/chunks/${deel}-`))),
  )
}
