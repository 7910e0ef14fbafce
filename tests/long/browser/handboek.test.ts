import { rmSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

import { buildSite, type Site } from '../../handboek/site'
import { expect, test } from '../../browser/test'
import { keurMetAxe, laadAxe } from '../../browser/toegankelijkheid/axe'

/** A narrow and a wide window, each in another colour mode. */
const WINDOWS = [
  { width: 320, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const

/** How tall a page may be in the wide window: longer, and nobody looks through it. */
const TALLEST = 15_000

/** Axe asks for the style sheets once more, which a browser refuses on a disk. */
const REFUSED_ON_DISK = /from origin 'null'|net::ERR_FAILED/

/** Each page opens from the disk, in each window: axe finds nothing, nothing is wider, and none goes on and on. */
test.describe('every page of the handbook', () => {
  let site: Site
  test.use({ verwachteKlachten: REFUSED_ON_DISK })
  test.beforeAll(() => {
    site = buildSite()
  })
  test.afterAll(() => rmSync(site.folder, { recursive: true, force: true }))
  for (const { width, colorScheme } of WINDOWS)
    test(`reads from a disk, ${colorScheme}, ${width} px wide`, async ({ page, geval }) => {
      await laadAxe(page)
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      for (const pad of site.pages.keys())
        await geval(pad, async () => {
          await page.goto(pathToFileURL(`${site.folder}/${pad}`).href)
          expect(await keurMetAxe(page)).toEqual([])
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
          if (width === 1280)
            expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(TALLEST)
        })
    })
})
