import { type Page } from '@playwright/test'

/**
 * Returns the layout faults of the element: text that is cut off or overlaps other text, controls that overlap,
 * anything that scrolls sideways. Overlap counts only within one layer, such as a dialog or the page below it.
 */
export const findLayoutFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    interface Box {
      readonly what: string
      readonly element: Element
      readonly rect: DOMRect
    }
    const TOLERANCE = 1
    const root = document.querySelector('hypotheek-orientatie')?.shadowRoot
    if (!root) return ['there is no calculator']

    const parentOf = (element: Element): Element | null =>
      element.parentElement ??
      (element.getRootNode() instanceof ShadowRoot ? (element.getRootNode() as ShadowRoot).host : null)
    const ancestors = (element: Element): readonly Element[] => {
      const parent = parentOf(element)
      return parent === null ? [] : [parent, ...ancestors(parent)]
    }
    /** Returns `element` or its nearest ancestor that is a dialog or popover, or has a sticky or fixed position. */
    const layerOf = (element: Element): Element | undefined =>
      [element, ...ancestors(element)].find(
        (frame) => frame.matches('dialog, [popover]') || /sticky|fixed/.test(getComputedStyle(frame).position),
      )
    /** Whether an element shows nothing of its content, because it clips the content and has no width. */
    const isShut = (element: Element): boolean =>
      getComputedStyle(element).overflowX === 'hidden' && element.getBoundingClientRect().width === 0
    const isVisible = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      ![element, ...ancestors(element)].some((parent) => getComputedStyle(parent).clipPath !== 'none' || isShut(parent))
    const visible = [...root.querySelectorAll('.kader *')].filter(isVisible)
    const nameOf = (element: Element): string =>
      (element.getAttribute('aria-label') ?? element.textContent).trim().replaceAll(/\s+/g, ' ').slice(0, 50)

    const texts: readonly Box[] = visible.flatMap((element) =>
      [...element.childNodes].flatMap((node) => {
        if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return []
        const range = document.createRange()
        range.selectNodeContents(node)
        const what = node.textContent.trim().slice(0, 50)
        return [...range.getClientRects()].map((rect) => ({ what, element, rect }))
      }),
    )
    const targetOf = (element: Element): Element =>
      element.matches('input[type=radio]') ? (element.closest('label') ?? element) : element
    const controls: readonly Box[] = visible
      .filter((element) => element.matches('button, a[href], input, summary'))
      .map((element) => ({
        what: nameOf(targetOf(element)) || element.id,
        element,
        rect: targetOf(element).getBoundingClientRect(),
      }))

    const cutOffs = ({ what, element, rect }: Box): readonly string[] => {
      const faults: string[] = []
      if (rect.left < -TOLERANCE || rect.right > innerWidth + TOLERANCE) faults.push(`out of the window: ${what}`)
      for (const parent of [element, ...ancestors(element)]) {
        const { overflowX, overflowY, position } = getComputedStyle(parent)
        const frame = parent.getBoundingClientRect()
        if (overflowX !== 'visible' && (rect.left < frame.left - TOLERANCE || rect.right > frame.right + TOLERANCE))
          faults.push(`cut off sideways: ${what}`)
        const clips = overflowY === 'hidden' || overflowY === 'clip'
        if (clips && (rect.top < frame.top - TOLERANCE || rect.bottom > frame.bottom + TOLERANCE))
          faults.push(`cut off above or below: ${what}`)
        if (position === 'fixed') break
      }
      return faults
    }
    const overlaps = (one: DOMRect, other: DOMRect): boolean =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 * TOLERANCE &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2 * TOLERANCE
    const collisions = (boxes: readonly Box[], kind: string): readonly string[] =>
      boxes.flatMap((one, place) =>
        boxes
          .slice(place + 1)
          .filter(
            (other) =>
              overlaps(one.rect, other.rect) &&
              other.element !== one.element &&
              layerOf(one.element) === layerOf(other.element),
          )
          .map((other) => `${kind} overlap: ${one.what} | ${other.what}`),
      )
    /**
     * The elements that scroll sideways. A URL field may do so, because the visitor copies the link in it as a whole.
     */
    const scrolls = [document.documentElement, ...visible]
      .filter((element) => !element.matches('input[type=url]'))
      .filter((element) => element === document.documentElement || getComputedStyle(element).overflowX !== 'visible')
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + TOLERANCE)
      .map((element) => `scrolls sideways: <${element.tagName.toLowerCase()}> ${nameOf(element)}`)

    return [
      ...new Set([
        ...scrolls,
        ...texts.flatMap(cutOffs),
        ...collisions(controls, 'controls'),
        ...collisions(texts, 'texts'),
      ]),
    ]
  })
