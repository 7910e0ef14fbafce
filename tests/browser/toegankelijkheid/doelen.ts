import { type Page } from '@playwright/test'

/** The minimum size of a target, in pixels. */
export interface Maat {
  readonly breed: number
  readonly hoog: number
}

/** Returns the targets that are narrower or lower than this size. */
export const teKlein = (page: Page, maat: Maat): Promise<readonly string[]> =>
  page.evaluate(({ breed, hoog }) => {
    const root = document.querySelector('hypotheek-orientatie')?.shadowRoot
    if (!root) return ['there is no calculator']
    return [...root.querySelectorAll('button, a[href], input, summary')]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).clipPath === 'none')
      .map((element) => element.closest('label, .bediening') ?? element)
      .filter((doel) => {
        const { width, height } = doel.getBoundingClientRect()
        return width < breed - 0.5 || height < hoog - 0.5
      })
      .map((doel) => doel.outerHTML.slice(0, 120))
  }, maat)
