import { fireEvent, screen, within } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { antwoordenEq, nieuweOrientatie, wijzig } from '../../domain'
import { antwoorden } from '../../adapters/testing/arbitraries/wijziging'
import { antwoordOp, createHandmatigeBerekening } from '../support/fakes/berekening'
import * as scherm from '../support/scherm'

const { gaNaarStap, kies, klik, nu, line, toonRekenhulp, veld, vulIn, wacht } = scherm

const MAXIMAAL = 'Je maximale hypotheek'
const BENODIGD = 'Je benodigde hypotheek'
const INKOMEN = 'Wat voor inkomen heb je?'
const HERBEREKEND = 'Er heeft een herberekening plaatsgevonden.'
const stapKnop = (nummer: number): HTMLElement =>
  within(screen.getByRole('navigation')).getAllByRole('button')[nummer - 1] ?? document.body

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Specification, section 4, calculating. */
describe('a change', () => {
  it('of any answer loads and calculates anew; of the same answer it does nothing', () => {
    fc.assert(
      fc.property(antwoorden('FL'), (antwoord) => {
        const berekening = createHandmatigeBerekening()
        const services = scherm.composeServices(nieuweOrientatie('FL'), berekening)
        berekening.laatste().slaag()
        const voor = services.orientatie.state()
        services.orientatie.dispatch(antwoord)
        const anders = !antwoordenEq.equals(voor, wijzig(voor, antwoord))
        expect(services.orientatie.state().loading).toBe(anders)
        expect(berekening.vragen).toHaveLength(anders ? 2 : 1)
        scherm.disposeServices(services)
      }),
    )
  })
  it('of label code or type calculates nothing', () => {
    const { services, verzoeken } = toonRekenhulp()
    nu(() => services.orientatie.dispatch({ soort: 'labelCodeGewijzigd', labelCode: 'FL' }))
    nu(() => services.orientatie.dispatch({ soort: 'typeGewijzigd', type: 'Adviseur' }))
    expect(verzoeken).toHaveLength(1)
  })
  it('cancels the request that is pending', () => {
    const berekening = createHandmatigeBerekening()
    toonRekenhulp({ berekening })
    vulIn('Bruto jaarinkomen', '60.000')
    expect(berekening.vragen.map((vraag) => vraag.isGeannuleerd())).toEqual([true, false])
  })
  it('is stored with its result when the response comes', () => {
    const berekening = createHandmatigeBerekening()
    toonRekenhulp({ berekening })
    const { laatste } = berekening
    nu(() => laatste().slaag({ ...antwoordOp(laatste().verzoek), maximaleHypotheekOpInkomen: 123_456 }))
    expect(line(MAXIMAAL, 'Maximale hypotheek')).toBe('€ 123.456')
  })
})

/** Specification, section 4, clearing. */
describe('clearing', () => {
  it('a pension clears the income, and another income the pension', () => {
    toonRekenhulp()
    vulIn('Bruto jaarinkomen', '60.000')
    kies(INKOMEN, 'Pensioen')
    vulIn('Jaarinkomen uit pensioen', '30.000')
    kies(INKOMEN, 'Vast dienstverband')
    expect(veld('Bruto jaarinkomen')).toHaveValue('')
    kies(INKOMEN, 'Pensioen')
    expect(veld('Jaarinkomen uit pensioen')).toHaveValue('')
  })
  it('no debts clears loans, alimony and student loan of both', () => {
    toonRekenhulp()
    const vraag = 'Heeft een van jullie een studieschuld of lening, of betaalt een van jullie partneralimentatie?'
    const namen = [
      'Leningen',
      'Partneralimentatie',
      'Studieschuld',
      'Leningen van je partner',
      'Studieschuld van je partner',
    ]
    kies('Koop je alleen of samen?', 'Samen')
    kies(vraag, 'Ja')
    for (const naam of namen) vulIn(naam, '100')
    kies(vraag, 'Nee')
    kies(vraag, 'Ja')
    expect(namen.map((naam) => veld(naam).value)).toEqual(['', '', '', '', ''])
  })
  it('no pension within 10 years clears the expected pension', () => {
    toonRekenhulp()
    const vraag = 'Ga je binnen 10 jaar met pensioen?'
    kies(vraag, 'Ja')
    vulIn('Verwacht jaarinkomen uit pensioen', '30.000')
    kies(vraag, 'Nee')
    kies(vraag, 'Ja')
    expect(veld('Verwacht jaarinkomen uit pensioen')).toHaveValue('')
  })
  it('another type of home clears renovation and extra work', () => {
    toonRekenhulp()
    gaNaarStap(2)
    const vraag = 'Wat voor woning wil je kopen?'
    vulIn('Kosten van de verbouwing', '10.000')
    kies(vraag, 'Nieuwbouw')
    vulIn('Kosten van meerwerk', '5.000')
    kies(vraag, 'Bestaande woning')
    expect(veld('Kosten van de verbouwing')).toHaveValue('')
    kies(vraag, 'Nieuwbouw')
    expect(veld('Kosten van meerwerk')).toHaveValue('')
  })
  it('amounts are numbers, and an emptied one is undefined', () => {
    const { services } = toonRekenhulp()
    const inkomen = () => services.orientatie.state().eigen.inkomen
    vulIn('Bruto jaarinkomen', '60.000')
    expect(inkomen()).toBe(60_000)
    vulIn('Bruto jaarinkomen', '')
    expect(inkomen()).toBeUndefined()
  })
})

/** Specification, section 4, total income for display. */
describe('the income shown', () => {
  const getoond = () => line(MAXIMAAL, 'Inkomen per jaar')

  it('is income plus pension; retiring within 10 years, only the expected pension; a partner is added likewise', () => {
    toonRekenhulp()
    vulIn('Bruto jaarinkomen', '60.000')
    expect(getoond()).toBe('€ 60.000')
    kies('Koop je alleen of samen?', 'Samen')
    kies('Wat voor inkomen heeft je partner?', 'Pensioen')
    vulIn('Jaarinkomen uit pensioen van je partner', '20.000')
    expect(getoond()).toBe('€ 80.000')
    kies('Ga je binnen 10 jaar met pensioen?', 'Ja')
    vulIn('Verwacht jaarinkomen uit pensioen', '25.000')
    expect(getoond()).toBe('€ 45.000')
  })
})

/** Specification, section 4, summary panel. */
describe('the summary panel', () => {
  it('takes a snapshot when loading ends, and none before', () => {
    const berekening = createHandmatigeBerekening()
    toonRekenhulp({ berekening })
    nu(() => berekening.laatste().slaag())
    vulIn('Bruto jaarinkomen', '60.000')
    expect(line(MAXIMAAL, 'Inkomen per jaar')).toBe('€ 0')
    nu(() => berekening.laatste().slaag())
    expect(line(MAXIMAAL, 'Inkomen per jaar')).toBe('€ 60.000')
  })
  it('takes price, renovation and own money in that snapshot', () => {
    const berekening = createHandmatigeBerekening()
    toonRekenhulp({ berekening })
    gaNaarStap(2)
    nu(() => berekening.laatste().slaag())
    klik('Toon details')
    const getoond = () => ['Koopprijs', 'Verbouwing', 'Eigen geld'].map((naam) => line(BENODIGD, naam))
    vulIn('Vraagprijs van de woning', '300.000')
    vulIn('Kosten van de verbouwing', '10.000')
    vulIn('Eigen geld', '20.000')
    expect(getoond()).toEqual(['-', '-', '-'])
    nu(() => berekening.laatste().slaag())
    expect(getoond()).toEqual(['€ 300.000', '€ 10.000', '€ 20.000'])
  })
  it('says 100 ms after loading began that there was a recalculation, and takes that away again', () => {
    const { gehoord } = toonRekenhulp()
    vulIn('Bruto jaarinkomen', '60.000')
    wacht(99)
    expect(gehoord.beleefd()).toBe('')
    wacht(1)
    expect(gehoord.beleefd()).toBe(HERBEREKEND)
    wacht(1000)
    expect(gehoord.beleefd()).toBe('')
  })
})

/** Specification, section 4, step moves and stepper. */
describe("'Ga verder'", () => {
  const FOUTEN = [
    'Je hebt niets ingevuld. Vul je jaarinkomen in om door te gaan.',
    'Vul het jaarinkomen van je partner in om door te gaan.',
  ]
  it('with something missing stays, and says the messages joined after 100 ms', () => {
    const { gehoord } = toonRekenhulp()
    kies('Koop je alleen of samen?', 'Samen')
    klik('Ga verder')
    wacht(99)
    expect(gehoord.dringend()).toBe('')
    wacht(1)
    expect(gehoord.dringend()).toBe(FOUTEN.join(' '))
    expect(stapKnop(1)).toHaveAttribute('aria-current', 'step')
  })
  it('with nothing missing opens the next step, which is then reached', () => {
    toonRekenhulp()
    gaNaarStap(2)
    expect(stapKnop(2)).toHaveAttribute('aria-current', 'step')
    fireEvent.click(stapKnop(1))
    expect(stapKnop(2)).toBeEnabled()
  })
  it('is what validates: the stepper goes to a reached step whatever is missing, forward and backward', () => {
    toonRekenhulp()
    gaNaarStap(3)
    fireEvent.click(stapKnop(1))
    vulIn('Bruto jaarinkomen', '')
    fireEvent.click(stapKnop(3))
    expect(stapKnop(3)).toHaveAttribute('aria-current', 'step')
  })
  it('leads to step 3, where the receipt is read out when loading finishes', () => {
    const { gehoord } = toonRekenhulp({ rentetarieven: { '120': 3.75, '240': 4 } })
    gaNaarStap(3)
    wacht(5000)
    scherm.kiesUit('Hoe lang wil je je rente vastzetten?', /^20 jaar/)
    wacht(3000)
    expect(gehoord.alles().at(-1)).toMatch(
      /^Je maximale hypotheek\. .* Hypotheekbedrag: € [\d.]+\. Netto maandlast: € [\d.]+\. .* Zo betaal je de woning en de kosten\. Hypotheek: € [\d.]+\. .* Berekend met de leennormen van 2025\.$/,
    )
  })
})
