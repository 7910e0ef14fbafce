import { fireEvent, screen, within } from '@testing-library/react'
import { either } from 'fp-ts'
import { of } from 'rxjs'
import { describe, expect, it } from 'vitest'

import { createManualBerekening } from '../../support/fakes/berekening'
import { serviceGround } from '../../support/fakes/grounds'
import {
  chooseOption,
  click,
  dialogs,
  field,
  fillIn,
  now,
  readBonnetje,
  showAt,
  showCalculator,
  stopKlok,
  twoBuyers,
  seller,
  wait,
} from '../../support/screen'

stopKlok()

describe("'Lees de samenvatting voor'", () => {
  it("the button 'Lees de samenvatting voor' announces no details of the summary while these are folded", () => {
    const getoond = showAt(2)
    expect(readBonnetje(getoond)).not.toContain('Koopprijs')
  })

  it("the button 'Lees de samenvatting voor' announces unfolded details, with 'nog te bepalen' for one cost", () => {
    const getoond = showAt(2, { vraagprijsWoning: 300_000 })
    click('Toon details')
    expect(readBonnetje(getoond)).toMatch(
      /Je benodigde hypotheek\. Nieuwe woning en kosten: € [\d.]+\. Aankoopkosten\. Koopprijs: € 300\.000\. .*online: nog te bepalen\. .*Kosten van NHG: [^:]* Je kan lenen: /,
    )
  })

  it("the button 'Lees de samenvatting voor' announces a minus sign as the word 'min'", () => {
    const getoond = showAt(2, { ...seller, huidigeHypotheekBedrag: 197_000 })
    click('Toon details')
    expect(readBonnetje(getoond)).toContain('Opbrengst huidige woning: min € 48.000.')
  })

  it("'Lees de samenvatting voor' announces the overwaarde left, and opening step 3 scrolls the summary up", () => {
    const woningen = { vraagprijsWoning: 300_000, verkoopPrijsWoning: 900_000, huidigeHypotheekBedrag: 100_000 }
    const getoond = showAt(2, { ...seller, ...woningen })
    click('Toon details')
    expect(readBonnetje(getoond)).toMatch(/Na de koop houd je nog € [\d.]+ van je overwaarde over\. /)
    const kaart = screen.getByRole('complementary', { name: 'Samenvatting' }).firstElementChild ?? document.body
    kaart.scrollTop = 50
    click('Ga verder')
    expect(kaart.scrollTop).toBe(0)
  })

  it("before the first result, 'Lees de samenvatting voor' announces what the summary waits for", () => {
    const berekening = createManualBerekening()
    const getoond = showCalculator({ port: berekening })
    expect(readBonnetje(getoond)).toBe('Vul je inkomen in, dan zie je hier wat je kan lenen.')
    fillIn('Bruto jaarinkomen', '60.000')
    expect(readBonnetje(getoond)).toBe('We berekenen je maximale hypotheek.')
    now(() => berekening.last().fail())
    expect(readBonnetje(getoond)).toMatch(/^De berekening is niet gelukt\./)
  })
})

it("the summary says that the chosen period has no known rate, and offers no 'Probeer opnieuw'", () => {
  showCalculator({ rentetarieven: { '60': 3.5 } })
  wait(1000)
  const melding = screen.getByText('Voor deze rentevaste periode is geen rente bekend.')
  expect(melding).toBeVisible()
  expect(melding).toHaveTextContent(/^Voor .* bekend\. Kies bij stap 3 een andere periode\.$/)
  expect(screen.queryByRole('button', { name: 'Probeer opnieuw' })).toBeNull()
})

it('the summary shows and announces the norm year that a calculation service returns', () => {
  const berekening = createManualBerekening(serviceGround)
  const getoond = showCalculator({ port: berekening, rentetarieven: undefined, isVoorbeeldrente: false })
  now(() => berekening.last().succeedWith({ normjaar: 2026 }))
  expect(screen.getByText('Berekend met de leennormen van 2026.')).toBeVisible()
  expect(readBonnetje(getoond)).toContain('Berekend met de leennormen van 2026.')
})

it("the details of the summary stay unfolded after a visit to step 1, where the bar shows 'Maximale hypotheek'", () => {
  const getoond = showAt(2, { vraagprijsWoning: 500_000 })
  expect(balk()).toHaveTextContent(/^Extra eigen inleg nodig/)
  click('Toon details')
  click('Vorige stap')
  expect(balk()).toHaveTextContent(/^Maximale hypotheek/)
  expect(readBonnetje(getoond)).not.toContain('Je benodigde hypotheek')
  click('Ga verder')
  expect(screen.getByText('Verberg details')).toBeVisible()
})

it("'Probeer opnieuw' after a failed calculation moves the focus to the summary", () => {
  const berekening = createManualBerekening()
  showCalculator({ port: berekening })
  now(() => berekening.last().fail())
  click('Probeer opnieuw')
  expect(screen.getByRole('complementary', { name: 'Samenvatting' })).toHaveFocus()
})

it('a second failure for the same reason is announced again, also when it follows without a pause', () => {
  const berekening = { bereken: () => of(either.left({ _tag: 'Onbereikbaar' } as const)) }
  const { announced } = showCalculator({ port: berekening })
  wait(100)
  const melding = announced.urgent()
  expect(melding).toMatch(/^De berekening is niet gelukt\./)
  wait(1000)
  expect(announced.urgent()).toBe('')
  click('Probeer opnieuw')
  wait(100)
  expect(announced.urgent()).toBe(melding)
})

it("choosing 'Overig' announces that the income does not count, for the visitor and for the partner", () => {
  const { announced } = showCalculator()
  chooseOption('Wat voor inkomen heb je?', 'Overig')
  wait(100)
  expect(announced.urgent()).toBe(
    'Dit inkomen telt niet mee voor een hypotheek bij Moneyou. Heb je ook ander inkomen? Kies dan dat. ' +
      'Een geldverstrekker telt blijvende bedragen vaak mee. Deze rekenhulp telt ze als € 0. Vraag het je adviseur.',
  )
  chooseOption('Koop je alleen of samen?', 'Samen')
  chooseOption('Wat voor inkomen heeft je partner?', 'Overig')
  wait(100)
  expect(announced.urgent()).toMatch(
    /^Dit income wordt niet meegenomen in de hypotheekaanvraag bij Moneyou\. Een geldverstrekker/,
  )
})

it("the answer 'Pensioen' shows the assumption that AOW is already received, for both home buyers", () => {
  const pensioen = { 'eigen.dienstBetrekking': 'Pensioen', 'partner.dienstBetrekking': 'Pensioen' } as const
  showAt(1, { ...twoBuyers, ...pensioen })
  expect(screen.getByText('We gaan ervan uit dat je al AOW krijgt.')).toBeVisible()
  expect(screen.getByText('We gaan ervan uit dat je partner al AOW krijgt.')).toBeVisible()
})

const VEROUDERD = 'Deze bedragen horen bij je vorige antwoorden.'
const SCHATTING = /^Deze berekening is een goede inschatting/
const INKOMEN = 'Bruto jaarinkomen'

const isGemerkt = () => screen.queryAllByText(VEROUDERD).length > 0
const naarStap = (nummer: number) =>
  fireEvent.click(within(screen.getByRole('navigation')).getAllByRole('button')[nummer - 1] ?? document.body)
const balk = () => screen.getByRole('button', { name: /de samenvatting$/ })
const isBalkGemerkt = () => balk().querySelector('[data-voorlopig]') !== null

describe('the figures of the summary while a field has unreadable text', () => {
  it('the summary and its bar mark their figures as outdated while a visible field has unreadable text', () => {
    showCalculator()
    fillIn(INKOMEN, '60.000')
    expect(isGemerkt()).toBe(false)
    fillIn(INKOMEN, 'zestig mille')
    expect(isGemerkt()).toBe(true)
    expect(isBalkGemerkt()).toBe(true)
    fillIn(INKOMEN, '70.000')
    expect(isGemerkt()).toBe(false)
    expect(isBalkGemerkt()).toBe(false)
  })

  it('the summary marks its figures as outdated on step 3 too while a field of step 1 has unreadable text', () => {
    showAt(3)
    naarStap(1)
    fillIn(INKOMEN, 'zestig mille')
    naarStap(3)
    expect(isGemerkt()).toBe(true)
  })

  it('step 3 keeps its figures with their estimate and marks them while a field of step 2 has unreadable text', () => {
    showAt(3, { vraagprijsWoning: 200_000, eigenGeld: 100_000 }, { rentetarieven: { '120': 3.75 } })
    expect(isGemerkt()).toBe(false)
    naarStap(2)
    fillIn('Eigen geld', 'wat spaargeld')
    naarStap(3)
    expect(isGemerkt()).toBe(true)
    expect(screen.getByText(SCHATTING)).toBeVisible()
  })

  it("the button 'Lees de samenvatting voor' first warns of outdated figures while a field has unreadable text", () => {
    const getoond = showAt(1)
    fillIn(INKOMEN, 'zestig mille')
    expect(readBonnetje(getoond)).toMatch(/^Deze bedragen horen bij je vorige antwoorden\. Je maximale hypotheek\./)
  })

  it('the summary no longer marks its figures as outdated once the field with unreadable text is hidden', () => {
    showAt(1)
    chooseOption('Koop je alleen of samen?', 'Samen')
    fillIn('Bruto jaarinkomen van je partner', 'dertig mille')
    expect(isGemerkt()).toBe(true)
    chooseOption('Koop je alleen of samen?', 'Alleen')
    expect(isGemerkt()).toBe(false)
  })

  it('the summary does not warn about outdated figures before the first result, even with unreadable text', () => {
    showCalculator({ port: createManualBerekening() })
    fillIn(INKOMEN, 'zestig mille')
    expect(isGemerkt()).toBe(false)
  })

  it('the summary shows one warning about outdated figures after a failed calculation and unreadable text', () => {
    const berekening = createManualBerekening()
    showCalculator({ port: berekening })
    fillIn(INKOMEN, '60.000')
    now(() => berekening.last().succeed())
    fillIn(INKOMEN, '70.000')
    now(() => berekening.last().fail())
    fillIn(INKOMEN, 'zestig mille')
    expect(screen.getAllByText(VEROUDERD)).toHaveLength(1)
  })
})

it('an unfolded summary folds when a field gets the focus, and stays unfolded when a dialog opens', () => {
  showAt(1)
  fireEvent.click(balk())
  dialogs.verhaal.open()
  expect(dialogs.verhaal.element()).toContainElement(document.activeElement as HTMLElement)
  expect(balk()).toHaveAttribute('aria-expanded', 'true')
  dialogs.verhaal.close()
  now(() => field(INKOMEN).focus())
  expect(balk()).toHaveAttribute('aria-expanded', 'false')
})

it('the bar of the summary marks its figure as provisional during a calculation and after a failed one', () => {
  const berekening = createManualBerekening()
  showAt(1, {}, { port: berekening })
  now(() => berekening.last().succeed())
  expect(isBalkGemerkt()).toBe(false)
  fillIn(INKOMEN, '70.000')
  expect(isBalkGemerkt()).toBe(true)
  now(() => berekening.last().fail())
  expect(isBalkGemerkt()).toBe(true)
  click('Probeer opnieuw')
  now(() => berekening.last().succeed())
  expect(isBalkGemerkt()).toBe(false)
})
