import { type Locator } from '@playwright/test'

import { openRekenhulp } from './pagina/rekenhulp'
import { opStap3 } from './pagina/opStap'
import { expect, test } from './test'

/** Returns how many pixels of a part the bar of the summary covers. */
const bedekt = async (deel: Locator): Promise<number> => {
  await deel.waitFor()
  return deel.evaluate((element) => {
    const balk = (element.getRootNode() as ShadowRoot).querySelector('aside')
    const [vak, kader] = [element, balk].map((een) => een?.getBoundingClientRect())
    return Math.max(0, (vak?.bottom ?? NaN) - (kader?.top ?? NaN))
  })
}

/** Scrolls until this control is right above the bar. */
const zetBovenDeBalk = (deel: Locator) =>
  deel.evaluate((control) => {
    const balk = (control.getRootNode() as ShadowRoot).querySelector('aside')?.getBoundingClientRect()
    scrollBy({ top: control.getBoundingClientRect().bottom + 6 - (balk?.top ?? 0), behavior: 'instant' })
  })

test.describe('a control right above the bar of the summary on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('Enter in an income just above the bar shows the hint "Is dit per jaar?" in full', async ({ page }) => {
    const rekenhulp = await openRekenhulp(page)
    await rekenhulp.veld('Bruto jaarinkomen').fill('3500')
    await zetBovenDeBalk(rekenhulp.veld('Bruto jaarinkomen'))
    await page.keyboard.press('Enter')
    await expect.poll(() => bedekt(rekenhulp.element.getByText(/^Is dit per jaar\?/))).toBe(0)
  })

  test('an explanation or field that an answer just above the bar adds is not covered by the bar', async ({ page }) => {
    const rekenhulp = await openRekenhulp(page)
    const { element, antwoord, vulIn, klik, kies, kiesUit, lijst } = rekenhulp
    const overig = antwoord('Wat voor inkomen heb je?', 'Overig')
    await antwoord('Wat voor inkomen heb je?', 'Pensioen').focus()
    await zetBovenDeBalk(overig)
    await page.keyboard.press('ArrowDown')
    await expect(overig).toBeChecked()
    await expect.poll(() => bedekt(element.getByText(/^Dit inkomen telt niet mee/))).toBe(0)
    await expect(overig).toBeInViewport()

    await kies('Wat voor inkomen heb je?', 'Vast dienstverband')
    await vulIn('Bruto jaarinkomen', '60.000')
    await klik('Ga verder')
    await vulIn('Vraagprijs van de woning', '300.000')
    await zetBovenDeBalk(lijst('Energielabel'))
    await kiesUit('Energielabel', /^D\b/)
    await expect.poll(() => bedekt(element.getByText(/^Wil je energie besparen/))).toBe(0)

    const voorwaarden = element.getByText('Wanneer kan je de vrijstelling gebruiken?')
    await zetBovenDeBalk(voorwaarden)
    await voorwaarden.press('Enter')
    await expect.poll(() => bedekt(element.locator('details').filter({ hasText: 'Wanneer kan je' }))).toBeLessThan(1)
    await expect(voorwaarden).toBeInViewport()
  })

  test('leaving an empty income just above the bar shows its error in full', async ({ page }) => {
    const rekenhulp = await openRekenhulp(page)
    await rekenhulp.veld('Bruto jaarinkomen').fill('')
    await zetBovenDeBalk(rekenhulp.veld('Bruto jaarinkomen'))
    await rekenhulp.veld('Bruto jaarinkomen').blur()
    await expect
      .poll(() => bedekt(rekenhulp.element.getByText(/^Je hebt niets ingevuld\. Vul je jaarinkomen in/)))
      .toBe(0)
  })

  test.describe('a dialog that fails to load', () => {
    test.use({ verwachteKlachten: /laadt niet|Failed to load resource/ })

    test('the button "Probeer opnieuw" of a dialog that fails to load is not covered by the bar', async ({ page }) => {
      const { element, knop } = await opStap3(page)
      await page.route('**/chunks/*', (route) => route.abort())
      const print = knop('Print of bewaar als pdf')
      await zetBovenDeBalk(print)
      await print.press('Enter')
      await expect.poll(() => bedekt(element.getByRole('button', { name: 'Probeer opnieuw' }))).toBe(0)
    })
  })
})

test('the list of periods shows all ten without scrolling in a window of 1280 by 1000 px', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 })
  const { element, lijst } = await opStap3(page, { 'label-code': 'FL' })
  await lijst('Hoe lang wil je je rente vastzetten?').click()
  await expect(element.getByRole('option')).toHaveCount(10)
  expect(await element.getByRole('listbox').evaluate((vak) => vak.scrollHeight - vak.clientHeight)).toBe(0)
})
