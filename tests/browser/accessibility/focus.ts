import { type Page } from '@playwright/test'

/** Returns why the keyboard focus is not visible on the page; undefined when the focus is visible. */
export const focusFault = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    let active = document.activeElement
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
    if (active === null || active === document.body) return 'nothing has the focus'

    const hasOutline = (element: Element): boolean => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    }
    let outlined: Element | null = active
    while (outlined !== null && !hasOutline(outlined)) outlined = outlined.parentElement
    if (outlined === null) return 'it has no outline of 2 px or more'

    const { left, right, top, bottom } = outlined.getBoundingClientRect()
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
      return `it is out of the window: ${[left, top, right, bottom].map(Math.round).join(' ')}`
    const [centreX, centreY] = [(left + right) / 2, (top + bottom) / 2]
    const points = [
      [centreX, centreY],
      [left + 4, centreY],
      [right - 4, centreY],
      [centreX, top + 4],
      [centreX, bottom - 4],
    ] as const
    const root = active.getRootNode() as ShadowRoot
    const covered = points.map(([x, y]) => root.elementFromPoint(x, y)).find((topmost) => !outlined.contains(topmost))
    return covered === undefined ? undefined : `it is behind ${covered?.outerHTML.slice(0, 80) ?? 'the page'}`
  })
