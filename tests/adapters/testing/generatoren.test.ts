import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import * as testen from '../../../adapters/testing'

const isMaker = (gegeven: unknown): gegeven is () => unknown => typeof gegeven === 'function' && gegeven.length === 0

/** The generators that need nothing, and the functions that make one. */
const generatoren = Object.entries<unknown>(testen).flatMap(
  ([naam, gegeven]): readonly [string, fc.Arbitrary<unknown>][] => {
    const gemaakt = isMaker(gegeven) ? gegeven() : gegeven
    return gemaakt instanceof fc.Arbitrary ? [[naam, gemaakt]] : []
  },
)

describe('the generators for the tests of others', () => {
  it('are found here', () => {
    expect(generatoren.length).toBeGreaterThan(50)
  })

  it.each(generatoren)('%s gives values, which are not all the same', (_, generator) => {
    const waarden = fc.sample(generator, 100)
    expect(new Set(waarden.map((waarde) => JSON.stringify(waarde))).size).toBeGreaterThan(1)
  })

  it('give every reason why a calculation has no outcome', () => {
    const redenen = fc.sample(testen.rekenFouten(), 300).map(({ _tag }) => _tag)
    expect([...new Set(redenen)].toSorted()).toEqual([
      'GeenRente',
      'OnbekendePeriode',
      'OngeldigeKosten',
      'OngeldigeRente',
      'OngeldigeStartersvrijstelling',
    ])
  })
})
