import { renameSync } from 'node:fs'
import type { Page } from '@playwright/test'

import { expect, test } from '../../browser/test'
import { doorloopMetPagina } from '../../browser/thuis/gastpagina'
import { serveer, SITE } from '../../channels/browser/serveer'
import { metEigenBouw, metVite, teGroteScripts } from '../../channels/bundelaars'
import { renderOnServer } from '../../channels/renderOnServer'
import { installeer, maakProject } from '../../channels/werkplaats'

/** What React 18 writes in its own way reaches the element as React 19 writes it. */
const isWrittenAsByReact19 = async (page: Page): Promise<void> => {
  const element = page.locator('hypotheek-orientatie')
  await expect(element).toHaveClass('rekenhulp')
  expect(await element.evaluate((host) => host.hasAttribute('hidden'))).toBe(false)
  await page.getByRole('button', { name: 'Naar de rekenhulp' }).click()
  await expect(element.getByRole('heading', { name: 'Benodigde hypotheek', level: 2 })).toBeFocused()
}

/** What else is looked at in an example. */
const ALSO: Readonly<Record<string, (page: Page) => Promise<void>>> = { 'hosts/react18': isWrittenAsByReact19 }

test.describe('a page that has the packed package', () => {
  // One worker installs once for all of these.
  test.describe.configure({ mode: 'default' })
  let tarball = ''
  test.beforeAll(() => {
    tarball = installeer()
  })

  test('stands and calculates without a bundler', async ({ page }) => {
    await serveer(page, maakProject('gewoon'))
    await page.goto(`${SITE}/`)
    await doorloopMetPagina(page)
  })

  for (const voorbeeld of ['angular', 'hosts/parcel', 'hosts/react18', 'svelte', 'vue'])
    test(`stands and calculates in a production build of ${voorbeeld}, which hears its event`, async ({
      page,
      klachten,
    }) => {
      const map = maakProject(voorbeeld)
      expect(await metEigenBouw(map, tarball)).toEqual([])
      expect(teGroteScripts(`${map}/dist`)).toEqual([])
      await serveer(page, `${map}/dist`)
      await page.goto(`${SITE}/`)
      await doorloopMetPagina(page)
      await ALSO[voorbeeld]?.(page)
      expect(klachten).toEqual([])
    })

  test('calculates in a form of its own', async ({ page, klachten }) => {
    const map = maakProject('formulier')
    expect(await metVite(map)).toEqual([])
    await serveer(page, `${map}/dist`)
    await page.goto(`${SITE}/`)
    const veld = page.getByLabel('Bruto jaarinkomen', { exact: true })
    await veld.fill('60.000')
    await veld.blur()
    await expect(page.getByRole('status')).toContainText(/Maximale hypotheek: €\s2\d\d\.\d{3}/)
    await expect(page.getByRole('status')).toContainText('Berekend met de leennormen van 2026.')
    const teksten = await page.locator('legend, h3, label span, option, output p').allTextContents()
    expect(teksten.length).toBeGreaterThan(40)
    expect(teksten.filter((tekst) => /[a-z][A-Z]/.test(tekst))).toEqual([])
    await page.getByLabel('Wat voor inkomen heb je?').selectOption('Zzp-inkomen')
    await expect(page.getByText('Vul je gemiddelde winst per jaar in')).toBeVisible()
    await page.getByLabel('Koop je alleen of samen?').selectOption('Samen')
    await expect(page.getByLabel('Wat voor inkomen heeft je partner?')).toBeVisible()
    await veld.fill('veel')
    await veld.blur()
    await expect(page.getByText('We herkennen de invoer niet als een bedrag')).toBeVisible()
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
