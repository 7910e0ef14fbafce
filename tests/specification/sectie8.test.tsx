import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { createManualBerekening, type ManualBerekening } from '../support/fakes/berekening'
import * as scherm from '../support/screen'

const { chooseFrom, click, now, line, showCalculator, fillIn, wait, showAt } = scherm

const LET_OP =
  'Let op! Met deze rentevastperiode is het gevraagde hypotheekbedrag niet mogelijk. Wat kan je doen? Wijzig je rentevastperiode. Verhoog je eigen middelen.'
const SCHATTING = 'Deze berekening is een goede inschatting, maar geeft je geen recht op een hypotheek.'
const MISLUKT = 'De berekening is niet gelukt. Controleer je verbinding en probeer het opnieuw.'
/** The message of a failure, whose sentences stand apart. */
const mislukt = () => screen.queryByText((_, element) => element?.textContent === MISLUKT, { selector: 'summary' })
const VEROUDERD = 'Deze bedragen horen bij je vorige antwoorden.'

const getoond = () => ({
  waarschuwing: screen.queryByText(LET_OP) !== null,
  schatting: screen.queryByText(SCHATTING) !== null,
})

scherm.stopKlok()

/** Specification, section 8, warning and card. */
describe('the outcome', () => {
  const opStap3 = (extraBenodigdeEigenInleg: number | undefined): ManualBerekening => {
    const berekening = createManualBerekening()
    showAt(3, {}, { berekening })
    now(() => berekening.laatste().slaagMet(extraBenodigdeEigenInleg === undefined ? {} : { extraBenodigdeEigenInleg }))
    return berekening
  }

  it('with own contribution missing is a warning, in the words given', () => {
    opStap3(1)
    expect(getoond()).toEqual({ waarschuwing: true, schatting: false })
  })
  it('is no warning while a calculation is pending', () => {
    opStap3(1)
    chooseFrom('Hoe lang wil je je rente vastzetten?', /^20 jaar/)
    expect(getoond()).toEqual({ waarschuwing: false, schatting: false })
  })
  it('with nothing missing is a good estimate that gives no right to a mortgage', () => {
    opStap3(0)
    expect(getoond()).toEqual({ waarschuwing: false, schatting: true })
  })
  it('with nothing known of it is neither', () => {
    opStap3(undefined)
    expect(getoond()).toEqual({ waarschuwing: false, schatting: false })
  })
  it('that becomes a lack is said aloud, the warning is read with it', () => {
    const { gehoord } = showAt(3)
    wait(5000)
    chooseFrom('Hoe lang wil je je rente vastzetten?', /^20 jaar/)
    wait(5000)
    expect(gehoord.alles().at(-1)).toMatch(/^Voor deze woning kom je € [\d.]+ tekort\./)
    expect(screen.getByText(LET_OP)).toBeVisible()
  })
})

/** Decisions, section 5, for what section 8 leaves open: a calculation that fails. */
describe('a calculation that fails', () => {
  const naMislukking = () => {
    const berekening = createManualBerekening()
    const scherm = showCalculator({ berekening })
    fillIn('Bruto jaarinkomen', '50.000')
    now(() => berekening.laatste().slaag())
    fillIn('Bruto jaarinkomen', '60.000')
    now(() => berekening.laatste().faal())
    return { ...scherm, berekening }
  }

  it('says so and leaves the earlier figures, marked as out of date', () => {
    naMislukking()
    expect(mislukt()).toBeVisible()
    expect(screen.getByText(VEROUDERD)).toBeVisible()
    expect(line('Je maximale hypotheek', 'Inkomen per jaar')).toBe('€ 50.000')
  })
  it('is announced once', () => {
    const { gehoord } = naMislukking()
    wait(100)
    expect(gehoord.dringend()).toBe(MISLUKT)
    wait(10_000)
    expect(gehoord.alles().filter((tekst) => tekst === MISLUKT)).toHaveLength(1)
  })
  it('can be tried again, and loses nothing that was typed', () => {
    const { berekening } = naMislukking()
    click('Probeer opnieuw')
    now(() => berekening.laatste().slaag())
    expect(mislukt()).toBeNull()
    expect(scherm.field('Bruto jaarinkomen')).toHaveValue('60.000')
    expect(line('Je maximale hypotheek', 'Inkomen per jaar')).toBe('€ 60.000')
  })
  it('is told by the receipt, which names the figures as old', () => {
    const { gehoord } = naMislukking()
    wait(5000)
    click('Lees de samenvatting voor')
    wait(100)
    expect(gehoord.beleefd()).toMatch(/^Deze bedragen horen bij je vorige antwoorden\. Je maximale hypotheek\./)
  })
  it('has no outcome on step 3', () => {
    const berekening = createManualBerekening()
    showAt(3, {}, { berekening })
    now(() => berekening.laatste().faal())
    expect(getoond()).toEqual({ waarschuwing: false, schatting: false })
  })
})
