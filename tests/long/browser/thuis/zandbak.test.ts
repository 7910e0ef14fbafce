import { expect, test } from '../../../browser/test'
import { serveerElders } from '../../../browser/thuis/andereSite'
import { toHtml } from '../../../browser/thuis/gastpagina'

test.use({ verwachteKlachten: /blocked by CORS policy|^Failed to load resource/ })

const REKENHULP = '<hypotheek-orientatie label-code="MY" laden="direct" berekening="server" api-base="/dienst">'

test('in a frame with a sandbox a service is called at the base as it was given', async ({ page, adres }) => {
  const site = await serveerElders({
    '/': '<!doctype html><link rel="icon" href="data:,"><iframe title="Gast" sandbox="allow-scripts" src="/gast.html">',
    '/gast.html': toHtml({ head: `<base href="${adres}">`, body: REKENHULP }),
  })
  const aanroep = page.waitForRequest('**/api/v1.0/financieringsopzet')
  await page.goto(site.adres)
  expect((await aanroep).url()).toBe(new URL('/dienst/api/v1.0/financieringsopzet', adres).href)
  site.sluit()
})
