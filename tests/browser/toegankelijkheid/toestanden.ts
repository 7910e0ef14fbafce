import { type Locator, type Page } from '@playwright/test'

import { laatUitspreken } from '../pagina/bijgehouden'
import { openRekenhulp, type Attributen, type Rekenhulp } from '../pagina/rekenhulp'
import { expect } from '../test'
import { rust } from '../pagina/rust'

const HOOGSTE = '99.999.999'
const NOG_NIET_VERDER = 'Je kan nog niet verder:'
const KORT = 'Bereken creditcard, rood staan en afbetaling'

/** One state of the calculator, reached from the state before it. */
interface Toestand {
  readonly naam: string
  /** Goes to the state, and resolves when something new is on screen. */
  readonly ga: (rekenhulp: Rekenhulp, page: Page) => Promise<void>
  /** Closes what was opened, where it would block the next state. */
  readonly verlaat?: (rekenhulp: Rekenhulp, page: Page) => Promise<void>
}

/** Closes the top layer, which has this role. */
const escape =
  (rol: 'note' | 'dialog' | 'listbox') =>
  async ({ element }: Rekenhulp, page: Page): Promise<void> => {
    await page.keyboard.press('Escape')
    await expect(element.getByRole(rol)).toHaveCount(0)
  }

const uitlegBij = ({ vraag }: Rekenhulp, naam: string) =>
  vraag(naam).locator('xpath=..').getByRole('button', { name: 'Uitleg' })

/** Opens or closes the summary where it is a bar. */
const vouw = async (element: Locator, hoe: 'Toon' | 'Verberg'): Promise<void> => {
  const balk = element.getByRole('button', { name: `${hoe} de samenvatting` })
  if (await balk.isVisible()) await balk.click()
}

const opent =
  (naam: string) =>
  async ({ element, lijst }: Rekenhulp): Promise<void> => {
    await lijst(naam).click()
    await element.getByRole('listbox').waitFor()
  }

const stap1: readonly Toestand[] = [
  {
    naam: 'stap 1',
    ga: ({ element }) =>
      element
        .locator('aside section')
        .getByText(/^Vul je inkomen in,/)
        .waitFor({ state: 'attached' }),
  },
  {
    naam: 'stap 1 met een uitleg open',
    ga: async (rekenhulp) => {
      await uitlegBij(rekenhulp, 'Koop je alleen of samen?').click()
      await rekenhulp.element.getByRole('note').waitFor()
    },
    verlaat: escape('note'),
  },
  {
    naam: 'stap 1 met een fout',
    ga: async ({ klik, element }) => {
      await klik('Ga verder')
      await element.getByText('Je hebt niets ingevuld.').waitFor()
    },
  },
  {
    naam: 'stap 1 met een foutenlijst',
    ga: async ({ kies, klik, veld, element }) => {
      await kies('Koop je alleen of samen?', 'Samen')
      await veld('Bruto jaarinkomen').fill('zestigduizend')
      await klik('Ga verder')
      await element.getByText(NOG_NIET_VERDER).waitFor()
    },
  },
  {
    naam: 'stap 1 met een inkomen dat niet meetelt',
    ga: async ({ kies, veld }) => {
      await kies('Wat voor inkomen heeft je partner?', 'Overig')
      await kies('Wat voor inkomen heb je?', 'Pensioen')
      await veld('Jaarinkomen uit pensioen').waitFor()
    },
    verlaat: async ({ kies }) => kies('Wat voor inkomen heb je?', 'Vast dienstverband'),
  },
  {
    naam: 'jaarinkomen',
    ga: async ({ klik, element }) => {
      await klik('Bereken jaarinkomen')
      await element.getByRole('dialog').waitFor()
    },
  },
  {
    naam: 'jaarinkomen met een fout',
    ga: async ({ veld, element }, page) => {
      await veld('Bruto maandinkomen').fill('veel')
      const regio = element.getByRole('dialog').locator('[aria-live=assertive]')
      await laatUitspreken(regio, () => page.keyboard.press('Tab'))
    },
    verlaat: escape('dialog'),
  },
  {
    naam: 'stap 1 met alle vragen en de hoogste bedragen',
    ga: async ({ kies, vulIn, klik, veld }) => {
      await kies('Wat voor inkomen heeft je partner?', 'Vast dienstverband')
      for (const wie of ['', ' van je partner']) await vulIn(`Bruto jaarinkomen${wie}`, HOOGSTE)
      await kies('Ga je binnen 10 jaar met pensioen?', 'Ja')
      await vulIn('Verwacht jaarinkomen uit pensioen', HOOGSTE)
      await kies('Heeft een van jullie een studieschuld of lening, of betaalt een van jullie partneralimentatie?', 'Ja')
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
    ga: async ({ kies, klik, element }) => {
      await kies('Woont een van jullie nu in een koopwoning?', 'Ja')
      await klik('Ga verder')
      await element.getByText(NOG_NIET_VERDER).waitFor()
    },
  },
  {
    naam: 'energielabel',
    ga: opent('Energielabel'),
    verlaat: async ({ element, lijst }) => {
      await element.getByRole('option', { name: /^C\b/ }).click()
      await expect(lijst('Energielabel')).toHaveText(/^C\b/)
    },
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
    ga: opent('Hoe lang wil je je rente vastzetten?'),
    verlaat: escape('listbox'),
  },
  {
    naam: 'hoe we aan het hypotheekbedrag komen',
    ga: async ({ element }) => {
      await vouw(element, 'Toon')
      await element.getByRole('button', { name: /^Hoe komen we aan dit bedrag\? Extra eigen inleg nodig/ }).click()
      await element.getByRole('button', { name: 'Hypotheekbedrag', exact: true }).click()
      await element.locator('summary', { hasText: 'Wat je nodig hebt' }).click()
      await element.locator('summary', { hasText: 'Je leent het hoogste bedrag dat kan' }).click()
      await expect(element.getByText('Het laagste bedrag telt').filter({ visible: true })).toHaveCount(1)
    },
    verlaat: async (rekenhulp, page) => {
      await escape('dialog')(rekenhulp, page)
      await vouw(rekenhulp.element, 'Verberg')
    },
  },
  {
    naam: 'samenvatting helemaal open',
    ga: async ({ element, knop }) => {
      await vouw(element, 'Toon')
      await knop('Toon details').click()
      await element.getByText('Waar we van uitgaan').click()
      await element.getByText(/^Welke dag telt/).waitFor()
      const dicht = element.getByRole('complementary').locator('details:not([open]) > summary')
      while ((await dicht.count()) > 0) await dicht.first().click()
      await knop('Verberg details').waitFor()
      await expect(dicht).toHaveCount(0)
    },
    verlaat: async ({ element, knop }) => {
      await knop('Verberg details').click()
      await vouw(element, 'Verberg')
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

const ALLE = [...stap1, ...stap2, ...stap3]

/** The names of the states, in the order in which they are reached. */
export const TOESTANDEN: readonly string[] = ALLE.map(({ naam }) => naam)

/** The links of the host page that the calculator shows. */
export const LINKS = { 'adviseur-zoeken-url': '/doorklik.html', 'hypotheek-aanvragen-url': '/doorklik.html' }

/** Opens a calculator, goes from state to state, and calls `bekijk` in each. */
export const langsToestanden = async (
  page: Page,
  attributen: Attributen,
  bekijk: (naam: string, rekenhulp: Rekenhulp) => Promise<void>,
): Promise<void> => {
  const rekenhulp = await openRekenhulp(page, { ...LINKS, ...attributen })
  for (const { naam, ga, verlaat } of ALLE) {
    await ga(rekenhulp, page)
    await rust(page)
    await bekijk(naam, rekenhulp)
    await verlaat?.(rekenhulp, page)
  }
}
