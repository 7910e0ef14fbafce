import { PathReporter } from 'io-ts/lib/PathReporter.js'
import { describe, expect, it } from 'vitest'

import { kostenpostenCodec, rentetarievenCodec, standaardKosten, voorbeeldRentes } from '../../../domain'
import { periodesVan } from '../../../domain/orientatie'
import * as arbitraries from '../../../adapters/testing/arbitraries/verzoek'
import { rightOf } from '../rekenkern/rightOf'
import { every } from '../../support/every'

describe('a sheet of rates', () => {
  it.each([{}, { '120': 3.75 }, { '1': 0, '360': 100 }])('%j is read', (tarieven) => {
    expect(rightOf(rentetarievenCodec.decode(tarieven))).toEqual(tarieven)
  })

  it.each([
    ['no sheet', [null, '3,75', [3.75]]],
    ['a period that is no number of months', [{ tien: 3.75 }, { '0': 3.75 }, { '1.5': 3.75 }, { '0120': 3.75 }]],
    ['a rate that is no number', [{ '120': '3.75' }, { '120': Number.NaN }, { '120': null }]],
    ['a rate out of bounds', [{ '120': -0.01 }, { '120': 100.01 }]],
  ])('with %s is refused: %j', (_, bladen) => {
    expect(
      bladen.filter((blad) => rentetarievenCodec.is(blad) || rentetarievenCodec.decode(blad)._tag === 'Right'),
    ).toEqual([])
  })

  it('that is refused says what was expected', () => {
    expect(PathReporter.report(rentetarievenCodec.decode({ '120': -1 }))).toEqual([
      'verwacht per aantal maanden een rente van 0 tot en met 100 procent',
    ])
  })

  it('survives a round trip', () => {
    every(arbitraries.rekenkader(), ({ rentetarieven }) => {
      expect(rentetarievenCodec.encode(rightOf(rentetarievenCodec.decode(rentetarieven)))).toEqual(rentetarieven)
    })
  })
})

describe('the example rates', () => {
  it.each(['MY', 'FL'] as const)('cover exactly the periods of %s', (labelCode) => {
    expect(Object.keys(voorbeeldRentes[labelCode]).map(Number)).toEqual(periodesVan(labelCode))
  })

  it.each(['MY', 'FL'] as const)('of %s are rates', (labelCode) => {
    expect(rentetarievenCodec.is(voorbeeldRentes[labelCode])).toBe(true)
  })
})

describe('the cost items', () => {
  it('are 700, 700 and 750 euro when none are given', () => {
    expect(rightOf(kostenpostenCodec.decode(standaardKosten))).toEqual({
      leveringsakte: 700,
      hypotheekakte: 700,
      taxatie: 750,
    })
  })

  it('are refused when one is missing', () => {
    expect(kostenpostenCodec.decode({ leveringsakte: 700, hypotheekakte: 700 })._tag).toBe('Left')
  })
})
