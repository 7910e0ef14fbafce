import { type Page } from '@playwright/test'

import { totLaatste } from './totLaatste'

declare global {
  interface Window {
    verschuivingen?: string[]
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRect
    readonly currentRect: DOMRect
  }[]
}

/**
 * Keeps a line for each layout shift of the pages that open from now on, which says how large it was and what moved
 * from where to where.
 */
export const meetVerschuivingen = (page: Page) =>
  page.addInitScript(() => {
    const plaats = ({ x, y, width, height }: DOMRect): string => [x, y, width, height].join(' ')
    const verschuivingen: string[] = (window.verschuivingen = [])
    new PerformanceObserver((lijst) => {
      for (const { value, sources } of lijst.getEntries() as LayoutShift[])
        for (const { node, previousRect, currentRect } of sources)
          verschuivingen.push(
            `${value}: ${node?.nodeName} ${node?.textContent?.slice(0, 60)} ` +
              `(${plaats(previousRect)} → ${plaats(currentRect)})`,
          )
    }).observe({ type: 'layout-shift', buffered: true })
  })

const LAATSTE = 'LAATSTE-VERSCHUIVING'

/** The layout shifts so far: up to a last one, of something that this moves itself. */
export const verschuivingenVan = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(async (naam) => {
    const beeld = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const laatste = document.body.appendChild(document.createElement(naam))
    laatste.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 50px; height: 50px; background: red'
    await beeld()
    await beeld()
    laatste.style.top = '100px'
  }, LAATSTE)
  return totLaatste(page, 'verschuivingen', LAATSTE)
}
