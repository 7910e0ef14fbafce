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
  ['of a home that was not asked about', financieringsOpzetCodec, financieringsOpzetten, metWoning, overigeBedragen],
] as const)('the record codec for an answer %s', (_, codec, records, minimaal, bekendeBedragen) => {
  const isGeweigerd = (waarde: unknown): boolean => either.isLeft(codec.decode(waarde))

  it('the record codec reads a record back from JSON unchanged', () => {
    every<[FinancieringsOpzet]>(records(), (record) => {
      expect(codec.decode(JSON.parse(JSON.stringify(record)))).toStrictEqual(either.right({ ...record }))
    })
  })

  it('the record codec recognises every record in memory', () => {
    every<[FinancieringsOpzet]>(records(), (record) => {
      expect(codec.is(record)).toBe(true)
    })
  })

  it('the record codec accepts an answer with required fields only', () => {
    expect(codec.decode(minimaal)).toEqual(either.right(minimaal))
  })

  it.each(verplicht)('the record codec refuses an answer without %s, or with null for it', (veld) => {
    expect([zonder(minimaal, veld), { ...minimaal, [veld]: null }].map(isGeweigerd)).toEqual([true, true])
  })

  it.each(geenGetallen)('the record codec refuses %j for a required amount and for an optional amount', (waarde) => {
    const geen = [{ maandlastBruto: waarde }, { aankoopkosten: waarde }].map((veld) => ({ ...minimaal, ...veld }))
    expect(geen.map(isGeweigerd)).toEqual([true, true])
  })

  it.each(overigeBedragen)('the record codec reads null for %s as absent, and refuses a text for it', (veld) => {
    expect(codec.decode({ ...minimaal, [veld]: null })).toStrictEqual(either.right(minimaal))
    expect(isGeweigerd({ ...minimaal, [veld]: '1' })).toBe(true)
  })

  it.each(bekendeBedragen)('the record codec keeps 0 for %s', (veld) => {
    expect(codec.decode({ ...minimaal, [veld]: 0 })).toStrictEqual(either.right({ ...minimaal, [veld]: 0 }))
  })

  it.each([{ nhg: null }, { nhg: 'ja' }, { nhg: 1 }, { timestamp: 1 }])('the record codec refuses %j', (anders) => {
    expect(isGeweigerd({ ...minimaal, ...anders })).toBe(true)
  })

  it.each([{ normjaar: 2026 }, { timestamp: '2025-06-15T10:30:00.000Z' }])('the record codec keeps %j', (anders) => {
    expect(codec.decode({ ...minimaal, ...anders })).toStrictEqual(either.right({ ...minimaal, ...anders }))
  })

  it.each([null, '2026', 2026.5, {}])('the record codec reads %j as an absent norm year', (normjaar) => {
    expect(codec.decode({ ...minimaal, normjaar })).toStrictEqual(either.right(minimaal))
  })

  it.each([{ timestamp: null }, { extra: 1 }])('the record codec drops %j from an answer', (meer) => {
    expect(codec.decode({ ...minimaal, ...meer })).toStrictEqual(either.right(minimaal))
  })

  it.each([null, undefined, 'tekst', 1, []].map((waarde) => [waarde]))(
    'the record codec does not accept %j',
    (waarde) => {
      expect(isGeweigerd(waarde)).toBe(true)
    },
  )

  it.each([
    { ...minimaal, overwaarde: null },
    zonder(minimaal, 'maandlastNetto'),
    { ...minimaal, maandlastNetto: '1' },
  ])('the record codec does not recognise an invalid record in memory: %j', (waarde) => {
    expect(codec.is(waarde)).toBe(false)
  })
})

describe('benodigdeFinanciering, hypotheekbedrag and extraBenodigdeEigenInleg', () => {
  it.each(verplichtMetOnderpand)('financieringsOpzetMetOnderpandCodec requires %s and refuses null for it', (veld) => {
    const geen = [zonder(metWoning, veld), { ...metWoning, [veld]: null }]
    expect(geen.map((een) => either.isLeft(financieringsOpzetMetOnderpandCodec.decode(een)))).toEqual([true, true])
  })

  it.each(verplichtMetOnderpand)('financieringsOpzetCodec reads null for %s as absent', (veld) => {
    expect(financieringsOpzetCodec.decode({ ...kaal, [veld]: null })).toStrictEqual(either.right(kaal))
  })

  it.each(verplichtMetOnderpand)('financieringsOpzetCodec refuses a text for %s', (veld) => {
    expect(either.isLeft(financieringsOpzetCodec.decode({ ...kaal, [veld]: '1' }))).toBe(true)
  })
})

describe('records with and without a home', () => {
  it.each([true, false])('financieringsOpzetMetOnderpandCodec keeps nhg %s', (nhg) => {
    expect(financieringsOpzetMetOnderpandCodec.decode({ ...metWoning, nhg })).toStrictEqual(
      either.right({ ...metWoning, nhg }),
    )
  })

  it('metOnderpand returns a record with a home, and undefined for a record without one', () => {
    expect([metOnderpand(kaal), metOnderpand(metWoning)]).toEqual([undefined, metWoning])
  })

  it.each([...verplichtMetOnderpand, 'overwaarde'] as const)('financieringsOpzetCodec drops a lone %s', (veld) => {
    const los = { ...kaal, [veld]: 1 }
    expect(financieringsOpzetCodec.decode(los)).toStrictEqual(either.right(kaal))
    expect(financieringsOpzetCodec.is(los)).toBe(false)
  })
})

it('financieringsOpzetCodec reports the type of value that it expects', () => {
  expect(financieringsOpzetCodec.decode({ ...kaal, maandlastBruto: '1' })).toMatchObject({
    left: [{ value: '1', message: 'verwacht een eindig getal' }],
  })
})
