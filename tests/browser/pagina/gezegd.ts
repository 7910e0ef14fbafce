import { type Locator, type Page } from '@playwright/test'

declare global {
  interface Window {
    gezegd?: string[]
  }
}

/** Keeps every text that appears in a live region of the pages that open from now on, in order. */
export const luister = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const gezegd: string[] = []
    window.gezegd = gezegd
    new MutationObserver((mutaties) => {
      for (const { target, addedNodes } of mutaties) {
        const element = target instanceof Element ? target : target.parentElement
        const regio = element?.closest('body > [aria-live]')
        const tekst = element?.textContent
        if (regio && tekst && addedNodes.length > 0) gezegd.push(`${regio.getAttribute('aria-live') ?? ''}: ${tekst}`)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
}

/**
 * The texts announced so far, such as `polite: …`. A region holds a text for one second, which a single read can miss.
 */
export const gezegd = (page: Page): Promise<readonly string[]> => page.evaluate(() => window.gezegd ?? [])

/** Does something that is said in this live region, and waits until the text is gone from it again. */
export const laatUitspreken = async (regio: Locator, doe: () => Promise<void>): Promise<void> => {
  const luisteraar = await regio.evaluateHandle((element) => ({
    klaar: new Promise<void>((resolve) => {
      new MutationObserver((_, waarnemer) => {
        if (element.textContent !== '') return
        waarnemer.disconnect()
        resolve()
      }).observe(element, { subtree: true, childList: true, characterData: true })
    }),
  }))
  await doe()
  await luisteraar.evaluate(({ klaar }) => klaar)
}
