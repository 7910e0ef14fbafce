import { type Page } from '@playwright/test'

import { openRekenhulp, type Attributen, type Rekenhulp } from '../pagina/rekenhulp'
import { expect } from '../test'

const HOOGSTE = '99.999.999'
const KORT = 'Reken creditcard, rood staan en afbetaling uit'

/** One way the calculator can look, reached from the one before it. */
interface Toestand {
  readonly naam: string
  readonly ga: (rekenhulp: Rekenhulp, page: Page) => Promise<void>
  /** Puts away what was opened, where the next one would be in its way. */
  readonly verlaat?: (rekenhulp: Rekenhulp, page: Page) => Promise<void>
}

const escape = async (_: Rekenhulp, page: Page) => page.keyboard.press('Escape')

const uitlegBij = ({ vraag }: Rekenhulp, naam: string) =>
  vraag(naam).locator('xpath=..').getByRole('button', { name: 'Uitleg' })

const stap1: readonly Toestand[] = [
  { naam: 'stap 1', ga: async ({ knop }) => knop('Ga verder').waitFor() },
  {
    naam: 'stap 1 met een uitleg open',
    ga: async (rekenhulp) => uitlegBij(rekenhulp, 'Koop je alleen of samen?').click(),
    verlaat: escape,
  },
  { naam: 'stap 1 met een fout', ga: async ({ klik }) => klik('Ga verder') },
  {
    naam: 'stap 1 met een foutenlijst',
    ga: async ({ kies, klik, veld }) => {
      await kies('Koop je alleen of samen?', 'Samen')
      await veld('Bruto jaarinkomen').fill('zestigduizend')
      await klik('Ga verder')
    },
  },
  {
    naam: 'stap 1 met een inkomen dat niet meetelt',
    ga: async ({ kies }) => {
      await kies('Wat voor inkomen heeft je partner?', 'Overig')
      await kies('Wat voor inkomen heb je?', 'Pensioen')
    },
    verlaat: async ({ kies }) => kies('Wat voor inkomen heb je?', 'Vast dienstverband'),
  },
  { naam: 'jaarinkomen', ga: async ({ klik }) => klik('Bereken jaarinkomen') },
  {
    naam: 'jaarinkomen met een fout',
    ga: async ({ veld }, page) => {
      await veld('Bruto maandinkomen').fill('veel')
      await page.keyboard.press('Tab')
      await expect(page.getByRole('dialog').getByText('veel')).toHaveCount(0)
    },
    verlaat: escape,
  },
  {
    naam: 'stap 1 met alle vragen en de hoogste bedragen',
    ga: async ({ kies, vulIn, klik, veld }) => {
      await kies('Wat voor inkomen heeft je partner?', 'Vast dienstverband')
      for (const wie of ['', ' van je partner']) await vulIn(`Bruto jaarinkomen${wie}`, HOOGSTE)
      await kies('Ga je binnen 10 jaar met pensioen?', 'Ja')
      await vulIn('Verwacht pensioen jaarinkomen', HOOGSTE)
      await kies('Heb je een studieschuld, lening of alimentatie?', 'Ja')
      await klik(KORT)
      await vulIn('Limieten van creditcard en rood staan', HOOGSTE)
      await veld('Kopen op afbetaling').blur()
    },
  },
]

const stap2: readonly Toestand[] = [
  {
    naam: 'stap 2',
    ga: async ({ klik, vraag }) => {
      await klik('Ga verder')
      await vraag('Wat voor woning wil je kopen?').waitFor()
    },
  },
  {
    naam: 'stap 2 met een foutenlijst',
    ga: async ({ kies, klik }) => {
      await kies('Woon je nu in een koopwoning?', 'Ja')
      await klik('Ga verder')
    },
  },
  {
    naam: 'energielabel',
    ga: async ({ lijst }) => lijst('Energielabel').click(),
    verlaat: async ({ element }) => element.getByRole('option', { name: /^C\b/ }).click(),
  },
  {
    naam: 'stap 2 met de hoogste bedragen',
    ga: async ({ vulIn }) => {
      await vulIn('Vraagprijs van de woning', HOOGSTE)
      await vulIn('Kosten van de verbouwing', HOOGSTE)
      await vulIn('Verkoopprijs van je huidige woning', '50.000.000')
      await vulIn('Huidig hypotheekbedrag', '48.900.000')
      await vulIn('Eigen geld', '100.000')
    },
  },
]

const stap3: readonly Toestand[] = [
  {
    naam: 'stap 3 met wat er nog nodig is',
    ga: async ({ klik, element }) => {
      await klik('Ga verder')
      await element.getByText('Let op!').waitFor()
    },
  },
  {
    naam: 'rentevaste periode',
    ga: async ({ lijst }) => lijst('Hoe lang wil je je rente vastzetten?').click(),
    verlaat: escape,
  },
  {
    naam: 'samenvatting helemaal open',
    ga: async ({ element, knop }) => {
      const balk = element.getByRole('button', { name: /Toon de samenvatting/ })
      if (await balk.isVisible()) await balk.click()
      await knop('Toon details').click()
      await element.getByText('Waar we van uitgaan').click()
    },
    verlaat: async ({ element, knop }) => {
      await knop('Verberg details').click()
      const balk = element.getByRole('button', { name: /Verberg de samenvatting/ })
      if (await balk.isVisible()) await balk.click()
    },
  },
  {
    naam: 'stap 3 met een inschatting',
    ga: async ({ klik, vulIn, element }) => {
      await klik('Vorige stap')
      await vulIn('Vraagprijs van de woning', '400.000')
      await vulIn('Kosten van de verbouwing', '20.000')
      await vulIn('Verkoopprijs van je huidige woning', '300.000')
      await vulIn('Huidig hypotheekbedrag', '200.000')
      await vulIn('Eigen geld', '10.000')
      await klik('Ga verder')
      await element.getByText('goede inschatting').waitFor()
    },
  },
]

const LINKS = { 'adviseur-zoeken-url': '/doorklik.html', 'hypotheek-aanvragen-url': '/doorklik.html' }

/** Opens a calculator, brings it from one state to the next and has each looked at. */
export const langsToestanden = async (
  page: Page,
  attributen: Attributen,
  bekijk: (naam: string, rekenhulp: Rekenhulp) => Promise<void>,
): Promise<void> => {
  const rekenhulp = await openRekenhulp(page, { ...LINKS, ...attributen })
  for (const { naam, ga, verlaat } of [...stap1, ...stap2, ...stap3]) {
    await ga(rekenhulp, page)
    await bekijk(naam, rekenhulp)
    await verlaat?.(rekenhulp, page)
  }
}

/** Opens a calculator whose calculation fails: from the first one on, or only after figures were shown. */
export const openMislukt = async (page: Page, attributen: Attributen, eerst: boolean): Promise<Rekenhulp> => {
  const stuk = () => page.route('**/financieringsopzet', (route) => route.fulfill({ status: 400, body: '{}' }))
  if (eerst) await stuk()
  const rekenhulp = await openRekenhulp(page, { ...LINKS, ...attributen, berekening: 'server' })
  if (!eerst) {
    const antwoord = page.waitForResponse(/financieringsopzet$/)
    await rekenhulp.vulIn('Bruto jaarinkomen', '60.000')
    await (await antwoord).finished()
    await stuk()
    await rekenhulp.vulIn('Bruto jaarinkomen', '70.000')
  }
  await rekenhulp.knop('Probeer opnieuw').waitFor()
  return rekenhulp
}
