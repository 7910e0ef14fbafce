import { type Locator, type Page } from '@playwright/test'

import { untilCalculated } from '../host/hostPage'
import { announceFully } from '../page/recorded'
import { openCalculator, type Attributes, type Calculator } from '../page/calculator'
import { expect } from '../test'
import { whenStill } from '../page/whenStill'

const HIGHEST = '99.999.999'
const NOG_NIET_VERDER = 'Je kan nog niet verder:'
const CREDIT = 'Bereken creditcard, rood staan en afbetaling'

/** One state of the calculator, reached from the state before it. */
interface State {
  readonly name: string
  /** Brings the calculator into the state. */
  readonly enter: (calculator: Calculator, page: Page) => Promise<void>
  /** Undoes what would block the next state, such as an open dialog. */
  readonly leave?: (calculator: Calculator, page: Page) => Promise<void>
}

/** Returns a `leave` that presses Escape and expects the layer with this role to close. */
const escape =
  (role: 'note' | 'dialog' | 'listbox') =>
  async ({ element }: Calculator, page: Page): Promise<void> => {
    await page.keyboard.press('Escape')
    await expect(element.getByRole(role)).toHaveCount(0)
  }

const explanationOf = ({ question }: Calculator, name: string) =>
  question(name).locator('xpath=..').getByRole('button', { name: 'Uitleg' })

/** Opens (`Toon`) or closes (`Verberg`) the summary if it is a bar at the bottom of the window. */
const fold = async (element: Locator, how: 'Toon' | 'Verberg'): Promise<void> => {
  const bar = element.getByRole('button', { name: `${how} de samenvatting` })
  if (await bar.isVisible()) await bar.click()
}

const opens =
  (name: string) =>
  async ({ element, list }: Calculator): Promise<void> => {
    await list(name).click()
    await element.getByRole('listbox').waitFor()
  }

const step1: readonly State[] = [
  {
    name: 'stap 1',
    enter: async (calculator) => {
      await untilCalculated(calculator)
      await calculator.element.getByText(/ kan je bijvoorbeeld ongeveer /).waitFor()
    },
  },
  {
    name: 'stap 1 met een uitleg open',
    enter: async (calculator) => {
      await explanationOf(calculator, 'Koop je alleen of samen?').click()
      await calculator.element.getByRole('note').waitFor()
    },
    leave: escape('note'),
  },
  {
    name: 'stap 1 met een fout',
    enter: async ({ click, element }) => {
      await click('Ga verder')
      await element.getByText('Je hebt niets ingevuld.').waitFor()
    },
  },
  {
    name: 'stap 1 met een foutenlijst',
    enter: async ({ choose, click, field, element }) => {
      await choose('Koop je alleen of samen?', 'Samen')
      await field('Bruto jaarinkomen').fill('zestigduizend')
      await click('Ga verder')
      await element.getByText(NOG_NIET_VERDER).waitFor()
    },
  },
  {
    name: 'stap 1 met een inkomen dat niet meetelt',
    enter: async ({ choose, field }) => {
      await choose('Wat voor inkomen heeft je partner?', 'Overig')
      await choose('Wat voor inkomen heb je?', 'Pensioen')
      await field('Jaarinkomen uit pensioen').waitFor()
    },
    leave: async ({ choose }) => choose('Wat voor inkomen heb je?', 'Vast dienstverband'),
  },
  {
    name: 'jaarinkomen',
    enter: async ({ click, element }) => {
      await click('Bereken jaarinkomen')
      await element.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'jaarinkomen met een fout',
    enter: async ({ field, element }, page) => {
      await field('Bruto maandinkomen').fill('veel')
      const region = element.getByRole('dialog').locator('[aria-live=assertive]')
      await announceFully(region, () => page.keyboard.press('Tab'))
    },
    leave: escape('dialog'),
  },
  {
    name: 'stap 1 met alle vragen en de hoogste bedragen',
    enter: async ({ choose, fillIn, click, field }) => {
      await choose('Wat voor inkomen heeft je partner?', 'Vast dienstverband')
      for (const wie of ['', ' van je partner']) await fillIn(`Bruto jaarinkomen${wie}`, HIGHEST)
      await choose('Ga je binnen 10 jaar met pensioen?', 'Ja')
      await fillIn('Verwacht jaarinkomen uit pensioen', HIGHEST)
      await choose(
        'Heeft een van jullie een studieschuld of lening, of betaalt een van jullie partneralimentatie?',
        'Ja',
      )
      await click(CREDIT)
      await fillIn('Limieten van creditcard en rood staan', HIGHEST)
      await field('Kopen op afbetaling').blur()
    },
  },
]

const step2: readonly State[] = [
  {
    name: 'stap 2',
    enter: async ({ click, question }) => {
      await click('Ga verder')
      await question('Wat voor woning wil je kopen?').waitFor()
    },
  },
  {
    name: 'stap 2 met een foutenlijst',
    enter: async ({ choose, click, element }) => {
      await choose('Woont een van jullie nu in een koopwoning?', 'Ja')
      await click('Ga verder')
      await element.getByText(NOG_NIET_VERDER).waitFor()
    },
  },
  {
    name: 'energielabel',
    enter: opens('Energielabel'),
    leave: async ({ element, list }) => {
      await element.getByRole('option', { name: /^C\b/ }).click()
      await expect(list('Energielabel')).toHaveText(/^C\b/)
    },
  },
  {
    name: 'stap 2 met de hoogste bedragen',
    enter: async ({ fillIn }) => {
      await fillIn('Vraagprijs van de woning', HIGHEST)
      await fillIn('Kosten van de verbouwing', HIGHEST)
      await fillIn('Verkoopprijs van je huidige woning', '50.000.000')
      await fillIn('Huidig hypotheekbedrag', '48.900.000')
      await fillIn('Eigen geld', '100.000')
    },
  },
]

const step3: readonly State[] = [
  {
    name: 'stap 3 met wat er nog nodig is',
    enter: async ({ click, element }) => {
      await click('Ga verder')
      await element.getByText('Let op!').waitFor()
    },
  },
  {
    name: 'rentevaste periode',
    enter: opens('Hoe lang wil je je rente vastzetten?'),
    leave: escape('listbox'),
  },
  {
    name: 'hoe we aan het hypotheekbedrag komen',
    enter: async ({ element }) => {
      await fold(element, 'Toon')
      await element.getByRole('button', { name: /^Hoe komen we aan dit bedrag\? Extra eigen inleg nodig/ }).click()
      await element.getByRole('button', { name: 'Hypotheekbedrag', exact: true }).click()
      await element.locator('summary', { hasText: 'Wat je nodig hebt' }).click()
      await element.locator('summary', { hasText: 'Je leent het hoogste bedrag dat kan' }).click()
      await expect(element.getByText('Het laagste bedrag telt').filter({ visible: true })).toHaveCount(1)
    },
    leave: async (calculator, page) => {
      await escape('dialog')(calculator, page)
      await fold(calculator.element, 'Verberg')
    },
  },
  {
    name: 'samenvatting helemaal open',
    enter: async ({ element, button }) => {
      await fold(element, 'Toon')
      await button('Toon details').click()
      await element.getByText('Waar we van uitgaan').click()
      await element.getByText(/^Welke dag telt/).waitFor()
      const closed = element.getByRole('complementary').locator('details:not([open]) > summary')
      while ((await closed.count()) > 0) await closed.first().click()
      await button('Verberg details').waitFor()
      await expect(closed).toHaveCount(0)
    },
    leave: async ({ element, button }) => {
      await button('Verberg details').click()
      await fold(element, 'Verberg')
    },
  },
  {
    name: 'stap 3 met een inschatting',
    enter: async ({ click, fillIn, element }) => {
      await click('Vorige stap')
      await fillIn('Vraagprijs van de woning', '400.000')
      await fillIn('Kosten van de verbouwing', '20.000')
      await fillIn('Verkoopprijs van je huidige woning', '300.000')
      await fillIn('Huidig hypotheekbedrag', '200.000')
      await fillIn('Eigen geld', '10.000')
      await click('Ga verder')
      await element.getByText('goede inschatting').waitFor()
    },
  },
]

const ALL = [...step1, ...step2, ...step3]

/** The names of the states, in the order in which they are reached. */
export const STATES: readonly string[] = ALL.map(({ name }) => name)

/** The attributes with the links of the host page. */
export const LINKS = { 'adviseur-zoeken-url': '/doorklik.html', 'hypotheek-aanvragen-url': '/doorklik.html' }

/** Opens a calculator, brings it into each state in turn, and calls `inspect` in each state with the state's name. */
export const visitStates = async (
  page: Page,
  attributes: Attributes,
  inspect: (name: string, calculator: Calculator) => Promise<void>,
): Promise<void> => {
  const calculator = await openCalculator(page, { ...LINKS, ...attributes })
  for (const { name, enter, leave } of ALL) {
    await enter(calculator, page)
    await whenStill(page)
    await inspect(name, calculator)
    await leave?.(calculator, page)
  }
}
