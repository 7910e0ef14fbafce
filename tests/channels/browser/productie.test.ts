import { existsSync, renameSync } from 'node:fs'
import { basename } from 'node:path'
import { type Page } from '@playwright/test'

import { doorloop, doorloopMetPagina, staat } from '../../browser/thuis/gastpagina'
import { expect, test } from '../../browser/test'
import { renderOnServer } from '../renderOnServer'
import { LATER } from '../../support/bundle'
import { metRollup, metVite, metWebpack, type Bundelaar } from '../bundelaars'
import { installeer, maakProject, PAKKET } from '../werkplaats'

const SITE = 'http://gast.test'

const bouwsels: readonly (readonly [soort: string, voorbeeld: string, bundelaar: Bundelaar])[] = [
  ['Vite with React', 'react', metVite],
  ['Vite with Vue', 'vue', metVite],
  ['Rollup', 'javascript', metRollup],
  ['webpack', 'javascript', metWebpack],
]

/** The script of the page, the norms, the application, and what comes when the browser is idle. */
const SCRIPTS = 3 + LATER.length

/** Serves this folder, and the package below it. Returns the scripts that were asked for, by name, in order. */
const serveer = async (page: Page, map: string): Promise<readonly string[]> => {
  const gevraagd: string[] = []
  await page.route(`${SITE}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    const bestand = pathname === '/' ? '/index.html' : pathname
    if (bestand.endsWith('.js')) gevraagd.push(basename(bestand))
    const path = bestand.startsWith('/hypotheek-orientatie/')
      ? bestand.replace('/hypotheek-orientatie', PAKKET)
      : `${map}${bestand}`
    return route.fulfill(existsSync(path) ? { path } : { status: 404 })
  })
  return gevraagd
}

test.describe('a page that has the packed package', () => {
  // One worker installs once for all of these.
  test.describe.configure({ mode: 'default' })
  test.beforeAll(() => {
    test.setTimeout(120_000)
    installeer()
  })

  test('stands and calculates without a bundler', async ({ page }) => {
    await serveer(page, maakProject('gewoon'))
    await page.goto(`${SITE}/`)
    await doorloopMetPagina(page)
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

  for (const [soort, voorbeeld, bundelaar] of bouwsels)
    test.describe(`in a production build by ${soort}`, () => {
      test.use({ verwachteKlachten: /laadt niet|Failed to load resource|net::ERR/ })
      let map = ''
      let waarschuwingen: readonly string[] = []

      test.beforeAll(async () => {
        test.setTimeout(300_000)
        const project = maakProject(voorbeeld, soort.replaceAll(' ', '-'))
        waarschuwingen = await bundelaar(project)
        map = `${project}/dist`
      })

      test('warns about nothing, and stands and calculates', async ({ page, klachten }) => {
        expect(waarschuwingen).toEqual([])
        const gevraagd = await serveer(page, map)
        await page.goto(`${SITE}/`)
        await doorloopMetPagina(page)
        expect(klachten).toEqual([])
        await expect.poll(() => gevraagd).toHaveLength(SCRIPTS)
      })

      test('says so of a part, and works after trying again, or as the browser keeps it, after a reload', async ({
        page,
        geval,
      }) => {
        const probeerOpnieuw = () =>
          page.locator('hypotheek-orientatie').getByRole('button', { name: 'Probeer opnieuw' }).click()
        for (const [wat, antwoord, herstel] of [
          ['that fails', { status: 500 }, probeerOpnieuw],
          ['that comes empty', { contentType: 'text/javascript', body: '' }, () => page.reload()],
        ] as const)
          await geval(wat, async () => {
            await serveer(page, map)
            let isStuk = true
            await page.route(`${SITE}/**/*.js`, (route) =>
              isStuk && !/\/(?:hoofd|index)[-.]/.test(route.request().url())
                ? route.fulfill(antwoord)
                : route.fallback(),
            )
            await page.goto(`${SITE}/`)
            const element = page.locator('hypotheek-orientatie')
            await expect(element.getByRole('alert')).toContainText(/De rekenhulp laadt niet/)
            isStuk = false
            await herstel()
            await doorloop(await staat(page))
          })
      })
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
