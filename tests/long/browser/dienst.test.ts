import { MAXIMAAL, maximumBij, NIET_GELUKT } from '../../browser/dienst/opstelling'
import { opStap2 } from '../../browser/pagina/opStap'
import { type Rekenhulp } from '../../browser/pagina/rekenhulp'
import { expect, test } from '../../browser/test'
import { serveerElders } from '../../browser/host/otherSite'
import { staat } from '../../browser/host/hostPage'
import { startServer } from '../../support/process'

const TOKEN_VAN_DE_SITE = 'token-van-de-site-zelf'

/** Returns a page on another site than the service, with a token for its own forms. */
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
  paginas['/'] = toPagina(dienst.address.replace('localhost', '127.0.0.1'))
  return dienst
}

test('a page of an allowed site calculates without sending its token or cookies', async ({ page }) => {
  const dienst = await zetNeer(site.adres)
  const tokens: (string | null)[] = []
  const cookies: (string | null)[] = []
  page.on('request', async (verzoek) => {
    if (!verzoek.url().includes('/api/')) return
    tokens.push(await verzoek.headerValue('requestverificationtoken'))
    cookies.push(await verzoek.headerValue('cookie'))
  })
  await page.goto(site.adres)
  const rekenhulp = await staat(page)
  await rekenhulp.vulIn('Bruto jaarinkomen', '60.000')
  await expect(rekenhulp.regel(MAXIMAAL, 'Maximale hypotheek')).toHaveText(maximumBij(60_000))
  expect(new Set([...tokens, ...cookies])).toEqual(new Set([null]))
  await expect(page.locator('[name="__RequestVerificationToken"]')).toHaveValue(TOKEN_VAN_DE_SITE)
  expect(await dienst.stop()).toBe(0)
})

test.describe('a page of a site that the service does not allow', () => {
  test.use({ verwachteKlachten: /blocked by CORS policy|^Failed to load resource/ })

  test('a page of a site that is not allowed shows that the calculation failed', async ({ page }) => {
    const dienst = await zetNeer('https://anders.example')
    await page.goto(site.adres)
    const rekenhulp = await staat(page)
    await rekenhulp.vulIn('Bruto jaarinkomen', '60.000')
    await expect(rekenhulp.element.getByText(NIET_GELUKT)).toBeVisible()
    expect(await dienst.stop()).toBe(0)
  })
})

/** Matches texts that belong to one norm year: its number, the starters limit, the amounts of the best labels. */
const CIJFER_VAN_EEN_JAAR = /\b(?:20\d\d|5\d5\.000|[45]0\.000)\b/g

/** Returns these texts on screen, with the list of labels closed and open, because the open list covers a part. */
const jarenOp = async ({ element, lijst }: Rekenhulp): Promise<readonly string[]> => {
  const kader = element.locator('[part=kader]')
  const dicht = await kader.innerText()
  await lijst('Energielabel').click()
  const gevonden = `${dicht} ${await kader.innerText()}`.match(CIJFER_VAN_EEN_JAAR) ?? []
  return [...new Set(gevonden)].toSorted()
}

for (const { dienst, attribuut, klok, jaren } of [
  { dienst: 2026, attribuut: '2025', klok: '2026-03-14', jaren: ['2026', '40.000', '555.000'] },
  { dienst: 2025, attribuut: '2026', klok: '2025-03-14', jaren: ['2025', '40.000', '50.000', '525.000'] },
])
  test.describe(`a service of ${dienst} behind an element of ${attribuut}`, () => {
    test.use({ klok })

    test(`an element of ${attribuut} shows only the figures of its service of ${dienst}`, async ({ page, geval }) => {
      const opzet = { maximaleHypotheekOpInkomen: 250_000, maximaleHypotheek: 250_000, normjaar: dienst }
      const json = { ...opzet, maandlastBruto: 1, maandlastNetto: 1 }
      await page.route('**/financieringsopzet', (route) => route.fulfill({ json }))
      for (const breedte of [360, 1280])
        await geval(`${breedte} px wide`, async () => {
          await page.setViewportSize({ width: breedte, height: 900 })
          const rekenhulp = await opStap2(page, { 'label-code': 'MY', berekening: 'server', normjaar: attribuut })
          if (breedte < 800) await rekenhulp.element.getByRole('button', { name: /Toon de samenvatting/ }).click()
          await expect(rekenhulp.element.getByText(`Berekend met de leennormen van ${dienst}.`)).toBeVisible()
          expect(await jarenOp(rekenhulp)).toEqual(jaren)
        })
    })
  })
