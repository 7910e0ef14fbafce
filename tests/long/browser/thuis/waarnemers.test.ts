import { gekomen } from '../../../browser/pagina/verzoeken'
import { rekenhulpIn } from '../../../browser/pagina/rekenhulp'
import { expect, test } from '../../../browser/test'
import { openGastpagina, REKENHULP } from '../../../browser/thuis/gastpagina'

test('ten calculators watch the page with the observers of one', async ({ page }) => {
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
    return page.evaluate(() =>
      performance
        .getEntriesByType('mark')
        .map(({ name }) => name)
        .toSorted(),
    )
  }
  const vanEen = await waarnemersVan(1)
  expect(vanEen).toContain('IntersectionObserver')
  expect(await waarnemersVan(10)).toEqual(vanEen)
})
