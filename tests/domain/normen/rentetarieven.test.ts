import { PathReporter } from 'io-ts/lib/PathReporter.js'
import { describe, expect, it } from 'vitest'

import { kostenpostenCodec, rentetarievenCodec, standaardKosten, voorbeeldRentes } from '../../../domain'
import { periodesVan } from '../../../domain/orientatie'
import * as arbitraries from '../../../adapters/testing/arbitraries/verzoek'
import { rightOf } from '../rekenkern/rightOf'
import { every } from '../../support/every'

describe('rentetarievenCodec', () => {
  it.each([{}, { '120': 3.75 }, { '1': 0, '360': 100 }])('rentetarievenCodec accepts %j', (tarieven) => {
    expect(rightOf(rentetarievenCodec.decode(tarieven))).toEqual(tarieven)
  })

  it.each([
    ['a value without rates by period', [null, '3,75', [3.75]]],
    ['a period that is not a number of months', [{ tien: 3.75 }, { '0': 3.75 }, { '1.5': 3.75 }, { '0120': 3.75 }]],
    ['a rate that is not a number', [{ '120': '3.75' }, { '120': Number.NaN }, { '120': null }]],
    ['a rate out of bounds', [{ '120': -0.01 }, { '120': 100.01 }]],
  ])('rentetarievenCodec refuses %s: %j', (_, bladen) => {
    expect(
      bladen.filter((blad) => rentetarievenCodec.is(blad) || rentetarievenCodec.decode(blad)._tag === 'Right'),
    ).toEqual([])
  })

  it('rentetarievenCodec reports the allowed bounds for a rate of -1', () => {
    expect(PathReporter.report(rentetarievenCodec.decode({ '120': -1 }))).toEqual([
      'verwacht per aantal maanden een rente van 0 tot en met 100 procent, of bij alle een rente nhg en een rente zonder',
    ])
  })

  it('rentetarievenCodec decodes and encodes rates unchanged', () => {
    every(arbitraries.elkRekenkader(), ({ rentetarieven }) => {
      expect(rentetarievenCodec.encode(rightOf(rentetarievenCodec.decode(rentetarieven)))).toEqual(rentetarieven)
    })
  })
})

describe('voorbeeldRentes', () => {
  it.each(['MY', 'FL'] as const)('voorbeeldRentes has rates for exactly the periods of brand %s', (labelCode) => {
    expect(Object.keys(voorbeeldRentes[labelCode]).map(Number)).toEqual(periodesVan(labelCode))
  })

  it.each(['MY', 'FL'] as const)('rentetarievenCodec accepts the voorbeeldRentes of brand %s', (labelCode) => {
    expect(rentetarievenCodec.is(voorbeeldRentes[labelCode])).toBe(true)
  })
})

describe('kostenpostenCodec and standaardKosten', () => {
  it('kostenpostenCodec accepts standaardKosten, which are 700, 700 and 750 euros', () => {
    expect(rightOf(kostenpostenCodec.decode(standaardKosten))).toEqual({
      leveringsakte: 700,
      hypotheekakte: 700,
      taxatie: 750,
    })
  })

  it('kostenpostenCodec refuses cost items without taxatie', () => {
    expect(kostenpostenCodec.decode({ leveringsakte: 700, hypotheekakte: 700 })._tag).toBe('Left')
  })
})
