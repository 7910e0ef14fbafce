import { doorloop, openGastpagina, REKENHULP, staat } from './gastpagina'
import { expect, test } from '../test'

test('with every network request refused after loading, the three steps work: nothing leaves the browser', async ({
  page,
}) => {
  await openGastpagina(page, { body: REKENHULP })
  const rekenhulp = await staat(page)
  await page.waitForLoadState('networkidle')
  const gevraagd: string[] = []
  await page.route('**/*', (route) => {
    gevraagd.push(route.request().url())
    return route.abort()
  })
  await page.context().setOffline(true)
  await doorloop(rekenhulp)
  expect(gevraagd).toEqual([])
  expect(await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])).toEqual(['', 0, 0])
})
