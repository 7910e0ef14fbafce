import { test } from '../../../browser/test'
import { doorloopMetPagina, openGastpagina } from '../../../browser/thuis/gastpagina'
import { bundel } from '../../../browser/thuis/raamwerken/bundel'

for (const [soort, bestand] of [
  ['React', 'react.tsx'],
  ['no framework', 'gewoon.ts'],
] as const)
  test.describe(`a page made with ${soort}`, () => {
    let script = ''

    /** Only the page itself has the time limit of a test, not its build. */
    test.beforeAll(async () => {
      test.setTimeout(120_000)
      script = await bundel(bestand)
    })

    test('passes props, hears events and changes props while somebody types', async ({ page }) => {
      await page.route('**/pagina.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }))
      await openGastpagina(page, { body: '<div id="app"></div><script type="module" src="pagina.js"></script>' })
      await doorloopMetPagina(page)
    })
  })
