import { type Locator } from '@playwright/test'

/**
 * Unfolds all text in this part of the calculator. Returns the elements that hide what does not fit in their width:
 * with `overflow: hidden` a visitor cannot scroll to the rest, as `auto` allows. A drawing may leave out a whole label,
 * such as one in the middle of a narrow axis.
 */
export const cutOffIn = (part: Locator): Promise<readonly string[]> =>
  part.evaluate((root) => {
    for (const fold of root.querySelectorAll('details')) fold.open = true
    return [...root.querySelectorAll('*:not(input, svg, svg *)')]
      .filter((element) => {
        const { overflowX, clipPath } = getComputedStyle(element)
        const isHidden = overflowX === 'hidden' || overflowX === 'clip'
        const isLeftOut = element.clientWidth === 0 && element.closest('[aria-hidden=true]') !== null
        return isHidden && !isLeftOut && clipPath === 'none' && element.scrollWidth > element.clientWidth + 1
      })
      .map((element) => `content is cut off sideways: ${element.textContent.slice(0, 50)}`)
  })
