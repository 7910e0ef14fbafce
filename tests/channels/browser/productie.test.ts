import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'

import { completeSteps, completeStepsWithPage, readyCalculator } from '../../browser/host/hostPage'
import { expect, test } from '../../browser/test'
import { LATER, lazyLoad, readManifest } from '../../support/bundle'
import { LONG, matrix } from '../../support/matrix'
import { metEsbuild, metRollup, metVite, metWebpack, teGroteScripts, type Bundelaar } from '../bundelaars'
import { installeer, maakProject } from '../werkplaats'
import { serveer, SITE } from './serveer'

/** The number of lazy scripts, fetched after step 1 is ready, if a bundler splits the code as the package does. */
const ALS_IN_HET_PAKKET = lazyLoad(readManifest()).size
/**
 * The number of lazy scripts in a build of webpack. Webpack splits off shared code only above 20 kB: here the
 * styles and the engine.
 */
const MET_GROTE_GEDEELDE = LATER.length + 2
/**
 * The number of lazy scripts in a build of esbuild: two more than in the package. Esbuild makes separate scripts of
 * the code in the application and in React that lazy parts need too.
 */
const MET_KERN = ALS_IN_HET_PAKKET + 2

const bouwsels: readonly (readonly [soort: string, voorbeeld: string, bundelaar: Bundelaar, later: number])[] = [
  ['Vite', 'react', metVite, ALS_IN_HET_PAKKET],
  ['Rollup', 'javascript', metRollup, ALS_IN_HET_PAKKET],
  ['webpack', 'javascript', metWebpack, MET_GROTE_GEDEELDE],
  ['esbuild', 'javascript', metEsbuild, MET_KERN],
]

/** The number of scripts loaded first: the page, the norms, the application and React. */
const EERST = 4

/** Adds `toegankelijkheid-audit` to the page of a project. The page imports the audit if its URL has `?audit`. */
const vraagOmAudit = (project: string): void => {
  const html = readFileSync(`${project}/index.html`, 'utf8')
  writeFileSync(`${project}/index.html`, html.replace('laden="direct"', 'laden="direct" toegankelijkheid-audit'))
  appendFileSync(`${project}/hoofd.js`, `if (location.search === '?audit') import('hypotheek-orientatie/audit')\n`)
}

test.describe('a page with the packed package', () => {
  // One worker runs all these tests, so that the package is installed once.
  test.describe.configure({ mode: 'default' })
  test.beforeAll(() => {
    test.setTimeout(120_000)
    installeer()
  })

  for (const [soort, bundelaar] of [
    ['Vite', metVite],
    ['webpack', metWebpack],
    ['esbuild', metEsbuild],
  ] as const)
    test.describe(`that requests the audit, built by ${soort}`, () => {
      test.use({ expectedComplaints: /Failed to load resource/ })

      test(
        `a page built by ${soort} warns how to import the audit, and runs it once the page imports it`,
        LONG,
        async ({ page }) => {
          test.setTimeout(300_000)
          const project = maakProject('javascript', `audit-${soort}`)
          vraagOmAudit(project)
          await bundelaar(project)
          await serveer(page, `${project}/dist`)
          const gewaarschuwd = page.waitForEvent('console', (gezegd) => gezegd.text().includes('toegankelijkheidstest'))
          await page.goto(`${SITE}/`)
          expect((await gewaarschuwd).text()).toContain('importeer hypotheek-orientatie/audit')
          await page.goto(`${SITE}/?audit`)
          const { element } = await readyCalculator(page)
          await expect(element.getByText(/^Toegankelijkheid: geen problemen gevonden/)).toBeVisible({ timeout: 30_000 })
        },
      )
    })

  for (const [soort, voorbeeld, bundelaar, later] of matrix(bouwsels))
    test.describe(`built for production by ${soort}`, () => {
      test.use({ expectedComplaints: /laadt niet|Failed to load resource|net::ERR|is een nieuwe versie/ })
      let map = ''
      let waarschuwingen: readonly string[] = []

      test.beforeAll(async () => {
        test.setTimeout(300_000)
        const project = maakProject(voorbeeld, soort.replaceAll(' ', '-'))
        waarschuwingen = await bundelaar(project)
        map = `${project}/dist`
      })

      test(`a ${soort} build has no warnings, and its three steps can be completed`, async ({ page, complaints }) => {
        expect(waarschuwingen).toEqual([])
        expect(teGroteScripts(map)).toEqual([])
        const gevraagd = await serveer(page, map)
        await page.goto(`${SITE}/`)
        await completeStepsWithPage(page)
        expect(complaints).toEqual([])
        // The example of an income is fetched only if the first result comes before the visitor types an income.
        const aantallen = [EERST + later, EERST + later + 1]
        await expect.poll(() => aantallen.includes(gevraagd.length), { message: gevraagd.join() }).toBe(true)
      })

      test(`*Bewaar of deel* asks to reload the page when scripts by ${soort} return 404`, async ({ page }) => {
        await serveer(page, map)
        await page.goto(`${SITE}/`)
        const rekenhulp = await readyCalculator(page)
        await completeSteps(rekenhulp)
        await page.route(`${SITE}/**/*.js`, (route) => route.fulfill({ status: 404 }))
        await rekenhulp.click('Bewaar of deel')
        await expect(rekenhulp.element.getByText(/^Er is een nieuwe versie/)).toBeVisible()
      })

      test(
        `the calculator shows an error for failed or empty scripts by ${soort}, and recovers by retry or reload`,
        LONG,
        async ({ page, runCase }) => {
          const probeerOpnieuw = () =>
            page.locator('hypotheek-orientatie').getByRole('button', { name: 'Probeer opnieuw' }).click()
          for (const [wat, antwoord, herstel] of [
            ['status 500', { status: 500 }, probeerOpnieuw],
            ['an empty script', { contentType: 'text/javascript', body: '' }, () => page.reload()],
          ] as const)
            await runCase(wat, async () => {
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
              await completeSteps(await readyCalculator(page))
            })
        },
      )
    })
})
