import { gezegd, luister } from './pagina/bijgehouden'
import { laterVerzoek } from './pagina/verzoeken'
import { openRekenhulp } from './pagina/rekenhulp'
import { expect, test } from './test'

const ATTRIBUTEN = { 'label-code': 'MY', normjaar: '2025', rentetarieven: '{"120":3.75}' }
const NIEUWERE = /Er zijn nieuwere leennormen/
const van2026In = (adressen: readonly string[]) => adressen.filter((adres) => adres.includes('/chunks/2026-'))

test.describe('a page with the norms of 2025 in 2026', () => {
  test.use({ klok: '2026-03-14T10:30:00' })

  test('in 2026 a page of 2025 shows, prints and announces the maximum of 2026', async ({ page, gevraagd }) => {
    await luister(page)
    const { element, regel, vulIn, knop } = await openRekenhulp(page, ATTRIBUTEN)
    await expect(element.locator('aside section').getByText(/^Vul je inkomen in,/)).toBeVisible()
    await laterVerzoek(page)
    expect(van2026In(gevraagd)).toEqual([])

    await vulIn('Bruto jaarinkomen', '60.000')
    const zin = element.getByText(NIEUWERE)
    const van2025 = await regel('Je maximale hypotheek', 'Maximale hypotheek').textContent()
    await expect(zin).toHaveText(
      /^Er zijn nieuwere leennormen, van 2026\. Daarmee is je maximale hypotheek €\s[\d.]+\.$/,
    )
    const eerste = (await zin.textContent()) ?? ''
    expect(eerste).not.toContain(van2025?.replace(/\D*/, ''))
    await vulIn('Bruto jaarinkomen', '70.000')
    await expect(zin).not.toHaveText(eerste)
    expect(van2026In(gevraagd)).toHaveLength(1)

    await knop('Lees de samenvatting voor').press('Enter')
    await expect
      .poll(async () => (await gezegd(page)).some((tekst) => tekst.includes('Er zijn nieuwere leennormen')))
      .toBe(true)
    await page.emulateMedia({ media: 'print' })
    await expect(zin).toBeVisible()
  })
})

test('in 2025 a page of 2025 shows nothing about newer norms and fetches none', async ({ page, gevraagd }) => {
  const { element, regel, vulIn } = await openRekenhulp(page, ATTRIBUTEN)
  await vulIn('Bruto jaarinkomen', '60.000')
  await expect(regel('Je maximale hypotheek', 'Maximale hypotheek')).toHaveText(/€ \d{3}\.\d{3}/)
  await laterVerzoek(page)
  expect(van2026In(gevraagd)).toEqual([])
  await expect(element.getByText(NIEUWERE)).toHaveCount(0)
})
