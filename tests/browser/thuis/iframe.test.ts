import { expect, test } from '../test'
import { rekenhulpIn } from '../pagina/rekenhulp'
import { doorloop, REKENHULP, toHtml } from './gastpagina'

test('in an iframe of another origin, with the strictest sandbox that runs scripts, the three steps work', async ({
  page,
  adres,
}) => {
  const gast = new URL('gast.html', adres)
  const buiten = 'http://gastheer.test/'
  await page.route(`${gast.origin}/gast.html`, (route) =>
    route.fulfill({ contentType: 'text/html', body: toHtml({ body: REKENHULP }) }),
  )
  await page.route(buiten, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Gastheer</title><iframe title="Rekenhulp" width="1000" height="900" sandbox="allow-scripts allow-same-origin" src="${gast.href}"></iframe>`,
    }),
  )
  await page.goto(buiten)
  const frame = page.frameLocator('iframe')
  const rekenhulp = rekenhulpIn(frame.locator('hypotheek-orientatie'))
  await rekenhulp.knop('Ga verder').waitFor()
  await doorloop(rekenhulp)
  expect(page.frames().map((kader) => new URL(kader.url()).origin)).toEqual(['http://gastheer.test', gast.origin])
})
