import { type Page } from '@playwright/test'

import { openRekenhulp, type Attributen } from './pagina/rekenhulp'
import { expect, test } from './test'
import { keur, VENSTERS, zetVenster } from './toegankelijkheid/keur'
import { matrix } from '../support/matrix'

const INKOMEN = 'Bruto jaarinkomen'
const VRAAG = 'Je was hier eerder bezig. Wil je je antwoorden van toen gebruiken?'
const GEBRUIK = 'Gebruik mijn antwoorden'
const WIS = 'Wis mijn antwoorden'
const UITLEG = 'We bewaren je antwoorden alleen in dit tabblad. Sluit je het tabblad, dan zijn ze weg.'

const openMetBewaren = async (page: Page, attributen: Attributen = {}) => {
  const rekenhulp = await openRekenhulp(page, { 'label-code': 'MY', bewaren: '', ...attributen })
  await rekenhulp.knop(WIS).waitFor()
  return rekenhulp
}
const bewaard = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).map((key) => sessionStorage.getItem(key) ?? ''))
const wachtOpBewaard = (page: Page, deel: string) =>
  expect.poll(() => bewaard(page)).toContainEqual(expect.stringContaining(deel))

for (const berekening of matrix(['lokaal', 'server']))
  test(`the keyboard restores the answers that are offered after a reload (${berekening})`, async ({ page }) => {
    const { vulIn } = await openMetBewaren(page, { berekening })
    await vulIn(INKOMEN, '61.234')
    await wachtOpBewaard(page, '61234')
    const { element, veld, knop } = await openMetBewaren(page, { berekening })
    await expect(element.getByText(VRAAG)).toBeVisible()
    await expect(veld(INKOMEN)).toHaveValue('')
    await knop(GEBRUIK).press('Enter')
    await expect(veld(INKOMEN)).toHaveValue('61.234')
    await expect(element.getByText(VRAAG)).toHaveCount(0)
    await expect(element.getByRole('heading', { name: 'Maximale hypotheek', exact: true })).toBeFocused()
  })

test('"Wis mijn antwoorden" asks first, then empties the tab and opens the first step', async ({ page }) => {
  const { element, vulIn, klik, knop, veld } = await openMetBewaren(page)
  await vulIn(INKOMEN, '61.234')
  await klik('Ga verder')
  await vulIn('Vraagprijs van de woning', '287.654')
  await wachtOpBewaard(page, '287654')
  await knop(WIS).press('Enter')
  await element.getByRole('dialog', { name: WIS }).waitFor()
  await knop('Ja, wis alles').press('Enter')
  await expect(element.getByText('Je antwoorden zijn gewist.', { exact: true }).first()).toBeVisible()
  await expect(element.getByRole('heading', { name: 'Maximale hypotheek', exact: true })).toBeFocused()
  await expect(veld(INKOMEN)).toHaveValue('')
  expect(await bewaard(page)).toEqual([])
})

for (const { breedte, ...attributen } of matrix(VENSTERS, []))
  test(`the questions to restore and to wipe answers pass axe and fit at ${breedte} px`, async ({ page }) => {
    await zetVenster(page, breedte)
    await (await openMetBewaren(page, attributen)).vulIn(INKOMEN, '61.234')
    await wachtOpBewaard(page, '61234')
    const { element, klik } = await openMetBewaren(page, attributen)
    await expect(element.getByText(VRAAG)).toBeVisible()
    await expect(element.getByText(UITLEG)).toBeVisible()
    await keur(page)
    await klik(WIS)
    await keur(page)
    await klik('Ja, wis alles')
    await keur(page)
  })
