import { type Page } from '@playwright/test'

import { lazyLoad, readManifest } from '../../support/bundle'

/** The chunks that the calculator fetches by itself, once its first step is ready. */
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

/** The chunks of that list that no other chunk imports. */
export const ZELF_GEVRAAGD = DELEN.filter((deel) => !['bereken', 'lazyParts', 'Dialog'].includes(deel))

/** Resolves when these chunks and everything they share have loaded. Call it before any of them is fetched. */
export const gekomen = async (page: Page): Promise<void> => {
  await Promise.all(
    [...lazyLoad(readManifest())].map((chunk) =>
      page.waitForEvent('requestfinished', (verzoek) => verzoek.url().includes(`/${chunk}`)),
    ),
  )
}

/** Holds back the answers to these requests. The returned function lets them and all later ones through. */
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
 * Sends a request from the page and waits for its answer. A test calls it before it expects that something did not
 * happen: by then the page has had its turn, and its own requests came first.
 */
export const laterVerzoek = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await fetch('/doorklik.html?later')
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
