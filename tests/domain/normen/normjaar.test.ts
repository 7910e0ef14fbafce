import fc from 'fast-check'
import { PathReporter } from 'io-ts/lib/PathReporter.js'
import { describe, expect, it } from 'vitest'

import {
  nieuwerNormjaar,
  NORMJAREN,
  normenVan,
  normjaarCodec,
  normjaarIn,
  ontbrekendNormjaar,
  toBerekening,
  vorigNormjaar,
  voorbeeldRentes,
} from '../../../domain'
import { rightOf } from '../rekenkern/rightOf'
import { every } from '../../support/every'
import { createRekenbewijs } from '../../../domain/bewijs'
import { writeOut } from '../../../domain/uitleg'
import { benodigdVoor, vergelijkNormjaren } from '../../../domain/vergelijking'
import { exampleVerzoek as verzoek } from '../../support/server'
import { opzetBij } from '../rekenkern/voorbeeldverzoek'

describe('normjaarCodec', () => {
  it.each(NORMJAREN)('normjaarCodec accepts %d', (jaar) => {
    expect(rightOf(normjaarCodec.decode(jaar))).toBe(jaar)
  })

  it.each([Math.min(...NORMJAREN) - 1, Math.max(...NORMJAREN) + 1, String(NORMJAREN[0]), null])(
    'normjaarCodec refuses %j',
    (jaar) => {
      expect(normjaarCodec.decode(jaar)._tag).toBe('Left')
    },
  )

  it('normjaarCodec lists the known norm years in its error', () => {
    expect(PathReporter.report(normjaarCodec.decode(null))).toEqual([`verwacht een van ${NORMJAREN.join(', ')}`])
  })
})

describe('normenVan', () => {
  it.each(NORMJAREN)('normenVan(%d) returns the norms of that year', (jaar) => {
    expect(normenVan(jaar).jaar).toBe(jaar)
  })

  it('normenVan(2024) does not compile, and throws an error that lists the known norm years', () => {
    // @ts-expect-error: no norms are known of this year
    expect(() => normenVan(2024)).toThrow(
      new RangeError(`normenVan: verwacht een van ${NORMJAREN.join(', ')}, niet 2024`),
    )
  })

  it.each([
    ['2025', 'string'],
    ['__proto__', 'string'],
    [undefined, 'undefined'],
    [null, 'object'],
    [1n, 'bigint'],
    [Symbol('2025'), 'symbol'],
    [Object.create(null), 'object'],
  ])('normenVan throws a RangeError for %s of the type %s', (jaar, type) => {
    const melding = `normenVan: verwacht een van ${NORMJAREN.join(', ')}, niet iets van het type ${type}`
    expect(() => normenVan(jaar as unknown as 2025)).toThrow(new RangeError(melding))
  })
})

const jaren = fc.integer({ min: 2013, max: 2040 })

it('nieuwerNormjaar returns the newest norm year that has begun, or undefined if not later than the given year', () => {
  every(jaren, jaren, (normjaar, nu) => {
    const hoogste = Math.max(-Infinity, ...NORMJAREN.filter((jaar) => jaar <= nu))
    expect(nieuwerNormjaar(normjaar, nu)).toBe(hoogste > normjaar ? hoogste : undefined)
  })
})

it.each([
  [2026, 2025, undefined],
  [2026, 2026, undefined],
  [2026, 2027, 2027],
  [2026, 2031, 2031],
  [2025, 2026, undefined],
  // The norms of 2026 are newer, and those of 2027 are missing too.
  [2025, 2027, 2027],
  [2024, 2026, undefined],
  // The result of a service that knows later norms.
  [2027, 2027, undefined],
  [2027, 2028, 2028],
])('ontbrekendNormjaar(%i, %i) is %j', (normjaar, nu, ontbreekt) => {
  expect(ontbrekendNormjaar(normjaar, nu)).toBe(ontbreekt)
})

it.each([
  [2024, undefined],
  [2025, undefined],
  [2026, 2025],
  [2027, 2026],
])('vorigNormjaar(%i) is %j', (normjaar, vorig) => {
  expect(vorigNormjaar(normjaar)).toBe(vorig)
})

it.each([
  [2024, 2025],
  [2025, 2025],
  [2026, 2026],
  [2031, 2026],
])('normjaarIn(%i) returns %i: the newest norm year that has begun, or otherwise the first', (nu, normjaar) => {
  expect(normjaarIn(nu)).toBe(normjaar)
})

const kaderVan = (jaar: (typeof NORMJAREN)[number]) => ({ normen: normenVan(jaar), rentetarieven: voorbeeldRentes.MY })

describe.each(NORMJAREN)('with the norms of %i', (jaar) => {
  const kader = kaderVan(jaar)

  it('berekenFinancieringsOpzet, toBerekening, writeOut and benodigdVoor return the norm year of the kader', () => {
    const opzetten = [
      opzetBij(verzoek, kader),
      rightOf(toBerekening(verzoek, kader)).financieringsOpzet,
      rightOf(writeOut(verzoek, kader)).financieringsOpzet,
      rightOf(benodigdVoor(verzoek, kader)).genoeg[0]?.financieringsOpzet,
    ]
    expect(opzetten.map((opzet) => opzet?.normjaar)).toEqual([jaar, jaar, jaar, jaar])
  })

  it('createRekenbewijs stores the norm year in kader and not in financieringsOpzet', () => {
    const { kader: inBewijs, financieringsOpzet } = rightOf(createRekenbewijs(verzoek, kader))
    expect([inBewijs.normjaar, financieringsOpzet.normjaar]).toEqual([jaar, undefined])
  })
})

it('vergelijkNormjaren returns results with normjaar 2025 and 2026, and no difference for the field normjaar', () => {
  const { eerste, tweede, verschillen } = rightOf(vergelijkNormjaren(verzoek, kaderVan(2025), kaderVan(2026)))
  expect([eerste.financieringsOpzet.normjaar, tweede.financieringsOpzet.normjaar]).toEqual([2025, 2026])
  expect(verschillen).not.toHaveProperty('normjaar')
})
