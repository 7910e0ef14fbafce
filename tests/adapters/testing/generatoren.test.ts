import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { ATTRIBUTEN, toEigenschap } from '../../../adapters/element/eigenschappen'
import * as testen from '../../../adapters/testing'
import { printedLines, READABLE } from '../../support/printedLines'

const isMaker = (gegeven: unknown): gegeven is () => unknown => typeof gegeven === 'function' && gegeven.length === 0

/** The generators that the exported functions without parameters return, by name. */
const generatoren = Object.entries<unknown>(testen).flatMap(
  ([naam, gegeven]): readonly [string, fc.Arbitrary<unknown>][] => {
    const gemaakt = isMaker(gegeven) ? gegeven() : undefined
    return gemaakt instanceof fc.Arbitrary ? [[naam, gemaakt]] : []
  },
)

describe('hypotheek-orientatie/testing', () => {
  it('hypotheek-orientatie/testing exports more than 50 generators', () => {
    expect(generatoren.length).toBeGreaterThan(50)
  })

  it.each(generatoren)('the generator %s gives at least two different values in 100 samples', (_, generator) => {
    let first: string | undefined
    const allEqual = fc.property(generator, (waarde) => JSON.stringify(waarde) === (first ??= JSON.stringify(waarde)))
    expect(fc.check(allEqual, { numRuns: 100, endOnFailure: true }).failed).toBe(true)
  })

  it('hypotheek-orientatie/testing exports generators only as functions that create them', () => {
    const waarden = Object.entries<unknown>(testen).filter(([, gegeven]) => gegeven instanceof fc.Arbitrary)
    expect(waarden.map(([naam]) => naam)).toEqual([])
  })

  it.each([...generatoren, ['metKader', testen.metKader(testen.verzoek())] as const])(
    'a counterexample of the generator %s prints at most 40 lines',
    async (_, generator) => {
      const nooit = fc.asyncProperty(generator, () => Promise.reject(new Error('nooit')))
      const gevonden = await fc.check(nooit, { numRuns: 1, endOnFailure: true })
      expect(gevonden.failed).toBe(true)
      expect(printedLines((await fc.asyncDefaultReportMessage(gevonden)) ?? '')).toBeLessThanOrEqual(READABLE)
    },
  )

  it('rekenFouten generates every kind of calculation error except OnleesbaarVerzoek', () => {
    const redenen = fc.sample(testen.rekenFouten(), 300).map(({ _tag }) => _tag)
    expect([...new Set(redenen)].toSorted()).toEqual([
      'GeenRente',
      'OnbekendePeriode',
      'OngeldigeKosten',
      'OngeldigeRente',
      'OngeldigeStartersvrijstelling',
    ])
  })

  it('gerangschiktePeriodes generates rankings of several periods, with and without a shortage', () => {
    const vergeleken = fc.sample(testen.gerangschiktePeriodes(), 100).filter(({ periodes }) => periodes.length > 1)
    expect(new Set(vergeleken.map(({ rangorde }) => rangorde?.soort))).toContain('tekort')
    expect(new Set(vergeleken.map(({ rangorde }) => rangorde?.soort)).size).toBeGreaterThan(1)
  })

  it('eigenschappen generates all properties of the element, and no others', () => {
    const gezien = new Set(fc.sample(testen.eigenschappen(), 200).flatMap((gegeven) => Object.keys(gegeven)))
    expect([...gezien].toSorted()).toEqual(ATTRIBUTEN.map(toEigenschap).toSorted())
  })
})
