import { type Page } from '@playwright/test'

import { lazyLoad, readManifest } from '../../support/bundle'

/** What the calculator fetches by itself, once its first step stands. */
export const DELEN = [
  'lokaal',
  'bereken',
  'paneelcijfers',
  'vervolgstappen',
  'Foutenlijst',
  'lazyParts',
  'Dialog',
  'JaarinkomenDialog',
  'KredietBerekening',
  'aannamedelen',
]

/** Those of them that are not needed by another. */
export const ZELF_GEVRAAGD = DELEN.filter((deel) => !['bereken', 'lazyParts', 'Dialog'].includes(deel))

/** Resolves when these parts and all that they share have come; to be asked before any of them is fetched. */
export const gekomen = async (page: Page): Promise<void> => {
  await Promise.all(
    [...lazyLoad(readManifest())].map((chunk) =>
      page.waitForEvent('requestfinished', (verzoek) => verzoek.url().includes(`/${chunk}`)),
    ),
  )
}

/** Holds back the answers to these requests; the function that it returns lets them and all later ones through. */
export const houdTegen = async (page: Page, adres: string): Promise<() => void> => {
  let laatDoor = (): void => undefined
  const doorgang = new Promise<void>((resolve) => {
    laatDoor = resolve
  })
  await page.route(adres, async (route) => {
    await doorgang
    await route.fallback()
  })
  return laatDoor
}

/**
 * Sends a request from the page and waits for its answer. Before a test says that something was not requested, shown or
 * said: by then the page has had its turn, and what it did request came first.
 */
export const laterVerzoek = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await fetch('/doorklik.html?later')
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
