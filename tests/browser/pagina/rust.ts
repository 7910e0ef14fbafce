import { type Page } from '@playwright/test'

/** Resolves when the page has drawn the last change. */
export const getekend = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })

/** Resolves when the page has drawn the last change and all finite animations have ended. */
export const rust = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const beeld = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await beeld()
    await beeld()
    const bewegingen = document.querySelector('hypotheek-orientatie')?.shadowRoot?.getAnimations() ?? []
    const eindig = bewegingen.filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(eindig.map(({ finished }) => finished))
    await beeld()
  })
