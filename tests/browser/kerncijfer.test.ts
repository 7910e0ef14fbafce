import { openRekenhulp } from './pagina/rekenhulp'
import { expect, test } from './test'

const MAXIMAAL = 'Je maximale hypotheek'
const BENODIGD = 'Je benodigde hypotheek'
const VENSTERS = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
] as const

for (const viewport of VENSTERS) {
  const isSmal = viewport.width < 900

  test.describe(`at ${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport })

    for (const labelCode of ['MY', 'FL'] as const) {
      test(`the key figure of each step of ${labelCode} is in view after its last answer`, async ({ page }) => {
        const rekenhulp = await openRekenhulp(page, { 'label-code': labelCode, normjaar: '2025' })
        const { element, kies, kiesUit, klik, regel, vulIn } = rekenhulp
        const inBeeld = async (blok: string, regels: readonly string[], inBalk: string) => {
          const balk = element.getByRole('button', { name: new RegExp(`^${inBalk}\\s*€\\s[\\d.]+`) })
          const cijfers = isSmal ? [balk] : regels.map((naam) => regel(blok, naam))
          for (const cijfer of cijfers) await expect(cijfer).toBeInViewport({ ratio: 1 })
        }

        await vulIn('Bruto jaarinkomen', '60.000')
        await kies('Heb je een studieschuld of lening, of betaal je partneralimentatie?', 'Nee')
        await inBeeld(MAXIMAAL, ['Maximale hypotheek'], 'Maximale hypotheek')
        await klik('Ga verder')
        await vulIn('Vraagprijs van de woning', '300.000')
        await vulIn('Eigen geld', '60.000')
        await inBeeld(BENODIGD, ['Hypotheekbedrag'], 'Hypotheekbedrag')
        await klik('Ga verder')
        await kiesUit('Hoe lang wil je je rente vastzetten?', /^20 jaar\b/)
        await inBeeld(BENODIGD, ['Hypotheekbedrag', 'Netto maandlast', 'Bruto maandlast'], 'Netto per maand')
      })
    }
  })
}

test('a shortage stands in the bar on every step, and its buttons lead to the fields that help', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const rentetarieven = JSON.stringify({ 120: 3.75 })
  const { element, klik, lijst, veld, vulIn } = await openRekenhulp(page, { 'label-code': 'MY', rentetarieven })
  await vulIn('Bruto jaarinkomen', '60.000')
  await klik('Ga verder')
  await vulIn('Vraagprijs van de woning', '300.000')
  const balk = element.getByRole('button', { name: /^Extra eigen inleg nodig/ })
  await expect(balk).toBeVisible()
  await klik('Ga verder')
  await expect(lijst('Hoe lang wil je je rente vastzetten?')).toBeVisible()
  await expect(balk).toBeVisible()
  await expect(element.getByText(/^Je komt €\s[\d.]+ tekort\. Geen enkele periode lost dit op\.$/)).toBeVisible()
  const knop = element.getByRole('button', { name: 'Vul eigen geld in' })
  await knop.focus()
  await page.keyboard.press('Enter')
  await expect(veld('Eigen geld')).toBeFocused()
  await expect(veld('Eigen geld')).toBeInViewport({ ratio: 1 })
})
