import { type Locator } from '@playwright/test'

import { woordenlijst } from '../../ui/tekst/woordenlijst'
import { findWoorden } from '../../ui/vensters/woorden/findWoorden'
import { openRekenhulp, type Rekenhulp } from './pagina/rekenhulp'
import { expect, test } from './test'
import { laadAxe } from './toegankelijkheid/axe'
import { keur } from './toegankelijkheid/keur'
import { matrix } from '../support/matrix'

const VRAAG = 'Wat betekenen deze woorden?'

const PLEKKEN = ['[part=formulier]', 'aside'] as const

const knopVan = ({ element }: Rekenhulp): Locator => element.getByRole('button', { name: VRAAG })

const dialoogVan = ({ element }: Rekenhulp): Locator => element.getByRole('dialog', { name: VRAAG })

/** Returns the difficult words in the visible text of the step and its figures. */
const staan = async ({ element }: Rekenhulp): Promise<readonly string[]> => {
  const teksten = await Promise.all(PLEKKEN.map((plek) => element.locator(plek).innerText()))
  return findWoorden(teksten.join(' ')).map((naam) => woordenlijst[naam].woord)
}

/** Returns the words that the dialog explains without unfolding. */
const uitgelegd = (rekenhulp: Rekenhulp): Promise<readonly string[]> =>
  dialoogVan(rekenhulp).locator('dt:visible').allInnerTexts()

const verwachtUitgelegd = async (rekenhulp: Rekenhulp): Promise<void> => {
  const woorden = await staan(rekenhulp)
  expect(woorden.length).toBeGreaterThan(5)
  const knop = knopVan(rekenhulp)
  await knop.focus()
  await knop.press('Enter')
  await expect(dialoogVan(rekenhulp)).toBeVisible()
  expect(await uitgelegd(rekenhulp)).toEqual(expect.arrayContaining([...woorden]))
  await knop.page().keyboard.press('Escape')
  await expect(dialoogVan(rekenhulp)).toBeHidden()
  await expect(knop).toBeFocused()
}

const loopStappen = async (rekenhulp: Rekenhulp, opStap: () => Promise<void>): Promise<void> => {
  const { vulIn, kies, klik, element } = rekenhulp
  await kies('Koop je alleen of samen?', 'Samen')
  await vulIn('Bruto jaarinkomen', '60.000')
  await vulIn('Bruto jaarinkomen van je partner', '20.000')
  await kies('Heeft een van jullie een studieschuld of lening, of betaalt een van jullie partneralimentatie?', 'Ja')
  await opStap()
  await klik('Ga verder')
  await vulIn('Vraagprijs van de woning', '300.000')
  await kies('Woont een van jullie nu in een koopwoning?', 'Ja')
  await vulIn('Verkoopprijs van je huidige woning', '250.000')
  await vulIn('Huidig hypotheekbedrag', '200.000')
  await klik('Toon details')
  await opStap()
  await klik('Ga verder')
  await element.getByText('Rentepercentage').waitFor()
  await opStap()
}

for (const berekening of matrix(['lokaal', 'server']))
  test(`the keyboard finds an explanation of every difficult word on each step (${berekening})`, async ({ page }) => {
    const rekenhulp = await openRekenhulp(page, { 'label-code': 'MY', berekening })
    await loopStappen(rekenhulp, () => verwachtUitgelegd(rekenhulp))
  })

test('the glossary with all its words passes axe and fits', async ({ page, geval }) => {
  await laadAxe(page)
  for (const [breedte, labelCode, kleurmodus] of matrix([
    [320, 'MY', 'licht'],
    [320, 'FL', 'donker'],
    [1280, 'FL', 'licht'],
  ] as const))
    await geval(`at ${breedte} in ${labelCode}, ${kleurmodus}`, async () => {
      await page.setViewportSize({ width: breedte, height: 740 })
      const rekenhulp = await openRekenhulp(page, { 'label-code': labelCode, kleurmodus })
      await knopVan(rekenhulp).click()
      const dialoog = dialoogVan(rekenhulp)
      await dialoog.getByText('Andere moeilijke woorden').click()
      await expect(dialoog.getByText('Hillenaftrek')).toBeVisible()
      await keur(page)
    })
})
