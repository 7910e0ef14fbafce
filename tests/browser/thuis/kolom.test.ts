import { readFileSync } from 'node:fs'

import { ROOT } from '../../support/root'
import { meetVerschuivingen, verschuivingenVan } from '../pagina/verschuivingen'
import { expect, test } from '../test'
import { staat, toHtml } from './gastpagina'

/** The lines that the element asks of a page, as its README gives them. */
const LIJNEN = /<style>[^]*?<\/style>/.exec(readFileSync(`${ROOT}/adapters/element/README.md`, 'utf8'))?.[0] ?? ''

test('the demo page writes the lines of the README', async ({ page }) => {
  await page.goto('/')
  const html = await page.locator('.insluiten code').textContent()
  expect(/<style>[^]*?<\/style>/.exec(html ?? '')?.[0]).toBe(LIJNEN)
})

for (const breedte of [280, 300, 320, 340, 360, 414, 480, 500, 540, 590, 700, 900, 1156])
  test(`in a column of ${breedte} px nothing jumps, however wide the window is`, async ({ page }) => {
    await meetVerschuivingen(page)
    await page.setViewportSize({ width: 1280, height: 2800 })
    await page.route('**/chunks/mount-*', async (route) => {
      await page.evaluate(() => new Promise((klaar) => requestAnimationFrame(() => requestAnimationFrame(klaar))))
      await route.continue()
    })
    const body = `<div style="width: ${breedte}px"><hypotheek-orientatie label-code="FL"><p>Even geduld.</p></hypotheek-orientatie></div><p>Eronder</p>`
    await page.route('**/gast.html', (route) =>
      route.fulfill({ contentType: 'text/html', body: toHtml({ head: LIJNEN, body }) }),
    )
    await page.goto('gast.html')
    const { element } = await staat(page)
    await page.evaluate(() => new Promise((klaar) => requestAnimationFrame(() => requestAnimationFrame(klaar))))
    const { width, height } = (await element.boundingBox()) ?? { width: 0, height: 0 }
    expect(width).toBe(breedte)
    expect(height).toBeGreaterThanOrEqual(1424)
    expect(await verschuivingenVan(page)).toEqual([])
  })
