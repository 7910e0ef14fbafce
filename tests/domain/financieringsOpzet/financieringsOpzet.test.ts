import fc from 'fast-check'
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
  it('comes back from JSON as it was', () => {
    fc.assert(
      fc.property<[FinancieringsOpzet]>(records(), (record) => {
        expect(codec.decode(JSON.parse(JSON.stringify(record)))).toStrictEqual(either.right({ ...record }))
      }),
    )
  })

  it('is one in memory', () => {
    fc.assert(
      fc.property<[FinancieringsOpzet]>(records(), (record) => {
        expect(codec.is(record)).toBe(true)
      }),
    )
  })

  it('with only what is required is read', () => {
    expect(codec.decode(minimaal)).toEqual(either.right(minimaal))
  })

  it.each(verplicht)('without %s is refused', (veld) => {
    expect(either.isLeft(codec.decode(zonder(minimaal, veld)))).toBe(true)
  })

  it.each(verplicht)('with null for %s is refused', (veld) => {
    expect(either.isLeft(codec.decode({ ...minimaal, [veld]: null }))).toBe(true)
  })

  it.each(geenGetallen)('with %j for a required amount is refused', (waarde) => {
    expect(either.isLeft(codec.decode({ ...minimaal, maandlastBruto: waarde }))).toBe(true)
  })

  it.each(overigeBedragen)('with null for %s is read as one without it', (veld) => {
    expect(codec.decode({ ...minimaal, [veld]: null })).toStrictEqual(either.right(minimaal))
  })

  it.each(bekendeBedragen)('with 0 for %s keeps the 0', (veld) => {
    expect(codec.decode({ ...minimaal, [veld]: 0 })).toStrictEqual(either.right({ ...minimaal, [veld]: 0 }))
  })

  it.each(overigeBedragen)('with a text for %s is refused', (veld) => {
    expect(either.isLeft(codec.decode({ ...minimaal, [veld]: '1' }))).toBe(true)
  })

  it.each(geenGetallen)('with %j for another amount is refused', (waarde) => {
    expect(either.isLeft(codec.decode({ ...minimaal, aankoopkosten: waarde }))).toBe(true)
  })

  it.each([null, 'ja', 1])('with nhg %j is refused', (nhg) => {
    expect(either.isLeft(codec.decode({ ...minimaal, nhg }))).toBe(true)
  })

  it('with the norm year that was calculated with keeps it', () => {
    expect(codec.decode({ ...minimaal, normjaar: 2026 })).toStrictEqual(either.right({ ...minimaal, normjaar: 2026 }))
  })

  it.each([null, '2026', 2026.5, {}])('with %j for a norm year is read as one that names none', (normjaar) => {
    expect(codec.decode({ ...minimaal, normjaar })).toStrictEqual(either.right(minimaal))
  })

  it('with a timestamp keeps it', () => {
    const metMoment = { ...minimaal, timestamp: '2025-06-15T10:30:00.000Z' }
    expect(codec.decode(metMoment)).toStrictEqual(either.right(metMoment))
  })

  it('with null for the timestamp is read as one without it', () => {
    expect(codec.decode({ ...minimaal, timestamp: null })).toStrictEqual(either.right(minimaal))
  })

  it('with a number for the timestamp is refused', () => {
    expect(either.isLeft(codec.decode({ ...minimaal, timestamp: 1 }))).toBe(true)
  })

  it('is read without the fields it does not know', () => {
    expect(codec.decode({ ...minimaal, extra: 1 })).toStrictEqual(either.right(minimaal))
  })

  it.each([null, undefined, 'tekst', 1, []].map((waarde) => [waarde]))('that is %j is refused', (waarde) => {
    expect(either.isLeft(codec.decode(waarde))).toBe(true)
  })

  it('with null in it is none in memory', () => {
    expect(codec.is({ ...minimaal, overwaarde: null })).toBe(false)
  })

  it('that lacks a required amount is none in memory', () => {
    expect(codec.is(zonder(minimaal, 'maandlastNetto'))).toBe(false)
  })

  it('with a text for an amount is none in memory', () => {
    expect(codec.is({ ...minimaal, maandlastNetto: '1' })).toBe(false)
  })
})

describe('the need, the mortgage sum and what is missing', () => {
  it.each(verplichtMetOnderpand)('%s is required with a home', (veld) => {
    expect(either.isLeft(financieringsOpzetMetOnderpandCodec.decode(zonder(metWoning, veld)))).toBe(true)
  })

  it.each(verplichtMetOnderpand)('%s is not null with a home', (veld) => {
    expect(either.isLeft(financieringsOpzetMetOnderpandCodec.decode({ ...metWoning, [veld]: null }))).toBe(true)
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
    expect(financieringsOpzetCodec.decode({ ...kaal, [veld]: 1 })).toStrictEqual(either.right(kaal))
  })

  it.each([...verplichtMetOnderpand, 'overwaarde'] as const)('a record with %s alone is none in memory', (veld) => {
    expect(financieringsOpzetCodec.is({ ...kaal, [veld]: 1 })).toBe(false)
  })
})

describe('what is refused', () => {
  it('says what is expected', () => {
    expect(financieringsOpzetCodec.decode({ ...kaal, maandlastBruto: '1' })).toMatchObject({
      left: [{ value: '1', message: 'verwacht een eindig getal' }],
    })
  })
})
