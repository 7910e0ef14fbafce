import { fireEvent, screen, within } from '@testing-library/react'
import { either } from 'fp-ts'
import { of } from 'rxjs'
import { describe, expect, it } from 'vitest'

import { createManualBerekening } from '../../support/fakes/berekening'
import {
  chooseOption,
  click,
  fillIn,
  now,
  readBonnetje,
  showAt,
  showCalculator,
  stopKlok,
  twoBuyers,
  verkoper,
  wait,
} from '../../support/screen'

stopKlok()

describe('the receipt', () => {
  it('leaves out the details while they are folded', () => {
    const getoond = showAt(2)
    expect(readBonnetje(getoond)).not.toContain('Koopprijs')
  })

  it('says the details that are shown, costs to be determined in full, and then their total', () => {
    const getoond = showAt(2, { vraagprijsWoning: 300_000 })
    click('Toon details')
    expect(readBonnetje(getoond)).toMatch(
      /Je benodigde hypotheek\. Aankoopkosten\. Koopprijs: € 300\.000\. .*online: nog te bepalen\. .*Kosten van NHG: [^:]* Nieuwe woning en kosten: € [\d.]+\. Hypotheekbedrag: /,
    )
  })

  it('says a minus as a word', () => {
    const getoond = showAt(2, { ...verkoper, huidigeHypotheekBedrag: 197_000 })
    click('Toon details')
    expect(readBonnetje(getoond)).toContain('Opbrengst huidige woning: min € 48.000.')
  })

  it('says what is left of the home that is sold, and begins above on each step', () => {
    const woningen = { vraagprijsWoning: 300_000, verkoopPrijsWoning: 900_000, huidigeHypotheekBedrag: 100_000 }
    const getoond = showAt(2, { ...verkoper, ...woningen })
    click('Toon details')
    expect(readBonnetje(getoond)).toMatch(/Na de koop houd je nog € [\d.]+ van je overwaarde over\. /)
    const kaart = screen.getByRole('complementary', { name: 'Samenvatting' }).firstElementChild ?? document.body
    kaart.scrollTop = 50
    click('Ga verder')
    expect(kaart.scrollTop).toBe(0)
  })

  it('before the first result says that it is being calculated', () => {
    const getoond = showCalculator({ berekening: createManualBerekening() })
    expect(readBonnetje(getoond)).toBe('We berekenen je maximale hypotheek.')
  })
})

it('a period without a rate is told as what it is, with no button that cannot help', () => {
  showCalculator({ rentetarieven: { '60': 3.5 } })
  wait(1000)
  const melding = screen.getByText('Voor deze rentevaste periode is geen rente bekend.')
  expect(melding).toBeVisible()
  expect(melding).toHaveTextContent(/^Voor .* bekend\. Kies bij stap 3 een andere periode\.$/)
  expect(screen.queryByRole('button', { name: 'Probeer opnieuw' })).toBeNull()
})

it('the norm year that a service names is said, also aloud', () => {
  const antwoord = { maximaleHypotheekOpInkomen: 1, maximaleHypotheek: 1, maandlastBruto: 1, maandlastNetto: 1 }
  const berekening = { bereken: () => of(either.right({ ...antwoord, normjaar: 2026 })) }
  const getoond = showCalculator({ berekening, rentetarieven: undefined, isVoorbeeldrente: false })
  expect(screen.getByText('Berekend met de leennormen van 2026.')).toBeVisible()
  expect(readBonnetje(getoond)).toContain('Berekend met de leennormen van 2026.')
})

it('the details stay unfolded on another step, of which the bar and the receipt say only its own', () => {
  const getoond = showAt(2, { vraagprijsWoning: 500_000 })
  expect(balk()).toHaveTextContent(/^Extra eigen inleg nodig/)
  click('Toon details')
  click('Vorige stap')
  expect(balk()).toHaveTextContent(/^Maximale hypotheek/)
  expect(readBonnetje(getoond)).not.toContain('Je benodigde hypotheek')
  click('Ga verder')
  expect(screen.getByText('Verberg details')).toBeVisible()
})

it("'Probeer opnieuw' leaves the focus on the summary, where its button was", () => {
  const berekening = createManualBerekening()
  showCalculator({ berekening })
  now(() => berekening.laatste().faal())
  click('Probeer opnieuw')
  expect(screen.getByRole('complementary', { name: 'Samenvatting' })).toHaveFocus()
})

it('choosing Overig is answered aloud, in the words on screen', () => {
  const { gehoord } = showCalculator()
  chooseOption('Wat voor inkomen heb je?', 'Overig')
  wait(100)
  expect(gehoord.dringend()).toBe(
    'Dit inkomen telt niet mee voor een hypotheek bij Moneyou. Heb je ook ander inkomen? Kies dan dat.',
  )
  chooseOption('Koop je alleen of samen?', 'Samen')
  chooseOption('Wat voor inkomen heeft je partner?', 'Overig')
  wait(100)
  expect(gehoord.dringend()).toMatch(/^Dit income wordt niet meegenomen in de hypotheekaanvraag/)
})

it('a pension is taken to come with AOW, of each home buyer', () => {
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

describe('while a field that is shown cannot be read', () => {
  it('the figures are marked as those of the earlier answers, until it can be read', () => {
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

  it('they stay marked on another step', () => {
    showAt(3)
    naarStap(1)
    fillIn(INKOMEN, 'zestig mille')
    naarStap(3)
    expect(isGemerkt()).toBe(true)
  })

  it('the last step calls nothing a good estimate', () => {
    showAt(3, { vraagprijsWoning: 200_000, eigenGeld: 100_000 }, { rentetarieven: { '120': 3.75 } })
    expect(screen.getByText(SCHATTING)).toBeVisible()
    naarStap(2)
    fillIn('Eigen geld', 'wat spaargeld')
    naarStap(3)
    expect(screen.queryByText(SCHATTING)).toBeNull()
    naarStap(2)
    fillIn('Eigen geld', '90.000')
    naarStap(3)
    expect(screen.getByText(SCHATTING)).toBeVisible()
  })

  it('the receipt says so first', () => {
    const getoond = showCalculator()
    fillIn(INKOMEN, 'zestig mille')
    expect(readBonnetje(getoond)).toMatch(/^Deze bedragen horen bij je vorige antwoorden\. Je maximale hypotheek\./)
  })

  it('and is hidden, nothing is marked', () => {
    showCalculator()
    chooseOption('Koop je alleen of samen?', 'Samen')
    fillIn('Bruto jaarinkomen van je partner', 'dertig mille')
    expect(isGemerkt()).toBe(true)
    chooseOption('Koop je alleen of samen?', 'Alleen')
    expect(isGemerkt()).toBe(false)
  })

  it('and there are no figures, nothing is marked', () => {
    showCalculator({ berekening: createManualBerekening() })
    fillIn(INKOMEN, 'zestig mille')
    expect(isGemerkt()).toBe(false)
  })

  it('and the calculation failed, it is said once', () => {
    const berekening = createManualBerekening()
    showCalculator({ berekening })
    fillIn(INKOMEN, '60.000')
    now(() => berekening.laatste().slaag())
    fillIn(INKOMEN, '70.000')
    now(() => berekening.laatste().faal())
    fillIn(INKOMEN, 'zestig mille')
    expect(screen.getAllByText(VEROUDERD)).toHaveLength(1)
  })
})

it('the bar of the summary is marked while a calculation is pending and after one that failed', () => {
  const berekening = createManualBerekening()
  showCalculator({ berekening })
  now(() => berekening.laatste().slaag())
  expect(isBalkGemerkt()).toBe(false)
  fillIn(INKOMEN, '60.000')
  expect(isBalkGemerkt()).toBe(true)
  now(() => berekening.laatste().faal())
  expect(isBalkGemerkt()).toBe(true)
  click('Probeer opnieuw')
  now(() => berekening.laatste().slaag())
  expect(isBalkGemerkt()).toBe(false)
})
