import { readFileSync } from 'node:fs'
import { type Page } from '@playwright/test'

import { ROOT } from '../../../support/root'
import { meetVerschuivingen, verschuivingenVan } from '../../../browser/pagina/verschuivingen'
import { expect, test } from '../../../browser/test'
import { openGastpagina, staat } from '../../../browser/thuis/gastpagina'

const BREEDTES = [280, 300, 320, 340, 360, 414, 480, 500, 540, 590, 700, 900, 1156]

/** The lines that the element asks of a page, as its README gives them. */
const LIJNEN = /<style>[^]*?<\/style>/.exec(readFileSync(`${ROOT}/adapters/element/README.md`, 'utf8'))?.[0] ?? ''

const tweeBeelden = (page: Page) =>
  page.evaluate(() => new Promise((klaar) => requestAnimationFrame(() => requestAnimationFrame(klaar))))

test('the demo page writes the lines of the README', async ({ page }) => {
  await page.goto('/')
  const html = await page.locator('.insluiten code').textContent()
  expect(/<style>[^]*?<\/style>/.exec(html ?? '')?.[0]).toBe(LIJNEN)
})

test('in a column nothing jumps, however wide the window is', async ({ page, geval }) => {
  await meetVerschuivingen(page)
  await page.setViewportSize({ width: 1280, height: 2800 })
  for (const breedte of BREEDTES)
    await geval(`of ${breedte} px`, async () => {
      await page.route('**/chunks/mount-*', async (route) => {
        await tweeBeelden(page)
        await route.continue()
      })
      const rekenhulp = '<hypotheek-orientatie label-code="FL"><p>Even geduld.</p></hypotheek-orientatie>'
      const body = `<div style="width: ${breedte}px">${rekenhulp}</div><p>Eronder</p>`
      await openGastpagina(page, { head: LIJNEN, body })
      const { element } = await staat(page)
      await tweeBeelden(page)
      const { width, height } = (await element.boundingBox()) ?? { width: 0, height: 0 }
      expect(width).toBe(breedte)
      expect(height).toBeGreaterThanOrEqual(1424)
      expect(await verschuivingenVan(page)).toEqual([])
    })
})
