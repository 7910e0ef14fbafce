import { type Page } from '@playwright/test'

import { calculatorIn } from '../../../browser/page/calculator'
import { lazyChunksLoaded } from '../../../browser/page/requests'
import { expect, test } from '../../../browser/test'
import { openHostPage, CALCULATOR, EVERY_ATTRIBUTE } from '../../../browser/host/hostPage'
import { readHeap } from '../../../support/heap'

/** Returns the numbers of listeners and nodes, and the memory of a page after garbage collection. */
const usage = async (page: Page) => {
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable')
  const heap = await readHeap(client)
  const { metrics } = await client.send('Performance.getMetrics')
  const from = (metric: string): number => metrics.find(({ name }) => name === metric)?.value ?? Number.NaN
  return { ...heap, listeners: from('JSEventListeners'), nodes: from('Nodes') }
}

/**
 * Inserts an element with these attributes, waits for its accessibility test, if any, and removes it. Tests run one at
 * a time, so the tests of earlier elements have then ended.
 */
const awaitTests = async (page: Page, attributes: Readonly<Record<string, string>>): Promise<void> => {
  if (!('toegankelijkheid-audit' in attributes)) return
  await page.evaluate((attributes) => {
    const element = document.createElement('hypotheek-orientatie')
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    document.querySelector('main')?.append(element)
  }, attributes)
  await page.locator('hypotheek-orientatie .toegankelijkheid p').waitFor()
  await page.locator('hypotheek-orientatie').evaluate((element) => element.remove())
}

/** Inserts and removes an element with these attributes fifty times, and compares the usage of the page. */
const leaksNothing = async (page: Page, attributes: Readonly<Record<string, string>>): Promise<void> => {
  const times = (count: number) =>
    page.evaluate(
      async ([count, attributes]) => {
        for (let round = 0; round < count; round += 1) {
          const element = document.createElement('hypotheek-orientatie')
          for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
          element.setAttribute('label-code', round % 2 === 0 ? 'MY' : 'FL')
          const ready = new Promise((resolve) =>
            document.body.addEventListener('hypotheek-orientatie:resultaat', resolve, { once: true }),
          )
          document.querySelector('main')?.append(element)
          await ready
          element.remove()
          await new Promise((resolve) => setTimeout(resolve))
        }
      },
      [count, attributes] as const,
    )
  // The first fifty rounds also create objects that a page creates only once.
  await Promise.all([lazyChunksLoaded(page), times(50)])
  await awaitTests(page, attributes)
  const usages = [await usage(page)]
  for (let part = 0; part < 2; part += 1) {
    await times(50)
    await awaitTests(page, attributes)
    usages.push(await usage(page))
  }
  /** Returns the smaller growth of two times fifty rounds. A leak grows both times; a late first use grows once. */
  const growthOf = (kind: keyof Awaited<ReturnType<typeof usage>>): number =>
    Math.min(...usages.slice(1).map((later, part) => later[kind] - (usages[part]?.[kind] ?? 0)))
  expect(growthOf('listeners')).toBeLessThanOrEqual(0)
  expect(growthOf('nodes')).toBeLessThanOrEqual(50)
  expect(growthOf('objects')).toBeLessThan(50)
  expect(growthOf('bytes') / 50).toBeLessThan(1000)
  expect(await page.locator('[data-hypotheek-orientatie]').count()).toBe(0)
}

/** The attributes of the elements that are inserted and removed, by description. */
const SETS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'without options': { laden: 'direct' },
  'with every attribute': EVERY_ATTRIBUTE,
}

for (const [which, attributes] of Object.entries(SETS))
  test(`inserting and removing an element ${which} fifty times leaks nothing`, async ({ page, complaints }) => {
    // The page empties its queue of analytics events.
    const empty = '<script>window.queue = Object.assign([], { push: () => 0 })</script>'
    await openHostPage(page, { body: `${empty}<main></main>` })
    await leaksNothing(page, attributes)
    expect(complaints).toEqual([])
  })
test('ten calculators create no more observers than one', async ({ page }) => {
  await page.addInitScript(() => {
    for (const kind of ['IntersectionObserver', 'ResizeObserver', 'MutationObserver'] as const) {
      const Usual = window[kind]
      const counted = new Proxy(Usual, {
        construct: (target, values, newTarget) => {
          performance.mark(kind)
          return Reflect.construct(target, values, newTarget) as object
        },
      })
      Object.assign(window, { [kind]: counted })
    }
  })
  const observersOf = async (count: number) => {
    const everything = lazyChunksLoaded(page)
    await openHostPage(page, { body: CALCULATOR.repeat(count) })
    for (const element of await page.locator('hypotheek-orientatie').all()) {
      await element.scrollIntoViewIfNeeded()
      await calculatorIn(element).fillIn('Bruto jaarinkomen', '60.000')
      await expect(element.getByText(/€\s\d{3}\.\d{3}/).first()).toBeAttached()
    }
    await everything
    return page.evaluate(() => {
      const names = performance.getEntriesByType('mark').map(({ name }) => name)
      return names.toSorted()
    })
  }
  const ofOne = await observersOf(1)
  expect(ofOne).toContain('IntersectionObserver')
  expect(await observersOf(10)).toEqual(ofOne)
})
