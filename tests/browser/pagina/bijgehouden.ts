import { type Locator, type Page } from '@playwright/test'

declare global {
  interface Window {
    gezegd?: string[]
    verschuivingen?: string[]
  }
}

/** Records, in order, every text that appears in a live region of the pages that open from now on. */
export const luister = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const gezegd: string[] = []
    window.gezegd = gezegd
    new MutationObserver((mutaties) => {
      for (const { target, addedNodes } of mutaties) {
        const element = target instanceof Element ? target : target.parentElement
        const regio = element?.closest('body > [aria-live]')
        const tekst = element?.textContent
        if (regio && tekst && addedNodes.length > 0) gezegd.push(`${regio.getAttribute('aria-live') ?? ''}: ${tekst}`)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
}

/**
 * Returns the texts announced so far, such as `polite: …`. A region holds a text for one second, which a single read
 * can miss.
 */
export const gezegd = (page: Page): Promise<readonly string[]> => page.evaluate(() => window.gezegd ?? [])

/** Runs an action that this live region announces, and waits until the region is empty again. */
export const laatUitspreken = async (regio: Locator, doe: () => Promise<void>): Promise<void> => {
  const luisteraar = await regio.evaluateHandle((element) => ({
    klaar: new Promise<void>((resolve) => {
      new MutationObserver((_, waarnemer) => {
        if (element.textContent !== '') return
        waarnemer.disconnect()
        resolve()
      }).observe(element, { subtree: true, childList: true, characterData: true })
    }),
  }))
  await doe()
  await luisteraar.evaluate(({ klaar }) => klaar)
}

/**
 * Returns what the page recorded in one of its lists, without the line that has `laatste` in it. It waits for that
 * line, which the test itself causes last, because a browser reports such entries with a delay.
 */
export const totLaatste = async (
  page: Page,
  lijst: 'overtredingen' | 'verschuivingen',
  laatste: string,
): Promise<readonly string[]> => {
  const verteld = await page.waitForFunction(
    ({ lijst, laatste }) => {
      const alle = window[lijst] ?? []
      return alle.some((regel) => regel.includes(laatste)) && alle
    },
    { lijst, laatste },
  )
  return ((await verteld.jsonValue()) || []).filter((regel) => !regel.includes(laatste))
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
 * Records a line for each layout shift of the pages that open from now on: its size, and what moved from where to
 * where.
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

/** Returns the layout shifts so far. It ends the list with a shift of its own. */
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
