import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { toAntwoord, type FinancieringsOpzet } from '../../domain'
import { formatEuro } from '../../domain/geld'
import { createManualBerekening, type ManualBerekening } from '../support/fakes/berekening'
import * as scherm from '../support/screen'
import { readable } from '../support/readable'

const { chooseFrom, click, now, line, showCalculator, fillIn, wait, showAt } = scherm

const LET_OP =
  'Let op! Met deze rentevastperiode is het gevraagde hypotheekbedrag niet mogelijk. Wat kan je doen? Wijzig je rentevastperiode. Verhoog je eigen middelen.'
const SCHATTING = 'Deze berekening is een goede inschatting, maar geeft je geen recht op een hypotheek.'
const MISLUKT = 'De berekening is niet gelukt. Controleer je verbinding en probeer het opnieuw.'
/**
 * Returns the element with the message about a failed calculation; null when the message is not shown. Searches by the
 * whole text, because each sentence is an element of its own.
 */
const mislukt = () => screen.queryByText((_, element) => element?.textContent === MISLUKT, { selector: 'summary' })
const VEROUDERD = 'Deze bedragen horen bij je vorige antwoorden.'

const getoond = () => ({
  waarschuwing: screen.queryByText(LET_OP) !== null,
  schatting: screen.queryByText(SCHATTING) !== null,
})

scherm.stopKlok()

/** Specification, section 8, warning and card. */
describe('the answer of step 3', () => {
  const opStap3 = (extraBenodigdeEigenInleg: number | undefined): ManualBerekening => {
    const berekening = createManualBerekening()
    showAt(3, {}, { port: berekening })
    now(() => berekening.last().succeedWith(extraBenodigdeEigenInleg === undefined ? {} : { extraBenodigdeEigenInleg }))
    return berekening
  }

  it('step 3 shows the specified warning and no estimate when own money is missing', () => {
    opStap3(1)
    expect(getoond()).toEqual({ waarschuwing: true, schatting: false })
  })
  it('step 3 shows neither warning nor estimate while a calculation is pending', () => {
    opStap3(1)
    chooseFrom('Hoe lang wil je je rente vastzetten?', /^20 jaar/)
    expect(getoond()).toEqual({ waarschuwing: false, schatting: false })
  })
  it("step 3 shows 'Deze berekening is een goede inschatting' when no own money is missing", () => {
    opStap3(0)
    expect(getoond()).toEqual({ waarschuwing: false, schatting: true })
  })
  it('step 3 shows neither warning nor estimate when the missing amount is unknown', () => {
    opStap3(undefined)
    expect(getoond()).toEqual({ waarschuwing: false, schatting: false })
  })
  it('step 3 shows the warning, the shortage and a loan of € 0 after the income is emptied', () => {
    const gemeld: FinancieringsOpzet[] = []
    const { services } = showAt(3)
    services.orientatie.berekening$.subscribe(({ financieringsOpzet: opzet }) => opzet && gemeld.push(opzet))
    now(() => services.orientatie.dispatch(toAntwoord('eigen.inkomen', undefined)))
    expect(getoond()).toEqual({ waarschuwing: true, schatting: false })
    const tekort = readable(formatEuro(Math.ceil(gemeld.at(-1)?.extraBenodigdeEigenInleg ?? 0)))
    expect(line('Je benodigde hypotheek', 'Extra eigen inleg nodig')).toBe(tekort)
    expect(screen.getByText(LET_OP).closest('section')).toHaveTextContent(tekort)
    for (const naam of ['Je kan lenen', 'Hypotheekbedrag', 'Bruto maandlast', 'Netto maandlast'])
      expect(line('Je benodigde hypotheek', naam)).toBe('€ 0')
  })
  it('step 3 keeps the warning after a failed calculation, because the shown result has a shortage', () => {
    const berekening = opStap3(1)
    chooseFrom('Hoe lang wil je je rente vastzetten?', /^20 jaar/)
    now(() => berekening.last().fail())
    expect(getoond()).toEqual({ waarschuwing: true, schatting: false })
  })
  it('step 3 announces the shortage after a change of the period, and shows the warning on screen', () => {
    const { announced } = showAt(3)
    wait(5000)
    chooseFrom('Hoe lang wil je je rente vastzetten?', /^20 jaar/)
    wait(5000)
    expect(announced.all().at(-1)).toMatch(/^Voor deze woning kom je € [\d.]+ tekort\./)
    expect(screen.getByText(LET_OP)).toBeVisible()
  })
})

/** Product decisions, section 5: failed calculations. Section 8 of the product specification leaves these open. */
describe('a calculation that fails', () => {
  const naMislukking = () => {
    const berekening = createManualBerekening()
    const scherm = showCalculator({ port: berekening })
    fillIn('Bruto jaarinkomen', '50.000')
    now(() => berekening.last().succeed())
    fillIn('Bruto jaarinkomen', '60.000')
    now(() => berekening.last().fail())
    return { ...scherm, berekening }
  }

  it('a failed calculation shows a message and keeps the earlier figures, marked as outdated', () => {
    naMislukking()
    expect(mislukt()).toBeVisible()
    expect(screen.getByText(VEROUDERD)).toBeVisible()
    expect(line('Je maximale hypotheek', 'Inkomen per jaar')).toBe('€ 50.000')
  })
  it('a failed calculation is announced once', () => {
    const { announced } = naMislukking()
    wait(100)
    expect(announced.urgent()).toBe(MISLUKT)
    wait(10_000)
    expect(announced.all().filter((tekst) => tekst === MISLUKT)).toHaveLength(1)
  })
  it("'Probeer opnieuw' after a failed calculation shows the figures of the income that was typed", () => {
    const { berekening } = naMislukking()
    click('Probeer opnieuw')
    now(() => berekening.last().succeed())
    expect(mislukt()).toBeNull()
    expect(scherm.field('Bruto jaarinkomen')).toHaveValue('60.000')
    expect(line('Je maximale hypotheek', 'Inkomen per jaar')).toBe('€ 60.000')
  })
  it("after a failed calculation, 'Lees de samenvatting voor' first announces that the figures are outdated", () => {
    const { announced } = naMislukking()
    wait(5000)
    click('Lees de samenvatting voor')
    wait(100)
    expect(announced.polite()).toMatch(/^Deze bedragen horen bij je vorige antwoorden\. Je maximale hypotheek\./)
  })
  it('step 3 shows neither warning nor estimate after a failed first calculation', () => {
    const berekening = createManualBerekening()
    showAt(3, {}, { port: berekening })
    now(() => berekening.last().fail())
    expect(getoond()).toEqual({ waarschuwing: false, schatting: false })
  })
})
