import { type Page } from '@playwright/test'

/** Returns why the focus is not visible now; undefined when it is. */
export const focusGebrek = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    let actief = document.activeElement
    while (actief?.shadowRoot?.activeElement) actief = actief.shadowRoot.activeElement
    if (actief === null || actief === document.body) return 'nothing has the focus'

    const isOmrand = (element: Element): boolean => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    }
    let kader: Element | null = actief
    while (kader !== null && !isOmrand(kader)) kader = kader.parentElement
    if (kader === null) return 'it has no outline of 2 px or more'

    const { left, right, top, bottom } = kader.getBoundingClientRect()
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
      return `it is out of the window: ${[left, top, right, bottom].map(Math.round).join(' ')}`
    const [midden, hoogte] = [(left + right) / 2, (top + bottom) / 2]
    const punten = [
      [midden, hoogte],
      [left + 4, hoogte],
      [right - 4, hoogte],
      [midden, top + 4],
      [midden, bottom - 4],
    ] as const
    const root = actief.getRootNode() as ShadowRoot
    const bedekt = punten.map(([x, y]) => root.elementFromPoint(x, y)).find((boven) => !kader.contains(boven))
    return bedekt === undefined ? undefined : `it is behind ${bedekt?.outerHTML.slice(0, 80) ?? 'the page'}`
  })
