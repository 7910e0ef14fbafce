import { type Locator } from '@playwright/test'

import { opStap3 } from '../pagina/opStap'
import { openRekenhulp, type Rekenhulp } from '../pagina/rekenhulp'
import { expect, test } from '../test'

const kaartVan = ({ element }: Rekenhulp): Locator => element.locator('aside > div')

/** Returns how many pixels of the summary need scrolling inside it. */
const verborgen = (rekenhulp: Rekenhulp): Promise<number> =>
  kaartVan(rekenhulp).evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)

/** Returns the labels in the summary whose amount is below them. */
const onderHunLabel = (rekenhulp: Rekenhulp): Promise<readonly string[]> =>
  kaartVan(rekenhulp).evaluate((kaart) =>
    [...kaart.querySelectorAll('dt')]
      .filter((label) => {
        const [boven, bedrag] = [label, label.nextElementSibling].map((deel) => deel?.getBoundingClientRect())
        return (bedrag?.top ?? NaN) >= (boven?.bottom ?? NaN)
      })
      .map(({ innerText }) => innerText),
  )

/** Lets a couple sell its home and buy one with the label that adds most; it has a shortage. */
const koppelOpStap2 = async (rekenhulp: Rekenhulp) => {
  const { kies, kiesUit, vulIn, klik } = rekenhulp
  await kies('Koop je alleen of samen?', 'Samen')
  await vulIn('Bruto jaarinkomen', '60.000')
  await vulIn('Bruto jaarinkomen van je partner', '30.500')
  await klik('Ga verder')
  await vulIn('Vraagprijs van de woning', '620.000')
  await kiesUit('Energielabel', /^A\+{4} \(EP/)
  await kies('Woont een van jullie nu in een koopwoning?', 'Ja')
  await vulIn('Verkoopprijs van je huidige woning', '390.000')
  await vulIn('Huidig hypotheekbedrag', '240.000')
  await vulIn('Eigen geld', '20.000')
}

const UITVOERINGEN = [
  { 'label-code': 'FL', normjaar: '2026' },
  // A year with newer norms, which the summary also mentions.
  { 'label-code': 'MY', normjaar: '2025' },
] as const

test('the summary fits at 1280 by 800, and at 1024 each amount is beside its label', async ({ page, geval }) => {
  for (const uitvoering of UITVOERINGEN)
    await geval(uitvoering['label-code'], async () => {
      await page.setViewportSize({ width: 1280, height: 800 })
      const rekenhulp = await openRekenhulp(page, uitvoering)
      const { element, klik } = rekenhulp
      await koppelOpStap2(rekenhulp)
      await expect(
        kaartVan(rekenhulp)
          .getByRole('term')
          .getByText(/^Extra eigen inleg nodig$/),
      ).toBeVisible()
      expect(await verborgen(rekenhulp)).toBe(0)
      await klik('Ga verder')
      await expect(kaartVan(rekenhulp).getByText('Bruto maandlast')).toBeVisible()
      expect(await verborgen(rekenhulp)).toBe(0)
      expect(await onderHunLabel(rekenhulp)).toEqual([])
      await klik('Toon details')
      await expect(element.getByText('Leveringsakte', { exact: true })).toBeVisible()
      expect(await verborgen(rekenhulp), 'with the details').toBe(0)
      await klik('Verberg details')
      await page.setViewportSize({ width: 1024, height: 800 })
      expect(await onderHunLabel(rekenhulp)).toEqual([])
    })
})

test('on a phone the bar hides while the answer is in view, except with the keyboard focus on it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { element } = await opStap3(page, {}, { inkomen: '60.000', prijs: '280.000', eigenGeld: '60.000' })
  const balk = element.getByRole('button', { name: /Toon de samenvatting$/ })
  const kolom = element.getByRole('complementary')
  await element.getByText('netto per maand').scrollIntoViewIfNeeded()
  await expect(kolom).toHaveCSS('opacity', '0')
  await balk.focus()
  await expect(kolom).toHaveCSS('opacity', '1')
  await balk.blur()
  await expect(kolom).toHaveCSS('opacity', '0')
  await element.getByText('Bewaren en delen').scrollIntoViewIfNeeded()
  await expect(kolom).toHaveCSS('opacity', '1')
})
