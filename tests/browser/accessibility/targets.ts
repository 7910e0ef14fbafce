import { type Page } from '@playwright/test'

/** The minimum size of a target, in pixels. */
export interface MinimumSize {
  readonly minWidth: number
  readonly minHeight: number
}

/** Returns the first part of the HTML of each visible control that is narrower or lower than this minimum size. */
export const tooSmall = (page: Page, size: MinimumSize): Promise<readonly string[]> =>
  page.evaluate(({ minWidth, minHeight }) => {
    const root = document.querySelector('hypotheek-orientatie')?.shadowRoot
    if (!root) return ['there is no calculator']
    return [...root.querySelectorAll('button, a[href], input, summary')]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).clipPath === 'none')
      .map((element) => element.closest('label, .bediening') ?? element)
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect()
        return width < minWidth - 0.5 || height < minHeight - 0.5
      })
      .map((target) => target.outerHTML.slice(0, 120))
  }, size)
