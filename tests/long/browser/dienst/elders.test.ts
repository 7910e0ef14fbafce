import { startServer } from '../../../support/process'
import { begonnen, rekenhulpIn } from '../../../browser/pagina/rekenhulp'
import { expect, test } from '../../../browser/test'
import { serveerElders } from '../../../browser/thuis/andereSite'
import { MAXIMAAL, maximumBij, NIET_GELUKT } from '../../../browser/dienst/opstelling'

const TOKEN_VAN_DE_SITE = 'token-van-de-site-zelf'

/** A page of another site than that of the service, with a token for its own forms. */
const toPagina = (dienst: string): string =>
  `<!doctype html><html lang="nl"><title>Gast</title><link rel="icon" href="data:,">
  <script type="module" src="${dienst}/element/hypotheek-orientatie.js"></script>
  <input type="hidden" name="__RequestVerificationToken" value="${TOKEN_VAN_DE_SITE}">
  <hypotheek-orientatie label-code="MY" laden="direct" berekening="server" api-base="${dienst}"></hypotheek-orientatie>`

const paginas: Record<string, string> = {}
let site: Awaited<ReturnType<typeof serveerElders>>

test.beforeAll(async () => {
  site = await serveerElders(paginas)
})
test.afterAll(() => site.sluit())

const zetNeer = async (origins: string) => {
  const dienst = await startServer({ ALLOWED_ORIGINS: origins })
  paginas['/'] = toPagina(dienst.adres.replace('localhost', '127.0.0.1'))
  return dienst
}

test('a page of a site that may call calculates with the service, and keeps its own token to itself', async ({
  page,
}) => {
  const dienst = await zetNeer(site.adres)
  const tokens: (string | null)[] = []
  const cookies: (string | null)[] = []
  page.on('request', async (verzoek) => {
    if (!verzoek.url().includes('/api/')) return
    tokens.push(await verzoek.headerValue('requestverificationtoken'))
    cookies.push(await verzoek.headerValue('cookie'))
  })
  await page.goto(site.adres)
  const rekenhulp = rekenhulpIn(page.locator('hypotheek-orientatie'))
  await begonnen(rekenhulp)
  await rekenhulp.vulIn('Bruto jaarinkomen', '60.000')
  await expect(rekenhulp.regel(MAXIMAAL, 'Maximale hypotheek')).toHaveText(maximumBij(60_000))
  expect(new Set([...tokens, ...cookies])).toEqual(new Set([null]))
  await expect(page.locator('[name="__RequestVerificationToken"]')).toHaveValue(TOKEN_VAN_DE_SITE)
  expect(await dienst.stop()).toBe(0)
})

test.describe('a page of a site that may not call', () => {
  test.use({ verwachteKlachten: /blocked by CORS policy|^Failed to load resource/ })

  test('is told that the calculation did not succeed', async ({ page }) => {
    const dienst = await zetNeer('https://anders.example')
    await page.goto(site.adres)
    const rekenhulp = rekenhulpIn(page.locator('hypotheek-orientatie'))
    await begonnen(rekenhulp)
    await rekenhulp.vulIn('Bruto jaarinkomen', '60.000')
    await expect(rekenhulp.element.getByText(NIET_GELUKT)).toBeVisible()
    expect(await dienst.stop()).toBe(0)
  })
})
