import { type Page } from '@playwright/test'

import { lazyLoad, readManifest } from '../../support/bundle'

/** The chunks that the calculator fetches by itself, once its first step is ready. */
export const CHUNKS = [
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
export const REQUESTED_DIRECTLY = CHUNKS.filter((part) => !['bereken', 'lazyParts', 'Dialog'].includes(part))

/** Resolves when these chunks and the chunks that they import have loaded. Call it before any of them is fetched. */
export const lazyChunksLoaded = async (page: Page): Promise<void> => {
  await Promise.all(
    [...lazyLoad(readManifest())].map((chunk) =>
      page.waitForEvent('requestfinished', (request) => request.url().includes(`/${chunk}`)),
    ),
  )
}

/** Holds back the answers to these requests. The returned function lets them and all later ones through. */
export const holdBack = async (page: Page, address: string): Promise<() => void> => {
  let letThrough = (): void => undefined
  const released = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(address, async (route) => {
    await released
    await route.fallback()
  })
  return letThrough
}

/**
 * Sends a request from the page and waits for its answer. The test then knows every earlier request of the page, so it
 * can expect that something was not requested.
 */
export const laterRequest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await fetch('/doorklik.html?later')
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
