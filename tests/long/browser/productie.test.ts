import { renameSync } from 'node:fs'

import { expect, test } from '../../browser/test'
import { doorloopMetPagina } from '../../browser/thuis/gastpagina'
import { serveer, SITE } from '../../channels/browser/serveer'
import { metEigenBouw, metVite } from '../../channels/bundelaars'
import { renderOnServer } from '../../channels/renderOnServer'
import { installeer, maakProject } from '../../channels/werkplaats'

test.describe('a page that has the packed package', () => {
  // One worker installs once for all of these.
  test.describe.configure({ mode: 'default' })
  test.beforeAll(() => {
    installeer()
  })

  test('stands and calculates without a bundler', async ({ page }) => {
    await serveer(page, maakProject('gewoon'))
    await page.goto(`${SITE}/`)
    await doorloopMetPagina(page)
  })

  for (const voorbeeld of ['angular', 'svelte', 'vue'])
    test(`stands and calculates in a production build of ${voorbeeld}, which binds its event in the template`, async ({
      page,
      klachten,
    }) => {
      const map = maakProject(voorbeeld)
      expect(await metEigenBouw(map)).toEqual([])
      await serveer(page, `${map}/dist`)
      await page.goto(`${SITE}/`)
      await doorloopMetPagina(page)
      expect(klachten).toEqual([])
    })

  test('calculates in a form of its own', async ({ page, klachten }) => {
    const map = maakProject('formulier')
    expect(await metVite(map)).toEqual([])
    await serveer(page, `${map}/dist`)
    await page.goto(`${SITE}/`)
    const veld = page.getByLabel('Bruto jaarinkomen')
    await veld.fill('60.000')
    await veld.blur()
    await expect(page.getByRole('status')).toHaveText(/^Je maximale hypotheek is € 2\d\d\.\d{3}$/)
    await veld.fill('veel')
    await veld.blur()
    await expect(page.getByRole('alert')).toContainText('We herkennen de invoer niet als een bedrag')
    expect(klachten).toEqual([])
  })

  test('is taken over from the HTML of a server', async ({ page, klachten }) => {
    const project = maakProject('react', 'server')
    expect(await metVite(project)).toEqual([])
    renameSync(`${project}/dist`, `${project}/site`)
    const html = await renderOnServer(project)
    expect(html).toContain('label-code="MY"')
    await serveer(page, `${project}/site`)
    await page.goto(`${SITE}/`)
    await doorloopMetPagina(page)
    expect(klachten).toEqual([])
  })
})
