import { type Page } from '@playwright/test'

/** Resolves once the page has drawn what was done. */
export const getekend = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })

/** Resolves once what was done has been drawn and has stopped moving. */
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
