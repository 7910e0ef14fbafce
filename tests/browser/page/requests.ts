import { type Page } from '@playwright/test'

import { lazyLoad, readManifest } from '../../support/bundle'

/** The names of the lazy chunks, which the calculator fetches once its first step is ready. */
export const CHUNKS = [
  'lokaal',
  'bereken',
  'paneelcijfers',
  'inkomensvoorbeeld',
  'vervolgstappen',
  'Foutenlijst',
  'lazyParts',
  'Dialog',
  'JaarinkomenDialog',
  'KredietBerekening',
  'aannamedelen',
]

/** The chunks in `CHUNKS` that no other chunk imports statically. */
export const REQUESTED_DIRECTLY = CHUNKS.filter((part) => !['bereken', 'lazyParts', 'Dialog'].includes(part))

/** Resolves when every lazy chunk has loaded. Call this function before the page requests the first such chunk. */
export const lazyChunksLoaded = async (page: Page): Promise<void> => {
  await Promise.all(
    [...lazyLoad(readManifest())].map((chunk) =>
      page.waitForEvent('requestfinished', (request) => request.url().includes(`/${chunk}`)),
    ),
  )
}

/**
 * Lets requests with this address through from now on, also those that an earlier route answers. A test removes no
 * route: after the last one, Chromium can wait forever for the files that a page is loading.
 */
export const letThrough = async (page: Page, address: string): Promise<void> => {
  await page.route(address, (route) => route.continue())
}

/** Holds back requests with this address. Returns a function that releases them and lets later requests through. */
export const holdBack = async (page: Page, address: string): Promise<() => void> => {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    await released
    await route.fallback()
  })
  return release
}

/**
 * Sends a request from the page and waits for its response. Every earlier request of the page has then been recorded,
 * so a test can expect that a file was not requested.
 */
export const laterRequest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await fetch('/doorklik.html?later')
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
