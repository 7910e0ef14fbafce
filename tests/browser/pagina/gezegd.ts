import { type Page } from '@playwright/test'

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
