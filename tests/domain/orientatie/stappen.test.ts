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

it('eersteStappen starts at step 0, and LAATSTE_STAP is 2', () => {
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
  ])('isBereikbaar for step %d while step %d is the highest reached step returns %s', (stap, hoogste, bereikbaar) => {
    expect(isBereikbaar(stap, hoogste)).toBe(bereikbaar)
  })

  it('isBereikbaar returns true for every step if no highest step is given', () => {
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
    ['gaNaar opens a later step that was reached', gaNaar(state(0, 2), 2), state(2, 2)],
    ['gaNaar opens an earlier step that was reached', gaNaar(state(2, 2), 0), state(0, 2)],
  ])('%s', (_, naar, verwacht) => {
    expect(naar).toEqual(verwacht)
  })

  it.each<[string, StappenState, (van: StappenState) => StappenState]>([
    ['volgende from the last step', state(2, 2), volgende],
    ['vorige from the first step', state(0, 1), vorige],
    ['gaNaar to the current step', state(1, 1), (van) => gaNaar(van, 1)],
    ['gaNaar to a step that is not reached yet', state(0, 1), (van) => gaNaar(van, 2)],
    ['gaNaar to a step that does not exist', state(0, 1), (van) => gaNaar(van, 3)],
    ['gaNaar to step -1', state(0, 1), (van) => gaNaar(van, -1)],
  ])('%s returns the same state', (_, van, zet) => {
    expect(zet(van)).toBe(van)
  })

  it('volgende, vorige and gaNaar never lower the highest reached step, which is at least the open step', () => {
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

/** More names of steps are tested in tests/specification (section 2). */
it.each<[Stapnummer, Stapnummer, string | undefined]>([
  [0, 1, 'Ga terug naar stap 1 van 3 Maximale hypotheek'],
  [2, 1, 'Ga verder naar stap 3 van 3 Rentevaste periode'],
  [0, 0, undefined],
])('toegankelijkeNaamVanStap for step %d while step %d is open returns %s', (stap, huidig, naam) => {
  expect(toegankelijkeNaamVanStap(stap, huidig)).toBe(naam)
})
