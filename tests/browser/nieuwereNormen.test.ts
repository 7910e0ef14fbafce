import { untilCalculated } from './host/hostPage'
import { announced, recordAnnouncements } from './page/recorded'
import { laterRequest } from './page/requests'
import { openCalculator } from './page/calculator'
import { expect, test } from './test'

const ATTRIBUTES = { 'label-code': 'MY', normjaar: '2025', rentetarieven: '{"120":3.75}' }
const NIEUWERE = /Er zijn nieuwere leennormen/
const of2026In = (addresses: readonly string[]) => addresses.filter((address) => address.includes('/chunks/2026-'))

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
    expect(of2026In(requested)).toEqual([])

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
    expect(of2026In(requested)).toHaveLength(1)

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
  expect(of2026In(requested)).toEqual([])
  await expect(element.getByText(NIEUWERE)).toHaveCount(0)
})
