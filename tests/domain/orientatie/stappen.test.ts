import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  eersteStappen,
  gaNaar,
  isBereikbaar,
  LAATSTE_STAP,
  ONBEGRENSDE_STAP,
  toegankelijkeNaamVanStap,
  volgende,
  vorige,
  type Stapnummer,
  type StappenState,
} from '../../../domain/orientatie'
import { every } from '../../support/every'

const state = (huidig: Stapnummer, hoogste: Stapnummer): StappenState => ({ huidig, hoogste })

it('the steps start at the first and end at index 2', () => {
  expect([eersteStappen, LAATSTE_STAP]).toEqual([state(0, 0), 2])
})

describe('a step can be opened', () => {
  it.each([
    [0, 0, true],
    [1, 0, false],
    [1, 1, true],
    [2, 1, false],
    [2, 2, true],
    [3, 9999, false],
    [-1, 2, false],
    [0.5, 2, false],
    [NaN, 2, false],
  ])('step %d with highest %d: %s', (stap, hoogste, bereikbaar) => {
    expect(isBereikbaar(stap, hoogste)).toBe(bereikbaar)
  })

  it('whichever it is, when nobody limits them', () => {
    expect(([0, 1, 2] as const).map((stap) => isBereikbaar(stap))).toEqual([true, true, true])
  })

  it('when at or below 9999 in a bare indicator', () => {
    expect(ONBEGRENSDE_STAP).toBe(9999)
  })
})

describe('a move', () => {
  it.each([
    ['forward opens the next step and counts it as reached', volgende(state(0, 0)), state(1, 1)],
    ['forward keeps the highest step that was reached before', volgende(state(0, 2)), state(1, 2)],
    ['back opens the step before and keeps what was reached', vorige(state(2, 2)), state(1, 2)],
    ['to a reached step goes forward', gaNaar(state(0, 2), 2), state(2, 2)],
    ['to a reached step goes backward', gaNaar(state(2, 2), 0), state(0, 2)],
  ])('%s', (_, naar, verwacht) => {
    expect(naar).toEqual(verwacht)
  })

  it.each<[string, StappenState, (van: StappenState) => StappenState]>([
    ['forward from the last step', state(2, 2), volgende],
    ['back from the first step', state(0, 1), vorige],
    ['to the current step', state(1, 1), (van) => gaNaar(van, 1)],
    ['to a step that is not reached', state(0, 1), (van) => gaNaar(van, 2)],
    ['to a step that there is not', state(0, 1), (van) => gaNaar(van, 3)],
    ['to a step before the first', state(0, 1), (van) => gaNaar(van, -1)],
  ])('%s changes nothing', (_, van, zet) => {
    expect(zet(van)).toBe(van)
  })

  it('in any order keeps the current step at or below the highest, which never falls', () => {
    const zetten = fc.array(
      fc.oneof(
        fc.constant(volgende),
        fc.constant(vorige),
        fc.integer({ min: -1, max: 3 }).map((stap) => (van: StappenState) => gaNaar(van, stap)),
      ),
    )
    every(zetten, (reeks) => {
      reeks.reduce((van, zet) => {
        const naar = zet(van)
        expect(naar.huidig <= naar.hoogste && naar.hoogste >= van.hoogste).toBe(true)
        return naar
      }, eersteStappen)
    })
  })
})

/** The other ways between steps stand in the specification, section 2. */
it.each<[Stapnummer, Stapnummer, string | undefined]>([
  [0, 1, 'Ga terug naar stap 1 van 3 Maximale hypotheek'],
  [2, 1, 'Ga verder naar stap 3 van 3 Rentevaste periode'],
  [0, 0, undefined],
])('a screen reader says of a step: %d, standing at %d: %s', (stap, huidig, naam) => {
  expect(toegankelijkeNaamVanStap(stap, huidig)).toBe(naam)
})
