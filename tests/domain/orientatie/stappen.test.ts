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

it('the steps start at 0 and end at 2', () => {
  expect([eersteStappen, LAATSTE_STAP]).toEqual([state(0, 0), 2])
})

describe('isBereikbaar', () => {
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
  ])('isBereikbaar of step %d with highest step %d is %s', (stap, hoogste, bereikbaar) => {
    expect(isBereikbaar(stap, hoogste)).toBe(bereikbaar)
  })

  it('isBereikbaar is true for every step when there is no limit', () => {
    expect(([0, 1, 2] as const).map((stap) => isBereikbaar(stap))).toEqual([true, true, true])
  })

  it('ONBEGRENSDE_STAP is 9999', () => {
    expect(ONBEGRENSDE_STAP).toBe(9999)
  })
})

describe('moves between steps', () => {
  it.each([
    ['volgende opens the next step and counts it as reached', volgende(state(0, 0)), state(1, 1)],
    ['volgende keeps the highest step that was reached before', volgende(state(0, 2)), state(1, 2)],
    ['vorige opens the previous step and keeps the highest step', vorige(state(2, 2)), state(1, 2)],
    ['gaNaar opens a reached step forward', gaNaar(state(0, 2), 2), state(2, 2)],
    ['gaNaar opens a reached step backward', gaNaar(state(2, 2), 0), state(0, 2)],
  ])('%s', (_, naar, verwacht) => {
    expect(naar).toEqual(verwacht)
  })

  it.each<[string, StappenState, (van: StappenState) => StappenState]>([
    ['volgende from the last step', state(2, 2), volgende],
    ['vorige from the first step', state(0, 1), vorige],
    ['gaNaar to the current step', state(1, 1), (van) => gaNaar(van, 1)],
    ['gaNaar to a step that is not reached', state(0, 1), (van) => gaNaar(van, 2)],
    ['gaNaar to a step that does not exist', state(0, 1), (van) => gaNaar(van, 3)],
    ['gaNaar to a step before the first', state(0, 1), (van) => gaNaar(van, -1)],
  ])('%s changes nothing', (_, van, zet) => {
    expect(zet(van)).toBe(van)
  })

  it('moves in any order keep the current step at or below the highest step, which never falls', () => {
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

/** tests/specification (section 2) tests the names of the other steps. */
it.each<[Stapnummer, Stapnummer, string | undefined]>([
  [0, 1, 'Ga terug naar stap 1 van 3 Maximale hypotheek'],
  [2, 1, 'Ga verder naar stap 3 van 3 Rentevaste periode'],
  [0, 0, undefined],
])('toegankelijkeNaamVanStap of step %d while step %d is open is %s', (stap, huidig, naam) => {
  expect(toegankelijkeNaamVanStap(stap, huidig)).toBe(naam)
})
