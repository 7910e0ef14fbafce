import fc from 'fast-check'
import { either } from 'fp-ts'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { toEenJaarEerder } from '../../../domain/datum/kalender'
import { datumCodec, formatDatum, isDatum, parseDatum, tijdstipCodec, toDatum } from '../../../domain/invoer'
import { every } from '../../support/every'
import { each } from '../../support/sometimes'

describe('isDatum and datumCodec', () => {
  it.each(['2025-01-01', '2000-02-29', '9999-12-31'])('isDatum accepts %s', (tekst) => {
    expect(isDatum(tekst)).toBe(true)
  })

  it.each([
    ['a day that does not exist', ['2025-02-29', '1900-02-29', '2025-04-31']],
    ['a month that does not exist', ['2025-13-01', '2025-00-10']],
    ['another notation', ['2025-1-1', '01-01-2025', '2025-01-01T00:00:00Z', 'x2025-01-01', '']],
    ['a value that is not a text', [20250101, { toString: () => '2025-01-01' }, null]],
  ])('isDatum refuses %s: %j', (_, waarden) => {
    expect(waarden.filter(isDatum)).toEqual([])
  })

  it('datumCodec reports that it expects a date as jjjj-mm-dd', () => {
    expect(datumCodec.decode('2025-02-29')).toMatchObject({ left: [{ message: 'verwacht een datum als jjjj-mm-dd' }] })
  })
})

describe('tijdstipCodec', () => {
  it.each([
    '2025-03-01T10:20:30Z',
    '2025-03-01T10:20:30.123456789Z',
    '2025-03-01T10:20:30.123+01:00',
    '2025-03-01T10:20:30-05:30',
  ])('tijdstipCodec accepts %s', (tekst) => {
    expect(tijdstipCodec.decode(tekst)).toEqual(either.right(tekst))
  })

  it.each([
    ['without seconds or time zone', ['2025-03-01', '2025-03-01T10:20Z', '2025-03-01T10:20:30']],
    ['that does not exist', ['2025-03-01T10:61:30Z', '2025-02-30T10:20:30Z']],
    ['with too few or too many decimals', ['2025-03-01T10:20:30.Z', '2025-03-01T10:20:30.1234567890Z']],
    ['with words around it', ['op 2025-03-01T10:20:30Z', '2025-03-01T10:20:30Z (zomertijd)']],
    [
      'that is not a text',
      [{ toString: () => '2025-03-01T10:20:30Z', slice: () => '2025-03-01' }, 1_740_824_430_000, null],
    ],
  ])('tijdstipCodec refuses a moment %s: %j', (_, waarden) => {
    for (const waarde of each('values', waarden))
      expect(tijdstipCodec.decode(waarde)).toMatchObject({
        left: [{ message: expect.stringMatching(/tijdzone.*, zoals 2026-03-14T12:00:00Z$/) as string }],
      })
  })

  it('tijdstipCodec reports a missing time zone if the moment is otherwise valid', () => {
    expect(tijdstipCodec.decode('2025-03-01T10:20:30.123')).toMatchObject({
      left: [{ message: 'verwacht een tijdzone achter het tijdstip, zoals 2026-03-14T12:00:00Z' }],
    })
  })
})

describe('toDatum', () => {
  afterEach(() => vi.unstubAllEnvs())

  it.each([
    ['Europe/Amsterdam', '2026-03-15'],
    ['America/New_York', '2026-03-14'],
  ])('toDatum returns the local date of 23:30 UTC on 14 March 2026: in %s this is %s', (tijdzone, datum) => {
    vi.stubEnv('TZ', tijdzone)
    expect(toDatum(new Date('2026-03-14T23:30:00Z'))).toBe(datum)
  })
})

it.each([
  ['2024-02-29', '2023-02-28'],
  ['2025-02-28', '2024-02-28'],
  ['2024-03-31', '2023-03-31'],
  ['2026-01-01', '2025-01-01'],
])('toEenJaarEerder of %s is %s, a day that exists', (nu, datum) => {
  expect(toEenJaarEerder(new Date(`${nu}T12:00`))).toBe(datum)
  expect(isDatum(datum)).toBe(true)
})

describe('parseDatum', () => {
  it.each([
    ['1-2-2026', '2026-02-01'],
    ['1/2/2026', '2026-02-01'],
    ['1.2.2026', '2026-02-01'],
    ['1 2 2026', '2026-02-01'],
    ['01022026', '2026-02-01'],
    [' 29-02-2024 ', '2024-02-29'],
    ['2026-02-01', '2026-02-01'],
  ])('parseDatum reads %j as %s', (tekst, datum) => {
    expect(parseDatum(tekst)).toEqual(either.right(datum))
  })

  it.each(['', '  '])('parseDatum returns undefined without an error for the empty text %j', (tekst) => {
    expect(parseDatum(tekst)).toEqual(either.right(undefined))
  })
})

it.each([
  ['a day that does not exist', ['29-02-2025', '31-04-2026', '00-01-2026', '01-13-2026', '2026-02-30']],
  ['another notation', ['1-2-26', '2026-2-1', '2026/02/01', '1-2/2026', '1022026', 'abc']],
])('parseDatum refuses %s as GeenDatum and returns the unchanged text: %j', (_, teksten) => {
  expect(teksten.map(parseDatum)).toEqual(teksten.map((tekst) => either.left({ _tag: 'GeenDatum', tekst })))
})

it('formatDatum writes dates as dd-mm-yyyy, and parseDatum reads them back', () => {
  expect(formatDatum('2025-03-01')).toBe('01-03-2025')
  const datums = fc.date({ min: new Date(1, 0), max: new Date(9999, 11), noInvalidDate: true }).map(toDatum)
  every(datums, (datum) => {
    expect(parseDatum(formatDatum(datum))).toEqual(either.right(datum))
  })
})
