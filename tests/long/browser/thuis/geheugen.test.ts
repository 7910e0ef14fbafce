import { type Page } from '@playwright/test'

import { gekomen } from '../../../browser/pagina/verzoeken'
import { openGastpagina } from '../../../browser/thuis/gastpagina'
import { expect, test } from '../../../browser/test'
import { readHeap } from '../../../support/heap'

/** How much a page holds after the garbage is collected. */
const omvang = async (page: Page) => {
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable')
  const { objects } = await readHeap(client)
  const { metrics } = await client.send('Performance.getMetrics')
  const van = (naam: string): number => metrics.find(({ name }) => name === naam)?.value ?? Number.NaN
  return { luisteraars: van('JSEventListeners'), knopen: van('Nodes'), objects }
}

test('a page that inserts and removes it fifty times holds no more than before', async ({ page }) => {
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
  // The first fifty also make what the page makes once.
  await Promise.all([gekomen(page), keren(50)])
  const ervoor = await omvang(page)
  await keren(50)
  const erna = await omvang(page)
  expect(erna.luisteraars).toBeLessThanOrEqual(ervoor.luisteraars)
  expect(erna.knopen).toBeLessThanOrEqual(ervoor.knopen + 50)
  expect(erna.objects).toBeLessThan(ervoor.objects + 50)
  expect(await page.locator('[data-hypotheek-orientatie]').count()).toBe(0)
})
