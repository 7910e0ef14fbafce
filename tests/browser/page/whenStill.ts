import { type Page } from '@playwright/test'

/** Resolves when the page has drawn its latest change. */
export const whenDrawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })

/** Resolves when the page has drawn its latest change and all finite animations of the calculator have ended. */
export const whenStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
    const animations = document.querySelector('hypotheek-orientatie')?.shadowRoot?.getAnimations() ?? []
    const finite = animations.filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(finite.map(({ finished }) => finished))
    await frame()
  })
