import { type Page } from '@playwright/test'

import { laterLoad, readManifest } from '../../support/bundle'

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

/** Resolves when these parts and all that they share have come; to be asked before any of them is fetched. */
export const gekomen = async (page: Page): Promise<void> => {
  await Promise.all(
    [...laterLoad(readManifest())].map((chunk) =>
      page.waitForEvent('requestfinished', (verzoek) => verzoek.url().includes(`/${chunk}`)),
    ),
  )
}
