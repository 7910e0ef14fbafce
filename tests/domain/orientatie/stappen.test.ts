import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  eersteStappen,
  gaNaar,
  isBereikbaar,
  LAATSTE_STAP,
  ONBEGRENSDE_STAP,
  STAPPEN,
  toegankelijkeNaamVanStap,
  volgende,
  vorige,
  type Stapnummer,
  type StappenState,
} from '../../../domain/orientatie'

const state = (huidig: Stapnummer, hoogste: Stapnummer): StappenState => ({ huidig, hoogste })

describe('the steps', () => {
  it('are three, in order', () => {
    expect(STAPPEN).toEqual(['Maximale hypotheek', 'Benodigde hypotheek', 'Rentevaste periode'])
  })

  it('start at the first', () => {
    expect(eersteStappen).toEqual(state(0, 0))
  })

  it('end at index 2', () => {
    expect(LAATSTE_STAP).toBe(2)
  })
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

describe('going on', () => {
  it('opens the next step and counts it as reached', () => {
    expect(volgende(state(0, 0))).toEqual(state(1, 1))
  })

  it('keeps the highest step that was reached before', () => {
    expect(volgende(state(0, 2))).toEqual(state(1, 2))
  })

  it('from the last step changes nothing', () => {
    const laatste = state(2, 2)
    expect(volgende(laatste)).toBe(laatste)
  })
})

describe('going back', () => {
  it('opens the step before and keeps what was reached', () => {
    expect(vorige(state(2, 2))).toEqual(state(1, 2))
  })

  it('from the first step changes nothing', () => {
    const eerste = state(0, 1)
    expect(vorige(eerste)).toBe(eerste)
  })
})

describe('choosing a step', () => {
  it('goes forward to a reached step', () => {
    expect(gaNaar(state(0, 2), 2)).toEqual(state(2, 2))
  })

  it('goes backward', () => {
    expect(gaNaar(state(2, 2), 0)).toEqual(state(0, 2))
  })

  it.each([2, 3, -1])('that is not reached (%d) changes nothing', (stap) => {
    const begin = state(0, 1)
    expect(gaNaar(begin, stap)).toBe(begin)
  })

  it('that is current changes nothing', () => {
    const begin = state(1, 1)
    expect(gaNaar(begin, 1)).toBe(begin)
  })

  it('in any order keeps the current step at or below the highest, which never falls', () => {
    const zetten = fc.array(
      fc.oneof(
        fc.constant(volgende),
        fc.constant(vorige),
        fc.integer({ min: -1, max: 3 }).map((stap) => (van: StappenState) => gaNaar(van, stap)),
      ),
    )
    fc.assert(
      fc.property(zetten, (reeks) => {
        reeks.reduce((van, zet) => {
          const naar = zet(van)
          expect(naar.huidig <= naar.hoogste && naar.hoogste >= van.hoogste).toBe(true)
          return naar
        }, eersteStappen)
      }),
    )
  })
})

describe('a screen reader says of a step', () => {
  it.each<[Stapnummer, Stapnummer, string | undefined]>([
    [0, 1, 'Ga terug naar stap 1 van 3 Maximale hypotheek'],
    [0, 2, 'Ga terug naar stap 1 van 3 Maximale hypotheek'],
    [1, 2, 'Ga terug naar stap 2 van 3 Benodigde hypotheek'],
    [1, 0, 'Ga verder naar stap 2 van 3 Benodigde hypotheek'],
    [2, 0, 'Ga verder naar stap 3 van 3 Rentevaste periode'],
    [2, 1, 'Ga verder naar stap 3 van 3 Rentevaste periode'],
    [0, 0, undefined],
    [2, 2, undefined],
  ])('%d, standing at %d: %s', (stap, huidig, naam) => {
    expect(toegankelijkeNaamVanStap(stap, huidig)).toBe(naam)
  })
})
