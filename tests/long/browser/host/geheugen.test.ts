import { type Page } from '@playwright/test'

import { rekenhulpIn } from '../../../browser/pagina/rekenhulp'
import { gekomen } from '../../../browser/pagina/verzoeken'
import { expect, test } from '../../../browser/test'
import { openGastpagina, REKENHULP } from '../../../browser/host/hostPage'
import { readHeap } from '../../../support/heap'

/** Returns the listeners, nodes and objects of a page after garbage collection. */
const omvang = async (page: Page) => {
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable')
  const { objects } = await readHeap(client)
  const { metrics } = await client.send('Performance.getMetrics')
  const van = (naam: string): number => metrics.find(({ name }) => name === naam)?.value ?? Number.NaN
  return { luisteraars: van('JSEventListeners'), knopen: van('Nodes'), objects }
}

test('inserting and removing the element fifty times leaks no listeners, nodes or objects', async ({ page }) => {
  await openGastpagina(page, { body: '<main></main>' })
  const keren = (aantal: number) =>
    page.evaluate(async (aantal) => {
      for (let keer = 0; keer < aantal; keer += 1) {
        const element = document.createElement('hypotheek-orientatie')
        element.setAttribute('label-code', keer % 2 === 0 ? 'MY' : 'FL')
        element.setAttribute('laden', 'direct')
        const gereed = new Promise((resolve) =>
          document.body.addEventListener('hypotheek-orientatie:resultaat', resolve, { once: true }),
        )
        document.querySelector('main')?.append(element)
        await gereed
        element.remove()
        await new Promise((resolve) => setTimeout(resolve))
      }
    }, aantal)
  // The first fifty also create what a page creates once.
  await Promise.all([gekomen(page), keren(50)])
  const ervoor = await omvang(page)
  await keren(50)
  const erna = await omvang(page)
  expect(erna.luisteraars).toBeLessThanOrEqual(ervoor.luisteraars)
  expect(erna.knopen).toBeLessThanOrEqual(ervoor.knopen + 50)
  expect(erna.objects).toBeLessThan(ervoor.objects + 50)
  expect(await page.locator('[data-hypotheek-orientatie]').count()).toBe(0)
})

test('ten calculators create no more observers than one', async ({ page }) => {
  await page.addInitScript(() => {
    for (const soort of ['IntersectionObserver', 'ResizeObserver', 'MutationObserver'] as const) {
      const Gewoon = window[soort]
      const geteld = new Proxy(Gewoon, {
        construct: (doel, waarden, nieuw) => {
          performance.mark(soort)
          return Reflect.construct(doel, waarden, nieuw) as object
        },
      })
      Object.assign(window, { [soort]: geteld })
    }
  })
  const waarnemersVan = async (aantal: number) => {
    const alles = gekomen(page)
    await openGastpagina(page, { body: REKENHULP.repeat(aantal) })
    for (const element of await page.locator('hypotheek-orientatie').all()) {
      await element.scrollIntoViewIfNeeded()
      await rekenhulpIn(element).vulIn('Bruto jaarinkomen', '60.000')
      await expect(element.getByText(/€\s\d{3}\.\d{3}/).first()).toBeAttached()
    }
    await alles
    return page.evaluate(() => {
      const namen = performance.getEntriesByType('mark').map(({ name }) => name)
      return namen.toSorted()
    })
  }
  const vanEen = await waarnemersVan(1)
  expect(vanEen).toContain('IntersectionObserver')
  expect(await waarnemersVan(10)).toEqual(vanEen)
})
