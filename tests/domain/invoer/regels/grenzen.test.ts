import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { maximum, maximumDatum, minimum, minimumDatum, toDatum, tussen, tussenDatums } from '../../../../domain/invoer'
import { every } from '../../../support/every'

describe('bounds of a number', () => {
  const [laag, hoog] = ['Ingevulde waarde is lager dan minimum van 1.', 'Ingevulde waarde is hoger dan maximum van 10.']

  it.each([
    ['minimum(1)', minimum(1), 0.99, laag],
    ['minimum(1)', minimum(1), 1, undefined],
    ['maximum(10)', maximum(10), 10, undefined],
    ['maximum(10)', maximum(10), 10.01, hoog],
    ['tussen(1, 10)', tussen(1, 10), NaN, 'Ingevulde waarde valt niet binnen het minimum van 1 en maximum van 10.'],
  ])('%s returns for the number $2: $3', (_, regel, getal, melding) => {
    expect(regel(getal)).toBe(melding)
  })

  it('minimum, maximum and tussen accept an absent number', () => {
    expect([minimum(1), maximum(10), tussen(1, 10)].map((regel) => regel(undefined))).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('the message of tussen writes its bounds with a decimal comma and without grouping', () => {
    expect(tussen(0.5, 2_025)(0)).toBe('Ingevulde waarde valt niet binnen het minimum van 0,5 en maximum van 2025.')
  })

  it('tussen accepts a number exactly if minimum and maximum both accept that number', () => {
    every(fc.integer(), fc.integer(), fc.integer(), (min, max, getal) => {
      const beide = minimum(min)(getal) === undefined && maximum(max)(getal) === undefined
      expect(tussen(min, max)(getal) === undefined).toBe(beide)
    })
  })
})

describe('bounds of a date', () => {
  const TUSSEN = 'Ingevulde waarde valt niet binnen het minimum van 01-03-2025 en maximum van 31-12-2025.'

  it.each<[string, string | undefined]>([
    ['2025-02-28', TUSSEN],
    ['2025-03-01', undefined],
    ['2025-12-31', undefined],
    ['2026-01-01', TUSSEN],
    ['', undefined],
  ])('tussenDatums(1 March 2025, 31 December 2025), called with the date %j, returns %j', (datum, melding) => {
    expect(tussenDatums('2025-03-01', '2025-12-31')(datum)).toBe(melding)
  })

  it.each([
    ['minimumDatum', minimumDatum('2025-03-01'), '2025-02-28', 'Ingevulde waarde is lager dan minimum van 01-03-2025.'],
    ['minimumDatum', minimumDatum('2025-03-01'), '2025-03-01', undefined],
    ['maximumDatum', maximumDatum('2025-03-01'), '2025-03-01', undefined],
    ['maximumDatum', maximumDatum('2025-03-01'), '2025-03-02', 'Ingevulde waarde is hoger dan maximum van 01-03-2025.'],
  ])('%s(1 March 2025) returns $3 for the date $2', (_, regel, datum, melding) => {
    expect(regel(datum)).toBe(melding)
  })

  it('minimumDatum and maximumDatum accept an absent date', () => {
    expect([minimumDatum('2025-03-01')(undefined), maximumDatum('2025-03-01')(undefined)]).toEqual([
      undefined,
      undefined,
    ])
  })

  it('minimumDatum and maximumDatum compare dates and ignore the time of day', () => {
    const avond = new Date(2025, 2, 1, 23, 59)
    const ochtend = new Date(2025, 2, 1, 0, 1)
    expect([minimumDatum(avond)(ochtend), maximumDatum(ochtend)(avond)]).toEqual([undefined, undefined])
  })

  it('minimumDatum accepts a Date as bound and writes it as dd-mm-yyyy in its message', () => {
    expect(minimumDatum(new Date(2025, 2, 1, 12))('2025-02-28')).toBe(
      'Ingevulde waarde is lager dan minimum van 01-03-2025.',
    )
  })

  it('minimumDatum refuses exactly the moments on a day before its bound', () => {
    const momenten = fc.date({ min: new Date(1900, 0, 1), max: new Date(2199, 11, 31), noInvalidDate: true })
    every(momenten, momenten, (een, ander) => {
      const eerder = new Date(een).setHours(0, 0, 0, 0) < new Date(ander).setHours(0, 0, 0, 0)
      expect(minimumDatum(toDatum(ander))(een) !== undefined).toBe(eerder)
    })
  })
})

describe('custom message about a bound', () => {
  it('a custom message of tussen can contain {min} and {max} more than once', () => {
    expect(tussen(1, 10, '{min} tot {max}, dus niet onder {min} of boven {max}')(0)).toBe(
      '1 tot 10, dus niet onder 1 of boven 10',
    )
  })

  it.each([
    [minimum(18, 'Vanaf {min} jaar.')(17), 'Vanaf 18 jaar.'],
    [maximum(35, 'Tot {max} jaar.')(36), 'Tot 35 jaar.'],
    [minimumDatum('2025-03-01', 'Vanaf {min}.')('2024-01-01'), 'Vanaf 01-03-2025.'],
    [maximumDatum('2025-03-01', 'Tot en met {max}.')('2025-03-02'), 'Tot en met 01-03-2025.'],
    [tussenDatums('2025-03-01', '2025-12-31', '{min} t/m {max}.')('2024-01-01'), '01-03-2025 t/m 31-12-2025.'],
  ])('a custom message of a bound fills in {min} and {max}, with dates as dd-mm-yyyy: %s', (gezegd, verwacht) => {
    expect(gezegd).toBe(verwacht)
  })
})
