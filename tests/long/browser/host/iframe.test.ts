import { expect, test } from '../../../browser/test'
import { waitUntilReady, calculatorIn } from '../../../browser/page/calculator'
import { serveElsewhere } from '../../../browser/host/otherSite'
import { completeSteps, openHostPage, CALCULATOR, toHtml } from '../../../browser/host/hostPage'

const WITH_SERVICE = '<hypotheek-orientatie label-code="MY" laden="direct" berekening="server">'

for (const [how, sandbox] of [
  ['of another origin', ''],
  ['with sandbox="allow-scripts"', 'sandbox="allow-scripts"'],
] as const)
  test(`a visitor can complete the three steps in an iframe ${how}`, async ({ page, address }) => {
    const head = `<base href="${address}">`
    const guest = await serveElsewhere({ '/gast.html': toHtml({ head, body: CALCULATOR }) })
    const frame = `<iframe title="Rekenhulp" width="1000" height="900" ${sandbox} src="${guest.address}/gast.html"></iframe>`
    const outer = await serveElsewhere({
      '/': `<!doctype html><link rel="icon" href="data:,"><title>Gastheer</title>${frame}`,
    })
    await page.goto(`${outer.address}/`)
    const calculator = calculatorIn(page.frameLocator('iframe').locator('hypotheek-orientatie'))
    await waitUntilReady(calculator)
    await completeSteps(calculator)
    expect(page.frames().map((frame) => new URL(frame.url()).origin)).toEqual([outer.address, guest.address])
    guest.close()
    outer.close()
  })

test('in a srcdoc iframe the element calls the service at its default path', async ({ page }) => {
  const inner = toHtml({ body: WITH_SERVICE })
  const call = page.waitForRequest('**/api/v1.0/financieringsopzet')
  await openHostPage(page, { body: `<iframe title="Rekenhulp" srcdoc='${inner}'></iframe>` })
  expect(new URL((await call).url()).pathname).toBe('/api/v3.0/serviceproxy/orientatie/api/v1.0/financieringsopzet')
})

test.describe('a service called from a sandboxed frame', () => {
  test.use({ expectedComplaints: /blocked by CORS policy|^Failed to load resource/ })

  test('in a sandboxed iframe the element resolves api-base against <base>', async ({ page, address }) => {
    const site = await serveElsewhere({
      '/': `<!doctype html><link rel="icon" href="data:,">
        <iframe title="Gast" sandbox="allow-scripts" src="/gast.html">`,
      '/gast.html': toHtml({
        head: `<base href="${address}">`,
        body: WITH_SERVICE.replace('>', ' api-base="/dienst">'),
      }),
    })
    const call = page.waitForRequest('**/api/v1.0/financieringsopzet')
    await page.goto(site.address)
    expect((await call).url()).toBe(new URL('/dienst/api/v1.0/financieringsopzet', address).href)
    site.close()
  })
})
