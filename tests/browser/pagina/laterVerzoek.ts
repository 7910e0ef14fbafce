import { type Page } from '@playwright/test'

/**
 * Sends a request from the page and waits for its answer. Before a test says that something was not requested, shown or
 * said: by then the page has had its turn, and what it did request came first.
 */
export const laterVerzoek = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await fetch('/doorklik.html?later')
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
