import { expect, test } from '../../../browser/test'
import { begonnen, rekenhulpIn } from '../../../browser/pagina/rekenhulp'
import { serveerElders } from '../../../browser/host/otherSite'
import { doorloop, openGastpagina, REKENHULP, toHtml } from '../../../browser/host/hostPage'

const AAN_DIENST = '<hypotheek-orientatie label-code="MY" laden="direct" berekening="server">'

for (const [hoe, sandbox] of [
  ['of another origin', ''],
  ['with the strictest sandbox that runs scripts', 'sandbox="allow-scripts"'],
] as const)
  test(`the three steps work in an iframe ${hoe}`, async ({ page, adres }) => {
    const head = `<base href="${adres}">`
    const gast = await serveerElders({ '/gast.html': toHtml({ head, body: REKENHULP }) })
    const kader = `<iframe title="Rekenhulp" width="1000" height="900" ${sandbox} src="${gast.adres}/gast.html"></iframe>`
    const gastheer = await serveerElders({
      '/': `<!doctype html><link rel="icon" href="data:,"><title>Gastheer</title>${kader}`,
    })
    await page.goto(`${gastheer.adres}/`)
    const rekenhulp = rekenhulpIn(page.frameLocator('iframe').locator('hypotheek-orientatie'))
    await begonnen(rekenhulp)
    await doorloop(rekenhulp)
    expect(page.frames().map((frame) => new URL(frame.url()).origin)).toEqual([gastheer.adres, gast.adres])
    gast.sluit()
    gastheer.sluit()
  })

test('a srcdoc frame calls the service on the host of the page around it', async ({ page }) => {
  const binnen = toHtml({ body: AAN_DIENST })
  const aanroep = page.waitForRequest('**/api/v1.0/financieringsopzet')
  await openGastpagina(page, { body: `<iframe title="Rekenhulp" srcdoc='${binnen}'></iframe>` })
  expect(new URL((await aanroep).url()).pathname).toBe('/api/v3.0/serviceproxy/orientatie/api/v1.0/financieringsopzet')
})

test.describe('a service called from a sandboxed frame', () => {
  test.use({ verwachteKlachten: /blocked by CORS policy|^Failed to load resource/ })

  test('a sandboxed frame calls the service at the given api-base', async ({ page, adres }) => {
    const site = await serveerElders({
      '/': `<!doctype html><link rel="icon" href="data:,">
        <iframe title="Gast" sandbox="allow-scripts" src="/gast.html">`,
      '/gast.html': toHtml({ head: `<base href="${adres}">`, body: AAN_DIENST.replace('>', ' api-base="/dienst">') }),
    })
    const aanroep = page.waitForRequest('**/api/v1.0/financieringsopzet')
    await page.goto(site.adres)
    expect((await aanroep).url()).toBe(new URL('/dienst/api/v1.0/financieringsopzet', adres).href)
    site.sluit()
  })
})
