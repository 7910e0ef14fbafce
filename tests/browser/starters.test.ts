import { type Page } from '@playwright/test'

import { metToetsen } from './pagina/bediening'
import { openRekenhulp, type Attributen, type Rekenhulp } from './pagina/rekenhulp'
import { expect, test } from './test'
import { keur, VENSTERS, zetVenster } from './toegankelijkheid/keur'
import { LONG, matrix } from '../support/matrix'

const VRAAG = 'Kan je de startersvrijstelling gebruiken?'
const VRAAG_PARTNER = 'Kan je partner de startersvrijstelling gebruiken?'
const BLOK = 'Je benodigde hypotheek'
const BELASTING = 'Overdrachtsbelasting'

const samenOpStap2 = async (page: Page, attributen: Attributen = {}): Promise<Rekenhulp> => {
  const rekenhulp = await openRekenhulp(page, { 'label-code': 'MY', normjaar: '2026', ...attributen })
  const { kies, vulIn, klik } = rekenhulp
  await kies('Koop je alleen of samen?', 'Samen')
  await vulIn('Bruto jaarinkomen', '60.000')
  await vulIn('Bruto jaarinkomen van je partner', '40.000')
  await klik('Ga verder')
  await vulIn('Vraagprijs van de woning', '400.000')
  return rekenhulp
}

test('the keyboard claims the starters exemption for one of two buyers, and for both', async ({ page }) => {
  const rekenhulp = await samenOpStap2(page)
  const { klik, regel, element } = rekenhulp
  const { kies } = metToetsen(rekenhulp, page)
  await klik('Toon details')
  await expect(regel(BLOK, BELASTING)).toHaveText('€ 8.000')
  await kies(VRAAG_PARTNER, 'Ja')
  await expect(regel(BLOK, BELASTING)).toHaveText('€ 4.000')
  await expect(element.getByText(/^Je partner gebruikt de vrijstelling\./)).toBeVisible()
  await kies(VRAAG, 'Ja')
  await expect(regel(BLOK, BELASTING)).toHaveText('€ 0')
  await expect(element.getByText(/^Jullie betalen geen overdrachtsbelasting\./)).toBeVisible()
  await element.getByText('Wanneer kan je de vrijstelling gebruiken?').click()
  await expect(element.getByText(/^Dat kan als deze vier punten kloppen/)).toBeVisible()
})

for (const { breedte, ...attributen } of matrix(VENSTERS))
  test(`the unfolded starters question passes axe and fits at ${breedte} px`, LONG, async ({ page }) => {
    await zetVenster(page, breedte)
    const { element, vraag } = await samenOpStap2(page, attributen)
    await element.getByText('Wanneer kan je de vrijstelling gebruiken?').click()
    await vraag(VRAAG).scrollIntoViewIfNeeded()
    await keur(page)
  })
