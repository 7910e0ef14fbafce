import { MAXIMAAL, maximumFor, NIET_GELUKT } from '../../browser/service/setup'
import { atStep2 } from '../../browser/page/atStep'
import { type Calculator } from '../../browser/page/calculator'
import { expect, test } from '../../browser/test'
import { serveElsewhere } from '../../browser/host/otherSite'
import { readyCalculator } from '../../browser/host/hostPage'
import { startServer } from '../../support/process'

const TOKEN_VAN_DE_SITE = 'token-van-de-site-zelf'

/** Returns the HTML of a page on another site than the service, with a token that is only for that site. */
const toPage = (service: string): string =>
  `<!doctype html><html lang="nl"><title>Gast</title><link rel="icon" href="data:,">
  <script type="module" src="${service}/element/hypotheek-orientatie.js"></script>
  <input type="hidden" name="__RequestVerificationToken" value="${TOKEN_VAN_DE_SITE}">
  <hypotheek-orientatie label-code="MY" laden="direct" berekening="server" api-base="${service}"></hypotheek-orientatie>`

const pages: Record<string, string> = {}
let site: Awaited<ReturnType<typeof serveElsewhere>>

test.beforeAll(async () => {
  site = await serveElsewhere(pages)
})
test.afterAll(() => site.close())

const deploy = async (origins: string) => {
  const service = await startServer({ ALLOWED_ORIGINS: origins })
  pages['/'] = toPage(service.address.replace('localhost', '127.0.0.1'))
  return service
}

test('a page of a site in ALLOWED_ORIGINS calculates without sending its token or cookies', async ({ page }) => {
  const service = await deploy(site.address)
  const tokens: (string | null)[] = []
  const cookies: (string | null)[] = []
  page.on('request', async (request) => {
    if (!request.url().includes('/api/')) return
    tokens.push(await request.headerValue('requestverificationtoken'))
    cookies.push(await request.headerValue('cookie'))
  })
  await page.goto(site.address)
  const calculator = await readyCalculator(page)
  await calculator.fillIn('Bruto jaarinkomen', '60.000')
  await expect(calculator.line(MAXIMAAL, 'Maximale hypotheek')).toHaveText(maximumFor(60_000))
  expect(new Set([...tokens, ...cookies])).toEqual(new Set([null]))
  await expect(page.locator('[name="__RequestVerificationToken"]')).toHaveValue(TOKEN_VAN_DE_SITE)
  expect(await service.stop()).toBe(0)
})

test.describe('a page of a site that the service does not allow', () => {
  test.use({ expectedComplaints: /blocked by CORS policy|^Failed to load resource/ })

  test('a page of a site outside ALLOWED_ORIGINS shows that the calculation failed', async ({ page }) => {
    const service = await deploy('https://anders.example')
    await page.goto(site.address)
    const calculator = await readyCalculator(page)
    await calculator.fillIn('Bruto jaarinkomen', '60.000')
    await expect(calculator.element.getByText(NIET_GELUKT)).toBeVisible()
    expect(await service.stop()).toBe(0)
  })
})

/** Matches texts of one norm year: the year, the price limit for starters, and extra amounts for top energy labels. */
const FIGURE_OF_A_YEAR = /\b(?:20\d\d|5\d5\.000|[45]0\.000)\b/g

/** Returns the texts of a norm year, with the list *Energielabel* closed and open: the open list covers some texts. */
const yearsOn = async ({ element, list }: Calculator): Promise<readonly string[]> => {
  const frame = element.locator('[part=kader]')
  const closed = await frame.innerText()
  await list('Energielabel').click()
  const found = `${closed} ${await frame.innerText()}`.match(FIGURE_OF_A_YEAR) ?? []
  return [...new Set(found)].toSorted()
}

for (const { service, attribute, clock, years } of [
  { service: 2026, attribute: '2025', clock: '2026-03-14', years: ['2026', '40.000', '555.000'] },
  { service: 2025, attribute: '2026', clock: '2025-03-14', years: ['2025', '40.000', '50.000', '525.000'] },
])
  test.describe(`an element with normjaar ${attribute} and a service with the norms of ${service}`, () => {
    test.use({ clock })

    test(`an element with normjaar ${attribute} shows only figures of ${service}, the year of its service`, async ({
      page,
      runCase,
    }) => {
      const opzet = { maximaleHypotheekOpInkomen: 250_000, maximaleHypotheek: 250_000, normjaar: service }
      const json = { ...opzet, maandlastBruto: 1, maandlastNetto: 1 }
      await page.route('**/financieringsopzet', (route) => route.fulfill({ json }))
      for (const width of [360, 1280])
        await runCase(`${width} px wide`, async () => {
          await page.setViewportSize({ width, height: 900 })
          const calculator = await atStep2(page, { 'label-code': 'MY', berekening: 'server', normjaar: attribute })
          if (width < 800) await calculator.element.getByRole('button', { name: /Toon de samenvatting/ }).click()
          await expect(calculator.element.getByText(`Berekend met de leennormen van ${service}.`)).toBeVisible()
          expect(await yearsOn(calculator)).toEqual(years)
        })
    })
  })
