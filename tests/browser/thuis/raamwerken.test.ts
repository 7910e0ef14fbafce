import { expect, test } from '../test'
import { doorloop, openGastpagina, staat } from './gastpagina'
import { bundel } from './raamwerken/bundel'

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
      const rekenhulp = await staat(page)
      await doorloop(rekenhulp)
      await expect(page.getByRole('status')).toHaveText('De pagina weet: stap 3')

      await page.getByRole('button', { name: 'Naar Florius' }).click()
      await expect(rekenhulp.element).toHaveAttribute('label-code', 'FL')
      await rekenhulp.klik('Vorige stap')
      await expect(page.getByRole('status')).toHaveText('De pagina weet: stap 2')
      await expect(rekenhulp.knop('Ga verder')).toHaveCSS('background-color', 'rgb(166, 58, 15)')
      await expect(rekenhulp.veld('Vraagprijs van de woning')).toHaveValue('200.000')
    })
  })
