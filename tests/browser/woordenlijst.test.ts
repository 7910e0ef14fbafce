import { type Locator, type Page } from '@playwright/test'

import { woordenlijst } from '../../ui/tekst'
import { zoekWoorden } from '../../ui/woorden/zoekWoorden'
import { rust } from './pagina/rust'
import { openRekenhulp, type Rekenhulp } from './pagina/rekenhulp'
import { expect, test } from './test'
import { keurMetAxe, laadAxe } from './toegankelijkheid/axe'
import { meet } from './vormgeving/meetkunde'

const VRAAG = 'Wat betekenen deze woorden?'

const PLEKKEN = ['[part=formulier]', 'aside'] as const

const lijstIn = (plek: Locator): Locator => plek.locator('details', { has: plek.page().getByText(VRAAG) })

/** Unfolds a list with the keyboard. */
const open = async (lijst: Locator): Promise<void> => {
  if ((await lijst.getAttribute('open')) !== null) return
  await lijst.locator('summary').focus()
  await lijst.page().keyboard.press('Enter')
  await expect(lijst.locator('dt').first()).toBeVisible()
}

/** The hard words that a place shows, but for its list, and those that the list explains. */
const lees = async (
  plek: Locator,
): Promise<{ readonly staan: readonly string[]; readonly uitgelegd: readonly string[] }> => {
  const [alles, lijst] = [await plek.innerText(), await lijstIn(plek).innerText()]
  const uitgelegd = await lijstIn(plek).locator('dt').allInnerTexts()
  return { staan: zoekWoorden(alles.replace(lijst, '')).map((naam) => woordenlijst[naam].woord), uitgelegd }
}

const verwachtUitgelegd = async ({ element }: Rekenhulp): Promise<void> => {
  for (const kies of PLEKKEN) {
    const plek = element.locator(kies)
    await open(lijstIn(plek))
    await expect.poll(async () => (await lees(plek)).uitgelegd).toEqual((await lees(plek)).staan)
    expect((await lees(plek)).staan.length).toBeGreaterThan(1)
  }
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

for (const berekening of ['lokaal', 'server'])
  test(`${berekening}: every hard word of each step and of the summary is explained one tap away`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    const rekenhulp = await openRekenhulp(page, { 'label-code': 'MY', berekening })
    await loopStappen(rekenhulp, () => verwachtUitgelegd(rekenhulp))
  })

test('at 320 px the lists pass axe and scroll in one direction', async ({ page }: { page: Page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await laadAxe(page)
  const rekenhulp = await openRekenhulp(page, { 'label-code': 'FL', kleurmodus: 'donker' })
  const [formulier, samenvatting] = PLEKKEN.map((plek) => rekenhulp.element.locator(plek))
  if (formulier) await open(lijstIn(formulier))
  await rekenhulp.element.getByRole('button', { name: /Toon de samenvatting/ }).click()
  if (samenvatting) await open(lijstIn(samenvatting))
  await rust(page)
  expect(await keurMetAxe(page)).toEqual([])
  expect(await meet(page)).toEqual([])
})
