import { expect, test } from '../../../browser/test'
import { staat } from '../../../browser/thuis/gastpagina'

const LINKS = ['adviseur-zoeken-url', 'hypotheek-aanvragen-url'] as const

const ELDERS = ['https://elders.example/', '//elders.example/', '/\\elders.example/', 'javascript:alert(1)']

/** Each of these, and one behind a name in capitals, which an element takes for the same name. */
const WEGEN: readonly (readonly [string, (naam: string) => string])[] = [
  ...ELDERS.map((link) => [link, (naam: string) => naam] as const),
  ['https://elders.example/', (naam: string) => naam.toUpperCase()],
]

const adresVan = (pagina: string, link: string, schrijfwijze = (naam: string) => naam): string => {
  const links = Object.fromEntries(LINKS.map((naam) => [schrijfwijze(naam), link]))
  return `/${pagina}?${new URLSearchParams({ 'label-code': 'MY', laden: 'direct', ...links }).toString()}`
}

for (const pagina of ['proef.html', 'index.html']) {
  test(`${pagina} takes no link from its address that leads elsewhere`, async ({ page, adres, geval }) => {
    for (const [link, schrijfwijze] of WEGEN)
      await geval(`${schrijfwijze('…-url')}=${link}`, async () => {
        await page.goto(adresVan(pagina, link, schrijfwijze))
        const { element } = await staat(page)
        const links = await element.evaluate(
          (host, namen) => namen.map((naam) => host.getAttribute(naam)).filter((link) => link !== null),
          LINKS,
        )
        expect(links.filter((link) => new URL(link, page.url()).origin !== new URL(adres).origin)).toEqual([])
      })
  })

  test(`${pagina} takes one that leads to a page beside it`, async ({ page }) => {
    await page.goto(adresVan(pagina, '/doorklik.html?van=hier'))
    const { element } = await staat(page)
    for (const naam of LINKS) await expect(element).toHaveAttribute(naam, '/doorklik.html?van=hier')
  })
}

test('the demo page writes a link that leads elsewhere in the HTML for a page of your own, and does not follow it', async ({
  page,
}) => {
  await page.goto('/')
  const { element } = await staat(page)
  await page.getByText('Zet deze rekenhulp op je eigen website').click()
  const veld = page.getByLabel('Adres van ‘Hypotheek aanvragen’')
  await veld.fill('https://www.bank.example/aanvraag')
  await veld.blur()
  await expect(page.locator('.insluiten code')).toContainText(
    'hypotheek-aanvragen-url="https://www.bank.example/aanvraag"',
  )
  await expect(element).toHaveAttribute('hypotheek-aanvragen-url', 'doorklik.html')
  expect(page.url()).not.toContain('bank.example')
})
