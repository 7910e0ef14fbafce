import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { nieuweOrientatie, wijzig } from '../../domain'
import { antwoordenEq } from '../../domain/orientatie'
import { antwoorden } from '../../adapters/testing/arbitraries/wijziging'
import { every } from '../support/every'
import { answerTo, createManualBerekening } from '../support/fakes/berekening'
import * as scherm from '../support/screen'

const { chooseOption, click, now, line, showCalculator, field, fillIn, wait, showAt } = scherm

const MAXIMAAL = 'Je maximale hypotheek'
const BENODIGD = 'Je benodigde hypotheek'
const INKOMEN = 'Wat voor inkomen heb je?'
const HERBEREKEND = 'Er heeft een herberekening plaatsgevonden.'
const stapKnop = (nummer: number): HTMLElement =>
  within(screen.getByRole('navigation')).getAllByRole('button')[nummer - 1] ?? document.body

scherm.stopKlok()

/** Specification, section 4, calculating. */
describe('a calculation', () => {
  it('a changed answer starts a calculation, and the same answer again does not', () => {
    every(antwoorden('FL'), (antwoord) => {
      const berekening = createManualBerekening()
      const services = scherm.composeServices(nieuweOrientatie('FL'), berekening)
      berekening.last().succeed()
      const voor = services.orientatie.state()
      services.orientatie.dispatch(antwoord)
      const anders = !antwoordenEq.equals(voor, wijzig(voor, antwoord))
      expect(services.orientatie.state().loading).toBe(anders)
      expect(berekening.asked).toHaveLength(anders ? 2 : 1)
      scherm.disposeServices(services)
    })
  })
  it('a change of `labelCode` or `type` starts no calculation', () => {
    const { services, verzoeken } = showCalculator()
    now(() => services.orientatie.dispatch({ soort: 'labelCodeGewijzigd', labelCode: 'FL' }))
    now(() => services.orientatie.dispatch({ soort: 'typeGewijzigd', type: 'Adviseur' }))
    expect(verzoeken).toHaveLength(1)
  })
  it('a new answer cancels the pending calculation', () => {
    const berekening = createManualBerekening()
    showCalculator({ port: berekening })
    fillIn('Bruto jaarinkomen', '60.000')
    expect(berekening.asked.map((vraag) => vraag.isCancelled())).toEqual([true, false])
  })
  it('the summary shows the maximum of a new answer when the response arrives', () => {
    const berekening = createManualBerekening()
    showCalculator({ port: berekening })
    const { last } = berekening
    fillIn('Bruto jaarinkomen', '60.000')
    now(() => last().succeed({ ...answerTo(last().verzoek), maximaleHypotheekOpInkomen: 123_456 }))
    expect(line(MAXIMAAL, 'Maximale hypotheek')).toBe('€ 123.456')
  })
})

/** Specification, section 4, clearing. */
describe('clearing', () => {
  it("choosing 'Pensioen' clears the income, and choosing another kind of income clears the pension", () => {
    showCalculator()
    fillIn('Bruto jaarinkomen', '60.000')
    chooseOption(INKOMEN, 'Pensioen')
    fillIn('Jaarinkomen uit pensioen', '30.000')
    chooseOption(INKOMEN, 'Vast dienstverband')
    expect(field('Bruto jaarinkomen')).toHaveValue('')
    chooseOption(INKOMEN, 'Pensioen')
    expect(field('Jaarinkomen uit pensioen')).toHaveValue('')
  })
  it("'Nee' to the question about debts clears both buyers' loans and student debts, and the visitor's alimony", () => {
    const vraag = 'Heeft een van jullie een studieschuld of lening, of betaalt een van jullie partneralimentatie?'
    const namen = [
      'Leningen',
      'Partneralimentatie',
      'Studieschuld',
      'Leningen van je partner',
      'Studieschuld van je partner',
    ]
    showAt(1, {
      alleenSamen: 'samen',
      schulden: 'ja',
      'eigen.leningen': 100,
      'eigen.partneralimentatie': 100,
      'eigen.studieschuld': 100,
      'partner.leningen': 100,
      'partner.studieschuld': 100,
    })
    expect(namen.map((naam) => field(naam).value)).toEqual(['100', '100', '100', '100', '100'])
    chooseOption(vraag, 'Nee')
    chooseOption(vraag, 'Ja')
    expect(namen.map((naam) => field(naam).value)).toEqual(['', '', '', '', ''])
  })
  it("'Nee' to retirement within 10 years clears the expected pension", () => {
    showCalculator()
    const vraag = 'Ga je binnen 10 jaar met pensioen?'
    chooseOption(vraag, 'Ja')
    fillIn('Verwacht jaarinkomen uit pensioen', '30.000')
    chooseOption(vraag, 'Nee')
    chooseOption(vraag, 'Ja')
    expect(field('Verwacht jaarinkomen uit pensioen')).toHaveValue('')
  })
  it('choosing another kind of home clears the costs of renovation and extra work', () => {
    showAt(2)
    const vraag = 'Wat voor woning wil je kopen?'
    fillIn('Kosten van de verbouwing', '10.000')
    chooseOption(vraag, 'Nieuwbouw')
    fillIn('Kosten van meerwerk', '5.000')
    chooseOption(vraag, 'Bestaande woning')
    expect(field('Kosten van de verbouwing')).toHaveValue('')
    chooseOption(vraag, 'Nieuwbouw')
    expect(field('Kosten van meerwerk')).toHaveValue('')
  })
  it("an income is stored as a number, and as undefined when 'Bruto jaarinkomen' is emptied", () => {
    const { services } = showCalculator()
    const inkomen = () => services.orientatie.state().eigen.inkomen
    fillIn('Bruto jaarinkomen', '60.000')
    expect(inkomen()).toBe(60_000)
    fillIn('Bruto jaarinkomen', '')
    expect(inkomen()).toBeUndefined()
  })
})

/** Specification, section 4, total income for display. */
describe('the income shown', () => {
  const getoond = () => line(MAXIMAAL, 'Inkomen per jaar')

  it("'Inkomen per jaar' of one buyer is the income, or only the pension of one who retires within 10 years", () => {
    showCalculator()
    fillIn('Bruto jaarinkomen', '60.000')
    expect(getoond()).toBe('€ 60.000')
    chooseOption('Ga je binnen 10 jaar met pensioen?', 'Ja')
    fillIn('Verwacht jaarinkomen uit pensioen', '25.000')
    expect(getoond()).toBe('€ 25.000')
    chooseOption(INKOMEN, 'Pensioen')
    fillIn('Jaarinkomen uit pensioen', '30.000')
    expect(getoond()).toBe('€ 30.000')
  })
  it("'Inkomen per jaar' of two buyers adds up both, with only the pension of one who retires within 10 years", () => {
    showCalculator()
    fillIn('Bruto jaarinkomen', '60.000')
    chooseOption('Koop je alleen of samen?', 'Samen')
    chooseOption('Wat voor inkomen heeft je partner?', 'Pensioen')
    fillIn('Jaarinkomen uit pensioen van je partner', '20.000')
    expect(getoond()).toBe('€ 80.000')
    chooseOption('Ga je binnen 10 jaar met pensioen?', 'Ja')
    fillIn('Verwacht jaarinkomen uit pensioen', '25.000')
    expect(getoond()).toBe('€ 45.000')
  })
})

/** Specification, section 4, summary panel. */
describe('the summary panel', () => {
  it('the summary shows a new income only when the calculation with that income has ended', () => {
    const berekening = createManualBerekening()
    showCalculator({ port: berekening })
    fillIn('Bruto jaarinkomen', '50.000')
    now(() => berekening.last().succeed())
    fillIn('Bruto jaarinkomen', '60.000')
    expect(line(MAXIMAAL, 'Inkomen per jaar')).toBe('€ 50.000')
    now(() => berekening.last().succeed())
    expect(line(MAXIMAAL, 'Inkomen per jaar')).toBe('€ 60.000')
  })
  it('the summary shows a new price, renovation and own money only when the calculation has ended', () => {
    const berekening = createManualBerekening()
    showAt(2, {}, { port: berekening })
    now(() => berekening.last().succeed())
    click('Toon details')
    const getoond = () => ['Koopprijs', 'Verbouwing', 'Eigen geld'].map((naam) => line(BENODIGD, naam))
    fillIn('Vraagprijs van de woning', '300.000')
    fillIn('Kosten van de verbouwing', '10.000')
    fillIn('Eigen geld', '20.000')
    expect(getoond()).toEqual(['-', '-', '-'])
    now(() => berekening.last().succeed())
    expect(getoond()).toEqual(['€ 300.000', '€ 10.000', '€ 20.000'])
  })
  it('a recalculation is announced 100 ms after a new income', () => {
    const { announced } = showCalculator()
    fillIn('Bruto jaarinkomen', '60.000')
    wait(99)
    expect(announced.polite()).toBe('')
    wait(1)
    expect(announced.polite()).toBe(HERBEREKEND)
  })
})

/** Specification, section 4, step moves and stepper; section 8, input errors. */
describe("'Ga verder'", () => {
  const FOUTEN = [
    'Je hebt niets ingevuld. Vul je jaarinkomen in om door te gaan.',
    'Vul het jaarinkomen van je partner in om door te gaan.',
  ]
  it("'Ga verder' validates the questions of step 1 and of step 2", () => {
    showCalculator()
    click('Ga verder')
    expect(scherm.errorOf(field('Bruto jaarinkomen'))).toBe(FOUTEN[0])
    fillIn('Bruto jaarinkomen', '60.000')
    click('Ga verder')
    click('Ga verder')
    expect(scherm.errorOf(field('Vraagprijs van de woning'))).toMatch(/^Je hebt niets ingevuld\. Vul de vraagprijs/)
  })
  it("'Ga verder' with missing answers stays on the step, and announces the joined messages after 100 ms", () => {
    const { announced } = showCalculator()
    chooseOption('Koop je alleen of samen?', 'Samen')
    click('Ga verder')
    wait(99)
    expect(announced.urgent()).toBe('')
    wait(1)
    expect(announced.urgent()).toBe(FOUTEN.join(' '))
    expect(stapKnop(1)).toHaveAttribute('aria-current', 'step')
  })
  it("'Ga verder' without missing answers opens step 2, and enables step 2 in the step indicator", () => {
    showCalculator()
    scherm.goToStep(2)
    expect(stapKnop(2)).toHaveAttribute('aria-current', 'step')
    fireEvent.click(stapKnop(1))
    expect(stapKnop(2)).toBeEnabled()
  })
  it('the step indicator opens a step reached before, even when an answer is missing', () => {
    showAt(3)
    fireEvent.click(stapKnop(1))
    fillIn('Bruto jaarinkomen', '')
    fireEvent.click(stapKnop(3))
    expect(stapKnop(3)).toHaveAttribute('aria-current', 'step')
  })
})
