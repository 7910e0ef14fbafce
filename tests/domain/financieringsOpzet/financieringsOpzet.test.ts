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
] as const)('an answer %s', (_, codec, records, minimaal, bekendeBedragen) => {
  const isGeweigerd = (waarde: unknown): boolean => either.isLeft(codec.decode(waarde))

  it('comes back from JSON as it was', () => {
    every<[FinancieringsOpzet]>(records(), (record) => {
      expect(codec.decode(JSON.parse(JSON.stringify(record)))).toStrictEqual(either.right({ ...record }))
    })
  })

  it('is one in memory', () => {
    every<[FinancieringsOpzet]>(records(), (record) => {
      expect(codec.is(record)).toBe(true)
    })
  })

  it('with only what is required is read', () => {
    expect(codec.decode(minimaal)).toEqual(either.right(minimaal))
  })

  it.each(verplicht)('without %s is refused, and so with null', (veld) => {
    expect([zonder(minimaal, veld), { ...minimaal, [veld]: null }].map(isGeweigerd)).toEqual([true, true])
  })

  it.each(geenGetallen)('with %j for an amount is refused, required or not', (waarde) => {
    const geen = [{ maandlastBruto: waarde }, { aankoopkosten: waarde }].map((veld) => ({ ...minimaal, ...veld }))
    expect(geen.map(isGeweigerd)).toEqual([true, true])
  })

  it.each(overigeBedragen)('with null for %s is read as one without it, with a text refused', (veld) => {
    expect(codec.decode({ ...minimaal, [veld]: null })).toStrictEqual(either.right(minimaal))
    expect(isGeweigerd({ ...minimaal, [veld]: '1' })).toBe(true)
  })

  it.each(bekendeBedragen)('with 0 for %s keeps the 0', (veld) => {
    expect(codec.decode({ ...minimaal, [veld]: 0 })).toStrictEqual(either.right({ ...minimaal, [veld]: 0 }))
  })

  it.each([{ nhg: null }, { nhg: 'ja' }, { nhg: 1 }, { timestamp: 1 }])('with %j is refused', (anders) => {
    expect(isGeweigerd({ ...minimaal, ...anders })).toBe(true)
  })

  it.each([{ normjaar: 2026 }, { timestamp: '2025-06-15T10:30:00.000Z' }])('with %j keeps it', (anders) => {
    expect(codec.decode({ ...minimaal, ...anders })).toStrictEqual(either.right({ ...minimaal, ...anders }))
  })

  it.each([null, '2026', 2026.5, {}])('with %j for a norm year is read as one that names none', (normjaar) => {
    expect(codec.decode({ ...minimaal, normjaar })).toStrictEqual(either.right(minimaal))
  })

  it.each([{ timestamp: null }, { extra: 1 }])('with %j is read as one without it', (meer) => {
    expect(codec.decode({ ...minimaal, ...meer })).toStrictEqual(either.right(minimaal))
  })

  it.each([null, undefined, 'tekst', 1, []].map((waarde) => [waarde]))('that is %j is refused', (waarde) => {
    expect(isGeweigerd(waarde)).toBe(true)
  })

  it.each([
    { ...minimaal, overwaarde: null },
    zonder(minimaal, 'maandlastNetto'),
    { ...minimaal, maandlastNetto: '1' },
  ])('is none in memory: %j', (waarde) => {
    expect(codec.is(waarde)).toBe(false)
  })
})

describe('the need, the mortgage sum and what is missing', () => {
  it.each(verplichtMetOnderpand)('%s is required with a home, and not null', (veld) => {
    const geen = [zonder(metWoning, veld), { ...metWoning, [veld]: null }]
    expect(geen.map((een) => either.isLeft(financieringsOpzetMetOnderpandCodec.decode(een)))).toEqual([true, true])
  })

  it.each(verplichtMetOnderpand)('%s may be null without a home', (veld) => {
    expect(financieringsOpzetCodec.decode({ ...kaal, [veld]: null })).toStrictEqual(either.right(kaal))
  })

  it.each(verplichtMetOnderpand)('%s is a number, also without a home', (veld) => {
    expect(either.isLeft(financieringsOpzetCodec.decode({ ...kaal, [veld]: '1' }))).toBe(true)
  })
})

describe('what tells the two records apart', () => {
  it.each([true, false])('with a home nhg %s is kept', (nhg) => {
    expect(financieringsOpzetMetOnderpandCodec.decode({ ...metWoning, nhg })).toStrictEqual(
      either.right({ ...metWoning, nhg }),
    )
  })

  it('is that only one of them has figures of a home', () => {
    expect([metOnderpand(kaal), metOnderpand(metWoning)]).toEqual([undefined, metWoning])
  })

  it.each([...verplichtMetOnderpand, 'overwaarde'] as const)('without a home %s alone is left out', (veld) => {
    const los = { ...kaal, [veld]: 1 }
    expect(financieringsOpzetCodec.decode(los)).toStrictEqual(either.right(kaal))
    expect(financieringsOpzetCodec.is(los)).toBe(false)
  })
})

it('what is refused says what is expected', () => {
  expect(financieringsOpzetCodec.decode({ ...kaal, maandlastBruto: '1' })).toMatchObject({
    left: [{ value: '1', message: 'verwacht een eindig getal' }],
  })
})
