import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { type Page } from '@playwright/test'

import { expect, test } from '../test'
import { metRollup, metVite, metWebpack, type Bundelaar } from './bundelaars/bundelaars'
import { installeer, maakPagina } from './bundelaars/pakket'
import { doorloop, staat } from './gastpagina'

const SITE = 'http://gast.test'

const bouwsels: readonly (readonly [string, Bundelaar, string])[] = [
  ['Vite with React', metVite, 'react.tsx'],
  ['Vite with Vue', metVite, 'vue.ts'],
  ['Rollup', metRollup, 'gewoon.ts'],
  ['webpack', metWebpack, 'gewoon.ts'],
]

/** Serves the build in this folder. Returns the scripts that were asked for, by name, in order. */
const serveer = async (page: Page, map: string): Promise<readonly string[]> => {
  const gevraagd: string[] = []
  await page.route(`${SITE}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    const bestand = pathname === '/' ? '/index.html' : pathname
    if (bestand.endsWith('.js')) gevraagd.push(basename(bestand))
    const path = `${map}/dist${bestand}`
    return route.fulfill(existsSync(path) ? { path } : { status: 404 })
  })
  return gevraagd
}

test.describe('a production build of a page that imports the packed package', () => {
  // One worker packs once for all of these.
  test.describe.configure({ mode: 'default' })
  test.beforeAll(installeer)

  for (const [soort, bundelaar, pagina] of bouwsels)
    test.describe(`by ${soort}`, () => {
      test.use({ verwachteKlachten: /laadt niet|Failed to load resource|net::ERR/ })
      let map = ''
      let waarschuwingen: readonly string[] = []

      test.beforeAll(async () => {
        test.setTimeout(300_000)
        map = await maakPagina(soort.replaceAll(' ', '-'), pagina)
        waarschuwingen = await bundelaar(map)
      })

      test('warns about nothing, and stands and calculates', async ({ page, klachten }) => {
        expect(waarschuwingen).toEqual([])
        const gevraagd = await serveer(page, map)
        await page.goto(`${SITE}/`)
        await doorloop(await staat(page))
        expect(klachten).toEqual([])
        await expect.poll(() => gevraagd).toHaveLength(7)
      })

      test('says so of a part, and works after trying again', async ({ page, geval }) => {
        for (const [wat, antwoord] of [
          ['that fails', { status: 500 }],
          ['that comes empty', { contentType: 'text/javascript', body: '' }],
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
            await element.getByRole('button', { name: 'Probeer opnieuw' }).click()
            await doorloop(await staat(page))
          })
      })
    })
})
