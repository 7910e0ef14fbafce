import { openCalculator, type Calculator } from '../page/calculator'
import { expect, test } from '../test'
import { focusFault } from './focus'
import { tabThrough, type Stop } from './route'
import { LONG, matrix } from '../../support/matrix'

const links = { 'adviseur-zoeken-url': '/doorklik.html', 'hypotheek-aanvragen-url': '/doorklik.html' }

/**
 * The Tab stops of step 1 for two buyers, of whom one has a pension. After each stop are the keys that are pressed.
 */
const STEP_1: readonly Stop[] = [
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

/**
 * The Tab stops of step 2. They begin at the first question, because the title of the step has the focus at the start.
 */
const STEP_2: readonly Stop[] = [
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

/** The names of the answers that step 3 lists, each with a button that changes it. */
const ANSWERS = [
  'alleen of samen',
  'inkomen',
  'soort inkomen van je partner',
  'inkomen uit pensioen van je partner',
  'schulden of alimentatie',
  'leningen',
  'vraagprijs',
  'energielabel',
  'koopwoning nu',
  'verkoopprijs huidige woning',
  'huidige hypotheek',
  'eigen geld',
  'rentevaste periode',
  'startersvrijstelling',
]

/** Each walk has a brand, an audience, a window width, and the net cost, link and extra buttons shown on step 3. */
const WALKS = [
  {
    labelCode: 'MY',
    type: 'Klant',
    width: 360,
    netto: '€ 807',
    link: 'Zoek een adviseur',
    adviserButtons: [],
  },
  {
    labelCode: 'FL',
    type: 'Adviseur',
    width: 1280,
    netto: '€ 809',
    link: 'Hypotheek aanvragen',
    adviserButtons: ['Open een rekenbewijs'],
  },
]
type Walk = (typeof WALKS)[number]

const step3 = ({ netto, link, adviserButtons }: Walk): readonly Stop[] => [
  [`button "Hoe komen we aan dit bedrag? Netto maandlast: ${netto}"`],
  ['combobox "Hoe lang wil je je rente vastzetten?"', 'Enter', '20', 'Enter'],
  ['button "Uitleg bij Hoe lang wil je je rente vastzetten?"'],
  ['textbox "Rentepercentage"'],
  ...ANSWERS.map((name): Stop => [`button "Wijzig ${name}"`]),
  ['button "Lees de samenvatting voor"'],
  ['button "Vorige stap"'],
  [`link "${link}"`],
  ['button "Vergelijk rentevaste periodes"'],
  ['button "Bekijk het verloop over 30 jaar"'],
  ['button "Wat je kan lenen, is nog niet wat bij je past"'],
  ['button "Wat als je iets verandert?"'],
  ...adviserButtons.map((button): Stop => [`button "${button}"`]),
  ['button "Bewaar of deel"'],
  ['button "Wat betekenen deze woorden?"'],
]

const expectStep = async ({ element }: Calculator, title: string) =>
  expect(element.getByRole('heading', { name: title, level: 2 })).toBeFocused()

for (const walk of matrix(WALKS)) {
  const { labelCode, type, width, link } = walk
  test(`the keyboard completes the steps with a visible focus (${labelCode}, ${width} px)`, async ({ page }) => {
    test.setTimeout(90_000)
    await page.setViewportSize({ width, height: 640 })
    const calculator = await openCalculator(page, { 'label-code': labelCode, type, ...links })
    await tabThrough(page, STEP_1)
    await expectStep(calculator, 'Benodigde hypotheek')
    await tabThrough(page, STEP_2)
    await expectStep(calculator, 'Je uitkomst')
    await tabThrough(page, step3(walk))
    await expect(calculator.list('Hoe lang wil je je rente vastzetten?')).toHaveText('20 jaar')
    await calculator.element.getByRole('link', { name: link }).press('Enter')
    await expect(page).toHaveURL(/doorklik/)
  })
}

test('Shift+Tab out of the open summary closes it and shows the focused button in full', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const { element, button } = await openCalculator(page)
  const bar = element.getByRole('button', { name: /samenvatting$/ }).last()
  await bar.press('Enter')
  await expect(bar).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Shift+Tab')
  await expect(button('Wat betekenen deze woorden?')).toBeFocused()
  await expect(bar).toHaveAttribute('aria-expanded', 'false')
  await expect(button('Wat betekenen deze woorden?')).toBeInViewport({ ratio: 1 })
})

test('every Tab stop of the income dialog is visible in a window too low for the dialog', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  const { button, field } = await openCalculator(page)
  await button('Bereken jaarinkomen').press('Enter')
  await expect(field('Bruto maandinkomen')).toBeFocused()
  let seen = 0
  for (let round = 0; round < 8; round += 1) {
    const fault = await focusFault(page)
    if (fault !== 'nothing has the focus') {
      expect.soft(fault, `stop ${round}`).toBeUndefined()
      seen += 1
    }
    await page.keyboard.press('Tab')
  }
  expect(seen).toBeGreaterThan(4)
})

test('Tab stays inside the income dialog, and Escape focuses "Bereken jaarinkomen" again', async ({ page }) => {
  const { button, field } = await openCalculator(page)
  await button('Bereken jaarinkomen').press('Enter')
  await expect(field('Bruto maandinkomen')).toBeFocused()
  const foot: readonly Stop[] = [['button "Sluiten"'], ['button "Bevestig inkomen"']]
  const loop: readonly Stop[] = [['radio "Nee"'], ['radio "Nee"'], ...foot]
  await tabThrough(page, loop)
  await page.keyboard.press('Tab')
  await tabThrough(page, [['button "Sluiten"'], ['textbox "Bruto maandinkomen"'], ...loop])
  await page.keyboard.press('Escape')
  await expect(button('Bereken jaarinkomen')).toBeFocused()
})
