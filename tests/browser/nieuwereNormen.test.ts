import { untilCalculated } from './host/hostPage'
import { announced, recordAnnouncements } from './page/recorded'
import { laterRequest } from './page/requests'
import { openCalculator } from './page/calculator'
import { expect, test } from './test'

const ATTRIBUTES = { 'label-code': 'MY', normjaar: '2025', rentetarieven: '{"120":3.75}' }
const NIEUWERE = /Er zijn nieuwere leennormen/
const normsIn = (addresses: readonly string[], year: number) =>
  addresses.filter((address) => address.includes(`/chunks/${year}-`))

test.describe('a page with the norms of 2025 in 2026', () => {
  test.use({ clock: '2026-03-14T10:30:00' })

  test('in 2026 a calculator with norms of 2025 shows, prints and announces the maximum of 2026', async ({
    page,
    requested,
  }) => {
    await recordAnnouncements(page)
    const calculator = await openCalculator(page, ATTRIBUTES)
    const { element, line, fillIn, button } = calculator
    await untilCalculated(calculator)
    await laterRequest(page)
    expect(normsIn(requested, 2026)).toEqual([])

    await fillIn('Bruto jaarinkomen', '60.000')
    const sentence = element.getByText(NIEUWERE)
    const of2025 = await line('Je maximale hypotheek', 'Maximale hypotheek').textContent()
    await expect(sentence).toHaveText(
      /^Er zijn nieuwere leennormen, van 2026\. Daarmee is je maximale hypotheek €\s[\d.]+\.$/,
    )
    const first = (await sentence.textContent()) ?? ''
    expect(first).not.toContain(of2025?.replace(/\D*/, ''))
    await fillIn('Bruto jaarinkomen', '70.000')
    await expect(sentence).not.toHaveText(first)
    expect(normsIn(requested, 2026)).toHaveLength(1)

    await button('Lees de samenvatting voor').press('Enter')
    await expect
      .poll(async () => (await announced(page)).some((text) => text.includes('Er zijn nieuwere leennormen')))
      .toBe(true)
    await page.emulateMedia({ media: 'print' })
    await expect(sentence).toBeVisible()
  })
})

test('in 2025 a calculator with norms of 2025 mentions no newer norms and fetches none', async ({
  page,
  requested,
}) => {
  const { element, line, fillIn } = await openCalculator(page, ATTRIBUTES)
  await fillIn('Bruto jaarinkomen', '60.000')
  await expect(line('Je maximale hypotheek', 'Maximale hypotheek')).toHaveText(/€\s\d{3}\.\d{3}/)
  await laterRequest(page)
  expect(normsIn(requested, 2026)).toEqual([])
  await expect(element.getByText(NIEUWERE)).toHaveCount(0)
})

test.describe('a page with the norms of 2026 in 2027', () => {
  test.use({ clock: '2027-01-02T10:30:00' })

  test('in 2027 a calculator with norms of 2026 says which norms are missing, and what the last change did', async ({
    page,
    requested,
    warnings,
  }) => {
    const calculator = await openCalculator(page, { ...ATTRIBUTES, normjaar: '2026' })
    const { element, fillIn } = calculator
    await untilCalculated(calculator)
    await laterRequest(page)
    expect(normsIn(requested, 2025)).toEqual([])

    await fillIn('Bruto jaarinkomen', '60.000')
    await expect(
      element.getByText('We rekenen met de leennormen van 2026. Die van 2027 hebben we nog niet.', { exact: true }),
    ).toBeVisible()
    await expect(element.getByText(NIEUWERE)).toHaveCount(0)
    await element.getByText('Waar we van uitgaan').click()
    await element.getByText(/^Welke dag telt/).click()
    // The maximum mortgage is 260.999 with the norms of 2026, and 270.716 with those of 2025.
    const change = element.getByText(/^Met de leennormen van 2025/)
    await expect(change).toHaveText('Met de leennormen van 2025 mocht je bij je inkomen € 9.717 meer lenen.')
    await expect(change).toBeVisible()
    expect(normsIn(requested, 2025)).toHaveLength(1)
    expect(warnings).toEqual([
      'hypotheek-orientatie: deze pagina rekent met de leennormen van 2026. Die van 2027 zitten niet in deze versie: ' +
        'kijk of er een nieuwe versie is.',
    ])
  })
})
