import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { ATTRIBUTEN, toEigenschap } from '../../../adapters/element/eigenschappen'
import * as testen from '../../../adapters/testing'
import { printedLines, READABLE } from '../../support/printedLines'

const isMaker = (gegeven: unknown): gegeven is () => unknown => typeof gegeven === 'function' && gegeven.length === 0

/** What each function that needs nothing generates. */
const generatoren = Object.entries<unknown>(testen).flatMap(
  ([naam, gegeven]): readonly [string, fc.Arbitrary<unknown>][] => {
    const gemaakt = isMaker(gegeven) ? gegeven() : undefined
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

  it('are all functions that make one', () => {
    const waarden = Object.entries<unknown>(testen).filter(([, gegeven]) => gegeven instanceof fc.Arbitrary)
    expect(waarden.map(([naam]) => naam)).toEqual([])
  })

  it.each([...generatoren, ['metKader', testen.metKader(testen.verzoek())] as const])(
    '%s: a counterexample can be read',
    async (_, generator) => {
      const nooit = fc.asyncProperty(generator, () => Promise.reject(new Error('nooit')))
      const gevonden = await fc.check(nooit, { numRuns: 1, endOnFailure: true })
      expect(gevonden.failed).toBe(true)
      expect(printedLines((await fc.asyncDefaultReportMessage(gevonden)) ?? '')).toBeLessThanOrEqual(READABLE)
    },
  )

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

  it('give a host page the properties that the element knows, each in some of them', () => {
    const gezien = new Set(fc.sample(testen.eigenschappen(), 200).flatMap((gegeven) => Object.keys(gegeven)))
    expect([...gezien].toSorted()).toEqual(ATTRIBUTEN.map(toEigenschap).toSorted())
  })
})
