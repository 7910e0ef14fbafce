import { type Locator, type Page } from '@playwright/test'

declare global {
  interface Window {
    announced?: string[]
    layoutShifts?: string[]
  }
}

/** Records every text that appears in a live region directly inside the body, on pages that open from now on. */
export const recordAnnouncements = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const announced: string[] = []
    window.announced = announced
    new MutationObserver((mutations) => {
      for (const { target, addedNodes } of mutations) {
        const element = target instanceof Element ? target : target.parentElement
        const region = element?.closest('body > [aria-live]')
        const text = element?.textContent
        if (region && text && addedNodes.length > 0)
          announced.push(`${region.getAttribute('aria-live') ?? ''}: ${text}`)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
}

/** Returns the recorded announcements, such as `polite: …`. A live region itself shows a text for only one second. */
export const announced = (page: Page): Promise<readonly string[]> => page.evaluate(() => window.announced ?? [])

/** Runs an action that this live region announces. Waits until the region is empty again. */
export const announceFully = async (region: Locator, action: () => Promise<void>): Promise<void> => {
  const listener = await region.evaluateHandle((element) => ({
    done: new Promise<void>((resolve) => {
      new MutationObserver((_, observer) => {
        if (element.textContent !== '') return
        observer.disconnect()
        resolve()
      }).observe(element, { subtree: true, childList: true, characterData: true })
    }),
  }))
  await action()
  await listener.evaluate(({ done }) => done)
}

/**
 * Waits until the page has recorded a line with `last` in this list. Returns all other lines. A browser reports entries
 * with a delay, so the caller itself causes the line with `last`: once that line is there, the list is complete.
 */
export const untilLast = async (
  page: Page,
  list: 'violations' | 'layoutShifts',
  last: string,
): Promise<readonly string[]> => {
  const handle = await page.waitForFunction(
    ({ list, last }) => {
      const all = window[list] ?? []
      return all.some((line) => line.includes(last)) && all
    },
    { list, last },
  )
  return ((await handle.jsonValue()) || []).filter((line) => !line.includes(last))
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRect
    readonly currentRect: DOMRect
  }[]
}

/** On pages opened from now on, records a line per shifted element: the size of the shift, the old and the new box. */
export const recordLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    const place = ({ x, y, width, height }: DOMRect): string => [x, y, width, height].join(' ')
    const layoutShifts: string[] = (window.layoutShifts = [])
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[])
        for (const { node, previousRect, currentRect } of sources)
          layoutShifts.push(
            `${value}: ${node?.nodeName} ${node?.textContent?.slice(0, 60)} ` +
              `(${place(previousRect)} → ${place(currentRect)})`,
          )
    }).observe({ type: 'layout-shift', buffered: true })
  })

const LAST = 'LAATSTE-VERSCHUIVING'

/** Returns the recorded layout shifts. To know that the list is complete, causes one more shift and leaves it out. */
export const layoutShiftsOf = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(async (name) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const last = document.body.appendChild(document.createElement(name))
    last.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 50px; height: 50px; background: red'
    await frame()
    await frame()
    last.style.top = '100px'
  }, LAST)
  return untilLast(page, 'layoutShifts', LAST)
}
