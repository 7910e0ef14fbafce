import { either } from 'fp-ts'
import { describe, expect, it } from 'vitest'

import {
  financieringsOpzetCodec,
  financieringsOpzetMetOnderpandCodec,
  metOnderpand,
  type FinancieringsOpzet,
} from '../../../domain'
import {
  financieringsOpzetten,
  financieringsOpzettenMetOnderpand,
} from '../../../adapters/testing/arbitraries/financieringsOpzet'
import { every } from '../../support/every'

const verplicht = ['maximaleHypotheekOpInkomen', 'maximaleHypotheek', 'maandlastBruto', 'maandlastNetto'] as const
const verplichtMetOnderpand = ['benodigdeFinanciering', 'hypotheekbedrag', 'extraBenodigdeEigenInleg'] as const
const overigeBedragen = [
  'aankoopkosten',
  'advieskosten',
  'afhandelingskosten',
  'benodigdeEigenInleg',
  'financieringskosten',
  'hypotheekaktekosten',
  'leveringsaktekosten',
  'makelaarskosten',
  'meerwerk',
  'nhgKosten',
  'overdrachtsbelasting',
  'overwaarde',
  'rentepercentage',
  'restschuld',
  'taxatiekosten',
  'totaalFinancieringskosten',
  'verbouwingskosten',
] as const

const kaal: FinancieringsOpzet = {
  maximaleHypotheekOpInkomen: 270_716,
  maximaleHypotheek: 270_716,
  maandlastBruto: 1_253.73,
  maandlastNetto: 968.9,
}

const metWoning: FinancieringsOpzet = {
  ...kaal,
  benodigdeFinanciering: 309_252.86,
  hypotheekbedrag: 275_716,
  extraBenodigdeEigenInleg: 0,
}

const zonder = (record: object, veld: string): object =>
  Object.fromEntries(Object.entries(record).filter(([naam]) => naam !== veld))

const geenGetallen = [NaN, Infinity, -Infinity, '1', true, {}].map((waarde) => [waarde])

describe.each([
  ['without a home', financieringsOpzetCodec, financieringsOpzetten, kaal, ['rentepercentage']],
  ['with a home', financieringsOpzetMetOnderpandCodec, financieringsOpzettenMetOnderpand, metWoning, overigeBedragen],
  ['with an unexpected home', financieringsOpzetCodec, financieringsOpzetten, metWoning, overigeBedragen],
] as const)('the financieringsOpzet codec for a result %s', (_, codec, records, minimaal, bekendeBedragen) => {
  const isGeweigerd = (waarde: unknown): boolean => either.isLeft(codec.decode(waarde))

  it('the financieringsOpzet codec decodes the JSON of a result to the same result', () => {
    every<[FinancieringsOpzet]>(records(), (record) => {
      expect(codec.decode(JSON.parse(JSON.stringify(record)))).toStrictEqual(either.right({ ...record }))
    })
  })

  it('is() of the financieringsOpzet codec returns true for a valid result', () => {
    every<[FinancieringsOpzet]>(records(), (record) => {
      expect(codec.is(record)).toBe(true)
    })
  })

  it('the financieringsOpzet codec accepts a result with required fields only', () => {
    expect(codec.decode(minimaal)).toEqual(either.right(minimaal))
  })

  it.each(verplicht)('the financieringsOpzet codec refuses a result in which %s is absent or null', (veld) => {
    expect([zonder(minimaal, veld), { ...minimaal, [veld]: null }].map(isGeweigerd)).toEqual([true, true])
  })

  it.each(geenGetallen)('the financieringsOpzet codec refuses %o as maandlastBruto and as aankoopkosten', (waarde) => {
    const geen = [{ maandlastBruto: waarde }, { aankoopkosten: waarde }].map((veld) => ({ ...minimaal, ...veld }))
    expect(geen.map(isGeweigerd)).toEqual([true, true])
  })

  it.each(overigeBedragen)('the financieringsOpzet codec decodes null for %s as absent and refuses a text', (veld) => {
    expect(codec.decode({ ...minimaal, [veld]: null })).toStrictEqual(either.right(minimaal))
    expect(isGeweigerd({ ...minimaal, [veld]: '1' })).toBe(true)
  })

  it.each(bekendeBedragen)('the financieringsOpzet codec keeps the value 0 of %s', (veld) => {
    expect(codec.decode({ ...minimaal, [veld]: 0 })).toStrictEqual(either.right({ ...minimaal, [veld]: 0 }))
  })

  it.each([{ nhg: null }, { nhg: 'ja' }, { nhg: 1 }, { timestamp: 1 }])('the codec refuses the field %j', (anders) => {
    expect(isGeweigerd({ ...minimaal, ...anders })).toBe(true)
  })

  it.each([{ normjaar: 1000 }, { normjaar: 9999 }, { timestamp: '2025-06-15T10:30:00.000Z' }])(
    'the result codec keeps %j',
    (anders) => {
      expect(codec.decode({ ...minimaal, ...anders })).toStrictEqual(either.right({ ...minimaal, ...anders }))
    },
  )

  it.each([null, '2026', 2026.5, {}, 999, 10_000])(
    'the financieringsOpzet codec decodes %j for normjaar as absent',
    (normjaar) => {
      expect(codec.decode({ ...minimaal, normjaar })).toStrictEqual(either.right(minimaal))
    },
  )

  it.each([{ timestamp: null }, { extra: 1 }])('the financieringsOpzet codec drops %j from a result', (meer) => {
    expect(codec.decode({ ...minimaal, ...meer })).toStrictEqual(either.right(minimaal))
  })

  it.each([null, undefined, 'tekst', 1, []].map((waarde) => [waarde]))(
    'the result codec refuses to decode %j',
    (waarde) => {
      expect(isGeweigerd(waarde)).toBe(true)
    },
  )

  it.each([
    { ...minimaal, overwaarde: null },
    zonder(minimaal, 'maandlastNetto'),
    { ...minimaal, maandlastNetto: '1' },
  ])('is() of the financieringsOpzet codec returns false for the invalid result %j', (waarde) => {
    expect(codec.is(waarde)).toBe(false)
  })
})

describe('benodigdeFinanciering, hypotheekbedrag and extraBenodigdeEigenInleg', () => {
  it.each(verplichtMetOnderpand)('financieringsOpzetMetOnderpandCodec requires %s and refuses null for it', (veld) => {
    const geen = [zonder(metWoning, veld), { ...metWoning, [veld]: null }]
    expect(geen.map((een) => either.isLeft(financieringsOpzetMetOnderpandCodec.decode(een)))).toEqual([true, true])
  })

  it.each(verplichtMetOnderpand)('financieringsOpzetCodec decodes null for %s as absent', (veld) => {
    expect(financieringsOpzetCodec.decode({ ...kaal, [veld]: null })).toStrictEqual(either.right(kaal))
  })

  it.each(verplichtMetOnderpand)('financieringsOpzetCodec refuses a text for %s', (veld) => {
    expect(either.isLeft(financieringsOpzetCodec.decode({ ...kaal, [veld]: '1' }))).toBe(true)
  })
})

describe('results with and without a home', () => {
  it.each([true, false])('financieringsOpzetMetOnderpandCodec keeps the value %s of nhg', (nhg) => {
    expect(financieringsOpzetMetOnderpandCodec.decode({ ...metWoning, nhg })).toStrictEqual(
      either.right({ ...metWoning, nhg }),
    )
  })

  it('metOnderpand returns a result with a home unchanged, and undefined for a result without a home', () => {
    expect([metOnderpand(kaal), metOnderpand(metWoning)]).toEqual([undefined, metWoning])
  })

  it.each([...verplichtMetOnderpand, 'overwaarde'] as const)(
    'financieringsOpzetCodec drops %s from a result without the other amounts of a home',
    (veld) => {
      const los = { ...kaal, [veld]: 1 }
      expect(financieringsOpzetCodec.decode(los)).toStrictEqual(either.right(kaal))
      expect(financieringsOpzetCodec.is(los)).toBe(false)
    },
  )
})

it('financieringsOpzetCodec reports that it expects a number if maandlastBruto is a text', () => {
  expect(financieringsOpzetCodec.decode({ ...kaal, maandlastBruto: '1' })).toMatchObject({
    left: [{ value: '1', message: 'verwacht een eindig getal' }],
  })
})
