import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'

import { readProperties } from '../../adapters/element/mount/properties/readProperties'
import { calculatesAlike, type ValidProperties } from '../../adapters/element/mount/setup'
import { toAntwoord } from '../../domain'
import { createManualBerekening } from '../support/fakes/berekening'
import * as scherm from '../support/screen'

const { answer, blockOf, click, field, fillIn, line, now, readable, showAt, showCalculator, wait } = scherm

const MAXIMAAL = 'Je maximale hypotheek'
const INKOMEN = 'Wat voor inkomen heb je?'

/** Product decisions, section 10: where the product departs from the specification on purpose. */
describe('the departures from the specification', () => {
  describe('with a stopped clock', () => {
    scherm.stopKlok()

    it('after a failed calculation the summary keeps the figures of the earlier answers', () => {
      const berekening = createManualBerekening()
      showCalculator({ port: berekening })
      fillIn('Bruto jaarinkomen', '50.000')
      now(() => berekening.last().succeed())
      fillIn('Bruto jaarinkomen', '60.000')
      now(() => berekening.last().fail())
      expect(line(MAXIMAAL, 'Inkomen per jaar')).toBe('€ 50.000')
    })
    it('the message about a recalculation stays one second, also when loading has ended', () => {
      const berekening = createManualBerekening()
      const { announced } = showCalculator({ port: berekening })
      now(() => berekening.last().succeed())
      fillIn('Bruto jaarinkomen', '60.000')
      now(() => berekening.last().succeed())
      wait(100)
      expect(announced.polite()).toBe('Er heeft een herberekening plaatsgevonden.')
      wait(999)
      expect(announced.polite()).toBe('Er heeft een herberekening plaatsgevonden.')
      wait(1)
      expect(announced.polite()).toBe('')
    })
  })

  it("passing 'Pensioen' with the arrow keys and coming back restores the income", async () => {
    showAt(1, { 'eigen.inkomen': 60_000 })
    answer(INKOMEN, 'Vast dienstverband').focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    expect(answer(INKOMEN, 'Pensioen')).toBeChecked()
    await userEvent.keyboard('{ArrowLeft}')
    expect(field('Bruto jaarinkomen')).toHaveValue('60.000')
  })
  it('the norm year, the rate and the assumptions are below the figures of the summary', () => {
    showAt(2)
    const last = [...blockOf('Je benodigde hypotheek').querySelectorAll('dt')].at(-1)
    for (const text of [/^Berekend met de leennormen van 2025\./, /^Waar we van uitgaan/])
      expect(last?.compareDocumentPosition(screen.getAllByText(text)[0] ?? document)).toBe(
        Node.DOCUMENT_POSITION_FOLLOWING,
      )
  })
  it.each<[string, boolean, Partial<ValidProperties>]>([
    ['the rates are the examples of a brand', true, {}],
    ['a service calculates', true, { berekening: 'server' }],
    ['the page has its own rates', false, { rentetarieven: { 120: 4 } }],
  ])('a change of brand alone calculates again when %s: %s', (_, calculates, given) => {
    const { properties } = readProperties([])
    const [one, other] = (['MY', 'FL'] as const).map((labelCode) => ({ ...properties, ...given, labelCode }))
    expect(one && other && calculatesAlike(one, other)).toBe(!calculates)
  })
  it('a button that leads to a question on another step focuses that question', () => {
    const { services } = showAt(3)
    now(() => services.orientatie.dispatch(toAntwoord('eigen.inkomen', undefined)))
    click('Vul je inkomen in')
    expect(field('Bruto jaarinkomen')).toHaveFocus()
  })
  it('the card of step 3 begins with its answer, and contains the whole warning', () => {
    showAt(3, { eigenGeld: 29_000 })
    const card = readable(document.querySelector('h2 + div > section > section'))
    expect(card).toMatch(/^Tekort voor deze woning€ [\d.]+/)
    expect(card).toContain(
      'Let op! Met deze rentevastperiode is het gevraagde hypotheekbedrag niet mogelijk. Wat kan je doen? ' +
        'Wijzig je rentevastperiode. Verhoog je eigen middelen.',
    )
  })
})
