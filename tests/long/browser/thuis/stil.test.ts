import { gekomen } from '../../../browser/pagina/verzoeken'
import { doorloop, openGastpagina, REKENHULP, staat } from '../../../browser/thuis/gastpagina'
import { expect, test } from '../../../browser/test'

test.use({ verwachteKlachten: /ERR_INTERNET_DISCONNECTED/ })

test('with every network request refused after loading, the three steps work: nothing leaves the browser', async ({
  page,
}) => {
  const alles = gekomen(page)
  await openGastpagina(page, { body: REKENHULP })
  const rekenhulp = await staat(page)
  await alles
  const gevraagd: string[] = []
  page.on('request', (verzoek) => gevraagd.push(new URL(verzoek.url()).pathname))
  await page.context().setOffline(true)
  await doorloop(rekenhulp)
  await page.evaluate(() => fetch('/later').catch(() => undefined))
  expect(gevraagd).toEqual(['/later'])
  expect(await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])).toEqual(['', 0, 0])
})
