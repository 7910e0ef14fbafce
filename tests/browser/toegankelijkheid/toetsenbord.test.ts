import { openRekenhulp, type Rekenhulp } from '../pagina/rekenhulp'
import { expect, test } from '../test'
import { focusGebrek } from './focus'
import { loopLangs, type Halte } from './route'
import { LONG, matrix } from '../../support/matrix'

const links = { 'adviseur-zoeken-url': '/doorklik.html', 'hypotheek-aanvragen-url': '/doorklik.html' }

/** Two people, one with a pension; arrow keys choose an answer. */
const STAP_1: readonly Halte[] = [
  ['button "Stap 1 van 3 Maximale hypotheek"'],
  ['radio "Alleen"', 'ArrowRight'],
  ['button "Uitleg bij Koop je alleen of samen?"', 'Enter', 'Escape'],
  ['radio "Vast dienstverband"'],
  ['button "Uitleg bij Wat voor inkomen heb je?"', 'Enter'],
  ['textbox "Bruto jaarinkomen"', '60000'],
  ['button "Uitleg bij Bruto jaarinkomen"'],
  ['button "Bereken jaarinkomen"'],
  ['radio "Nee"'],
  ['button "Uitleg bij Ga je binnen 10 jaar met pensioen?"'],
  ['radio "Vast dienstverband"', 'ArrowRight', 'ArrowRight', 'ArrowRight'],
  ['button "Uitleg bij Wat voor inkomen heeft je partner?"'],
  ['textbox "Jaarinkomen uit pensioen van je partner"', '30000'],
  ['radio "Nee"', 'ArrowLeft'],
  [
    'button "Uitleg bij Heeft een van jullie een studieschuld of lening, ' +
      'of betaalt een van jullie partneralimentatie?"',
  ],
  ['textbox "Leningen optioneel"', '100'],
  ['button "Uitleg bij Leningen"'],
  ['button "Bereken creditcard, rood staan en afbetaling"'],
  ['textbox "Partneralimentatie optioneel"'],
  ['textbox "Studieschuld optioneel"'],
  ['textbox "Leningen van je partner optioneel"'],
  ['button "Uitleg bij Leningen van je partner"'],
  ['button "Bereken creditcard, rood staan en afbetaling van je partner"'],
  ['textbox "Partneralimentatie die je partner betaalt optioneel"'],
  ['textbox "Studieschuld van je partner optioneel"'],
  ['button "Lees de samenvatting voor"', 'Space'],
  ['button "Ga verder"', 'Space'],
]

/** The focus is on the title of the step, so that the next Tab goes to its first question. */
const STAP_2: readonly Halte[] = [
  ['textbox "Vraagprijs van de woning"', '300000'],
  ['radio "Bestaande woning"'],
  ['radio "Weet ik niet"', 'ArrowLeft'],
  ['DisclosureTriangle "Wanneer kan je de vrijstelling gebruiken?"', 'Enter'],
  ['combobox "Energielabel"', 'ArrowDown', 'End', 'ArrowUp', 'Enter'],
  ['button "Uitleg bij Energielabel"'],
  ['textbox "Kosten van de verbouwing optioneel"'],
  ['radio "Nee"', 'ArrowLeft'],
  ['textbox "Verkoopprijs van je huidige woning"', '250000'],
  ['textbox "Huidig hypotheekbedrag"', '180000'],
  ['textbox "Eigen geld optioneel"', '10000'],
  ['button "Lees de samenvatting voor"'],
  ['button "Vorige stap"'],
  ['button "Ga verder"', 'Enter'],
]

/** The brand, audience and width of each walk, and what its last step shows: net monthly cost and two ways on. */
const WANDELINGEN = [
  {
    labelCode: 'MY',
    type: 'Klant',
    breedte: 360,
    netto: '€ 848',
    link: 'Zoek een adviseur',
    mee: 'Neem dit mee naar je adviseur',
  },
  {
    labelCode: 'FL',
    type: 'Adviseur',
    breedte: 1280,
    netto: '€ 851',
    link: 'Hypotheek aanvragen',
    mee: 'Open een rekenbewijs',
  },
]
type Wandeling = (typeof WANDELINGEN)[number]

const stap3 = ({ netto, link, mee }: Wandeling): readonly Halte[] => [
  [`button "Hoe komen we aan dit bedrag? Netto maandlast: ${netto}"`],
  ['combobox "Hoe lang wil je je rente vastzetten?"', 'Enter', '20', 'Enter'],
  ['button "Uitleg bij Hoe lang wil je je rente vastzetten?"'],
  ['textbox "Rentepercentage"'],
  ['button "Lees de samenvatting voor"'],
  ['button "Vorige stap"'],
  [`link "${link}"`],
  ['button "Neem je berekening mee"'],
  ['button "Vergelijk rentevaste periodes"'],
  ['button "Bekijk het verloop over 30 jaar"'],
  ['button "Wat je kan lenen, is nog niet wat bij je past"'],
  ['button "Wat als je iets verandert?"'],
  [`button "${mee}"`],
  ['button "Deel je berekening"'],
  ['button "Print of bewaar als pdf"'],
  ['button "Wat betekenen deze woorden?"'],
]

const staatOp = async ({ element }: Rekenhulp, titel: string) =>
  expect(element.getByRole('heading', { name: titel, level: 2 })).toBeFocused()

for (const wandeling of matrix(WANDELINGEN)) {
  const { labelCode, type, breedte, link } = wandeling
  test(`the keyboard completes ${labelCode} at ${breedte} px with a visible focus`, async ({ page }) => {
    test.setTimeout(90_000)
    await page.setViewportSize({ width: breedte, height: 640 })
    const rekenhulp = await openRekenhulp(page, { 'label-code': labelCode, type, ...links })
    await loopLangs(page, STAP_1)
    await staatOp(rekenhulp, 'Benodigde hypotheek')
    await loopLangs(page, STAP_2)
    await staatOp(rekenhulp, 'Rentevaste periode')
    await loopLangs(page, stap3(wandeling))
    await expect(rekenhulp.lijst('Hoe lang wil je je rente vastzetten?')).toHaveText('20 jaar')
    await rekenhulp.element.getByRole('link', { name: link }).press('Enter')
    await expect(page).toHaveURL(/doorklik/)
  })
}

test('Shift+Tab out of the open summary closes it, so that the focus is visible', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const { element, knop } = await openRekenhulp(page)
  const balk = element.getByRole('button', { name: /samenvatting$/ }).last()
  await balk.press('Enter')
  await expect(balk).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Shift+Tab')
  await expect(knop('Wat betekenen deze woorden?')).toBeFocused()
  await expect(balk).toHaveAttribute('aria-expanded', 'false')
  await expect(knop('Wat betekenen deze woorden?')).toBeInViewport({ ratio: 1 })
})

test('every Tab stop of the income dialog is visible in a window too low for the dialog', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  const { knop, veld } = await openRekenhulp(page)
  await knop('Bereken jaarinkomen').press('Enter')
  await expect(veld('Bruto maandinkomen')).toBeFocused()
  let gezien = 0
  for (let keer = 0; keer < 8; keer += 1) {
    const gebrek = await focusGebrek(page)
    if (gebrek !== 'nothing has the focus') {
      expect.soft(gebrek, `stop ${keer}`).toBeUndefined()
      gezien += 1
    }
    await page.keyboard.press('Tab')
  }
  expect(gezien).toBeGreaterThan(4)
})

test('the income dialog keeps the focus inside and gives it back to its button', async ({ page }) => {
  const { knop, veld } = await openRekenhulp(page)
  await knop('Bereken jaarinkomen').press('Enter')
  await expect(veld('Bruto maandinkomen')).toBeFocused()
  const voet: readonly Halte[] = [['button "Sluiten"'], ['button "Bevestig inkomen"']]
  const ronde: readonly Halte[] = [['radio "Nee"'], ['radio "Nee"'], ...voet]
  await loopLangs(page, ronde)
  await page.keyboard.press('Tab')
  await loopLangs(page, [['button "Sluiten"'], ['textbox "Bruto maandinkomen"'], ...ronde])
  await page.keyboard.press('Escape')
  await expect(knop('Bereken jaarinkomen')).toBeFocused()
})
