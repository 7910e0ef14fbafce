import { LONG } from '../support/matrix'
import { type Request } from '@playwright/test'

import { gezegd, luister } from './pagina/gezegd'
import { laterVerzoek } from './pagina/verzoeken'
import { openRekenhulp } from './pagina/rekenhulp'
import { expect, test } from './test'

const ATTRIBUTEN = { 'label-code': 'MY', normjaar: '2025', rentetarieven: '{"120":3.75}' }
const NIEUWERE = /Er zijn nieuwere leennormen/
const isVan2026 = (request: Request): boolean => request.url().includes('/chunks/2026-')

test.describe('in 2026', () => {
  test.use({ klok: '2026-03-14T10:30:00' })

  test('a page of 2025 says what the norms of 2026 allow, with every answer, also printed and read aloud', async ({
    page,
  }) => {
    await luister(page)
    const gevraagd: string[] = []
    page.on('request', (request) => isVan2026(request) && gevraagd.push(request.url()))
    const { element, regel, vulIn, knop } = await openRekenhulp(page, ATTRIBUTEN)
    await expect(regel('Je maximale hypotheek', 'Maximale hypotheek')).toHaveText('€ 0')
    await laterVerzoek(page)
    expect(gevraagd).toEqual([])

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
    expect(gevraagd).toHaveLength(1)

    await knop('Lees de samenvatting voor').press('Enter')
    await expect
      .poll(async () => (await gezegd(page)).some((tekst) => tekst.includes('Er zijn nieuwere leennormen')))
      .toBe(true)
    await page.emulateMedia({ media: 'print' })
    await expect(zin).toBeVisible()
  })

  test('that amount is the maximum of a page of 2026', LONG, async ({ page }) => {
    const { element, vulIn } = await openRekenhulp(page, ATTRIBUTEN)
    await vulIn('Bruto jaarinkomen', '60.000')
    const bedrag = /€\s([\d.]+)\.$/.exec((await element.getByText(NIEUWERE).textContent()) ?? '')?.[1]
    const { regel, vulIn: vulNuIn } = await openRekenhulp(page, { ...ATTRIBUTEN, normjaar: '2026' })
    await vulNuIn('Bruto jaarinkomen', '60.000')
    await expect(regel('Je maximale hypotheek', 'Maximale hypotheek')).toHaveText(`€ ${bedrag}`)
    await laterVerzoek(page)
    await expect(element.getByText(NIEUWERE)).toHaveCount(0)
  })

  test('the console says once what to set, of however many elements', LONG, async ({ page }) => {
    const gewaarschuwd: string[] = []
    page.on('console', (bericht) => bericht.type() === 'warning' && gewaarschuwd.push(bericht.text()))
    await openRekenhulp(page, ATTRIBUTEN)
    await page.evaluate(async () => {
      const ander = document.createElement('hypotheek-orientatie')
      for (const [naam, waarde] of [
        ['label-code', 'FL'],
        ['laden', 'direct'],
      ] as const)
        ander.setAttribute(naam, waarde)
      const klaar = new Promise((resolve) => document.addEventListener('hypotheek-orientatie:resultaat', resolve))
      document.querySelector('main')?.append(ander)
      await klaar
    })
    expect(gewaarschuwd).toEqual([
      'hypotheek-orientatie: deze pagina rekent met de leennormen van 2025. Er zijn nieuwere: zet normjaar="2026".',
    ])
  })

  test.describe('and norms that cannot be loaded', () => {
    test.use({ verwachteKlachten: /^Failed to load resource/ })

    test('leave the sentence out, and the calculation as it is', LONG, async ({ page }) => {
      await page.route('**/chunks/2026-*', (route) => route.abort())
      const { element, regel, vulIn } = await openRekenhulp(page, ATTRIBUTEN)
      const geweigerd = page.waitForEvent('requestfailed', isVan2026)
      await vulIn('Bruto jaarinkomen', '60.000')
      await geweigerd
      await expect(regel('Je maximale hypotheek', 'Maximale hypotheek')).toHaveText(/€ \d{3}\.\d{3}/)
      await laterVerzoek(page)
      await expect(element.getByRole('alert')).toHaveCount(0)
      await expect(element.getByText(NIEUWERE)).toHaveCount(0)
    })
  })
})

test('in 2025 the summary of a page of 2025 says nothing of other norms, and fetches none', async ({ page }) => {
  const gevraagd: string[] = []
  page.on('request', (request) => isVan2026(request) && gevraagd.push(request.url()))
  const { element, regel, vulIn } = await openRekenhulp(page, ATTRIBUTEN)
  await vulIn('Bruto jaarinkomen', '60.000')
  await expect(regel('Je maximale hypotheek', 'Maximale hypotheek')).toHaveText(/€ \d{3}\.\d{3}/)
  await laterVerzoek(page)
  expect(gevraagd).toEqual([])
  await expect(element.getByText(NIEUWERE)).toHaveCount(0)
})
