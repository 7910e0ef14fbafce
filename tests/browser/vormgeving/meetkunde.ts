import { type Page } from '@playwright/test'

/**
 * Returns the faults in the layout of the page: text that is cut off or overlaps other text, controls that overlap,
 * anything that scrolls sideways. Measured inside the element, layer by layer.
 */
export const meet = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    interface Vak {
      readonly wat: string
      readonly element: Element
      readonly rect: DOMRect
    }
    const SPELING = 1
    const root = document.querySelector('hypotheek-orientatie')?.shadowRoot
    if (!root) return ['there is no calculator']

    const ouderVan = (element: Element): Element | null =>
      element.parentElement ??
      (element.getRootNode() instanceof ShadowRoot ? (element.getRootNode() as ShadowRoot).host : null)
    const voorouders = (element: Element): readonly Element[] => {
      const ouder = ouderVan(element)
      return ouder === null ? [] : [ouder, ...voorouders(ouder)]
    }
    /** Finds the layer of an element: a sticky or floating element lies over the rest on purpose. */
    const laagVan = (element: Element): Element | undefined =>
      [element, ...voorouders(element)].find(
        (kader) => kader.matches('dialog, [popover]') || /sticky|fixed/.test(getComputedStyle(kader).position),
      )
    const isTeZien = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      ![element, ...voorouders(element)].some((ouder) => getComputedStyle(ouder).clipPath !== 'none')
    const teZien = [...root.querySelectorAll('.kader *')].filter(isTeZien)
    const naamVan = (element: Element): string =>
      (element.getAttribute('aria-label') ?? element.textContent).trim().replaceAll(/\s+/g, ' ').slice(0, 50)

    const teksten: readonly Vak[] = teZien.flatMap((element) =>
      [...element.childNodes].flatMap((knoop) => {
        if (knoop.nodeType !== Node.TEXT_NODE || !knoop.textContent?.trim()) return []
        const bereik = document.createRange()
        bereik.selectNodeContents(knoop)
        const wat = knoop.textContent.trim().slice(0, 50)
        return [...bereik.getClientRects()].map((rect) => ({ wat, element, rect }))
      }),
    )
    const doelVan = (element: Element): Element =>
      element.matches('input[type=radio]') ? (element.closest('label') ?? element) : element
    const bedienbaar: readonly Vak[] = teZien
      .filter((element) => element.matches('button, a[href], input, summary'))
      .map((element) => ({
        wat: naamVan(doelVan(element)) || element.id,
        element,
        rect: doelVan(element).getBoundingClientRect(),
      }))

    const snijdt = ({ wat, element, rect }: Vak): readonly string[] => {
      const fouten: string[] = []
      if (rect.left < -SPELING || rect.right > innerWidth + SPELING) fouten.push(`out of the window: ${wat}`)
      for (const ouder of [element, ...voorouders(element)]) {
        const { overflowX, overflowY, position } = getComputedStyle(ouder)
        const kader = ouder.getBoundingClientRect()
        if (overflowX !== 'visible' && (rect.left < kader.left - SPELING || rect.right > kader.right + SPELING))
          fouten.push(`cut off sideways: ${wat}`)
        const klemt = overflowY === 'hidden' || overflowY === 'clip'
        if (klemt && (rect.top < kader.top - SPELING || rect.bottom > kader.bottom + SPELING))
          fouten.push(`cut off above or below: ${wat}`)
        if (position === 'fixed') break
      }
      return fouten
    }
    const raakt = (een: DOMRect, ander: DOMRect): boolean =>
      Math.min(een.right, ander.right) - Math.max(een.left, ander.left) > 2 * SPELING &&
      Math.min(een.bottom, ander.bottom) - Math.max(een.top, ander.top) > 2 * SPELING
    const botsingen = (vakken: readonly Vak[], soort: string): readonly string[] =>
      vakken.flatMap((een, plek) =>
        vakken
          .slice(plek + 1)
          .filter(
            (ander) =>
              raakt(een.rect, ander.rect) &&
              ander.element !== een.element &&
              laagVan(een.element) === laagVan(ander.element),
          )
          .map((ander) => `${soort} overlap: ${een.wat} | ${ander.wat}`),
      )
    /** A link may be longer than its field, because the visitor scrolls it and copies it as a whole. */
    const schuift = [document.documentElement, ...teZien]
      .filter((element) => !element.matches('input[type=url]'))
      .filter((element) => element === document.documentElement || getComputedStyle(element).overflowX !== 'visible')
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + SPELING)
      .map((element) => `scrolls sideways: <${element.tagName.toLowerCase()}> ${naamVan(element)}`)

    return [
      ...new Set([
        ...schuift,
        ...teksten.flatMap(snijdt),
        ...botsingen(bedienbaar, 'controls'),
        ...botsingen(teksten, 'texts'),
      ]),
    ]
  })
