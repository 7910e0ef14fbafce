import { renameSync } from 'node:fs'
import type { Page } from '@playwright/test'

import { expect, test } from '../../browser/test'
import { completeStepsWithPage } from '../../browser/host/hostPage'
import { serveer, SITE } from '../../channels/browser/serveer'
import { metEigenBouw, metVite, teGroteScripts } from '../../channels/bundelaars'
import { renderOnServer } from '../../channels/renderOnServer'
import { installeer, maakProject } from '../../channels/werkplaats'

/** Checks that `className`, `hidden` and `ref` work in React 18 as in React 19. */
const isWrittenAsByReact19 = async (page: Page): Promise<void> => {
  const element = page.locator('hypotheek-orientatie')
  await expect(element).toHaveClass('rekenhulp')
  expect(await element.evaluate((host) => host.hasAttribute('hidden'))).toBe(false)
  await page.getByRole('button', { name: 'Naar de rekenhulp' }).click()
  await expect(element.getByRole('heading', { name: 'Benodigde hypotheek', level: 2 })).toBeFocused()
}

/** Examples with their own build, and the folders copied into each; later folders overwrite earlier ones. */
const BUILT: Readonly<Record<string, readonly string[]>> = {
  angular: ['angular'],
  parcel: ['javascript', 'hosts/parcel'],
  preact: ['hosts/preact'],
  /** The oldest React that the package allows. */
  react18: ['react', 'hosts/react18'],
  rspack: ['javascript', 'hosts/rspack'],
  svelte: ['svelte'],
  vue: ['vue'],
  /** The oldest Vue that the package allows. */
  vue33: ['vue', 'hosts/vue33'],
}

/** For some examples, a function with further checks of the page, by the name of the example. */
const ALSO: Readonly<Record<string, (page: Page) => Promise<void>>> = { react18: isWrittenAsByReact19 }

test.describe('a page with the packed package', () => {
  // One worker runs all these tests, so that the package is installed once.
  test.describe.configure({ mode: 'default' })
  let tarball = ''
  test.beforeAll(() => {
    tarball = installeer()
  })

  test('a page without a bundler shows the calculator and calculates', async ({ page }) => {
    await serveer(page, maakProject('gewoon'))
    await page.goto(`${SITE}/`)
    await completeStepsWithPage(page)
  })

  for (const [example, folders] of Object.entries(BUILT))
    test(`a production build of ${example} shows the calculator, calculates and receives its events`, async ({
      page,
      complaints,
    }) => {
      const [folder = ''] = folders.map((one) => maakProject(one, example))
      expect(await metEigenBouw(folder, tarball)).toEqual([])
      expect(teGroteScripts(`${folder}/dist`)).toEqual([])
      await serveer(page, `${folder}/dist`)
      await page.goto(`${SITE}/`)
      await completeStepsWithPage(page)
      await ALSO[example]?.(page)
      expect(complaints).toEqual([])
    })

  test('a page with its own form calculates with the library', async ({ page, complaints }) => {
    const folder = maakProject('formulier')
    expect(await metVite(folder)).toEqual([])
    await serveer(page, `${folder}/dist`)
    await page.goto(`${SITE}/`)
    const field = page.getByLabel('Bruto jaarinkomen', { exact: true })
    await field.fill('60.000')
    await field.blur()
    await expect(page.getByRole('status')).toContainText(/Maximale hypotheek: €\s2\d\d\.\d{3}/)
    await expect(page.getByRole('status')).toContainText('Berekend met de leennormen van 2026.')
    const texts = await page.locator('legend, h3, label span, option, output p').allTextContents()
    expect(texts.length).toBeGreaterThan(40)
    expect(texts.filter((text) => /[a-z][A-Z]/.test(text))).toEqual([])
    await page.getByLabel('Wat voor inkomen heb je?').selectOption('Zzp-inkomen')
    await expect(page.getByText('Vul je gemiddelde winst per jaar in')).toBeVisible()
    await page.getByLabel('Koop je alleen of samen?').selectOption('Samen')
    await expect(page.getByLabel('Wat voor inkomen heeft je partner?')).toBeVisible()
    await field.fill('veel')
    await field.blur()
    await expect(page.getByText('We herkennen de invoer niet als een bedrag')).toBeVisible()
    expect(complaints).toEqual([])
  })

  test('React hydrates the calculator from the HTML of a server without errors', async ({ page, complaints }) => {
    const project = maakProject('react', 'server')
    expect(await metVite(project)).toEqual([])
    renameSync(`${project}/dist`, `${project}/site`)
    const html = await renderOnServer(project)
    expect(html).toContain('label-code="MY"')
    await serveer(page, `${project}/site`)
    await page.goto(`${SITE}/`)
    await completeStepsWithPage(page)
    expect(complaints).toEqual([])
  })
})
