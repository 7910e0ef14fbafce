import { LONG } from '../../support/matrix'
import { openRekenhulp } from '../pagina/rekenhulp'
import { expect, MAXIMAAL, maximumBij } from './opstelling'
import { test } from '../test'

test.use({ verwachteKlachten: /laadt niet|niet geladen|Failed to load resource|net::ERR/ })

const OP_SERVER = { 'label-code': 'MY', berekening: 'server' }

test('a calculation call that could not load is said, and loads after trying again; nothing typed is lost', async ({
  page,
}) => {
  await page.route('**/chunks/http-*', (route) => route.abort())
  const { element, vulIn, veld, klik, regel } = await openRekenhulp(page, OP_SERVER)
  await expect(element.getByRole('button', { name: 'Probeer opnieuw' })).toBeVisible()
  await vulIn('Bruto jaarinkomen', '60.000')
  await expect(element.getByRole('button', { name: 'Probeer opnieuw' })).toBeVisible()

  await page.unroute('**/chunks/http-*')
  await klik('Probeer opnieuw')
  await expect(regel(MAXIMAAL, 'Maximale hypotheek')).toHaveText(maximumBij(60_000))
  await expect(veld('Bruto jaarinkomen')).toHaveValue('60.000')
})

test('the calculation call works with an application that was loaded at the second attempt', LONG, async ({ page }) => {
  let keer = 0
  await page.route('**/chunks/mount-*', (route) => ((keer += 1) === 1 ? route.abort() : route.continue()))
  await page.goto(`proef.html?${new URLSearchParams({ laden: 'direct', ...OP_SERVER }).toString()}`)
  await page.locator('hypotheek-orientatie').getByRole('button', { name: 'Probeer opnieuw' }).click()
  await expect(page.locator('hypotheek-orientatie').locator('aside dd').first()).toHaveText(/€|^-$/)
  expect(keer).toBe(2)
})
