import { either } from 'fp-ts'
import { describe, expect, it } from 'vitest'

import { datumCodec, formatDatum, isDatum, tijdstipCodec, toDatum } from '../../../domain/invoer'

describe('a date is one that exists, written as yyyy-mm-dd', () => {
  it.each(['2025-01-01', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('%s is one', (tekst) => {
    expect(isDatum(tekst)).toBe(true)
  })

  it.each([
    '2025-02-29',
    '1900-02-29',
    '2025-02-30',
    '2025-04-31',
    '2025-13-01',
    '2025-00-10',
    '2025-01-00',
    '2025-1-1',
    '01-01-2025',
    '2025-01-01T00:00:00Z',
    'x2025-01-01',
    '2025',
    '2025-01',
    '',
    20250101,
    { toString: () => '2025-01-01' },
    null,
    undefined,
  ])('%j is not', (waarde) => {
    expect(isDatum(waarde)).toBe(false)
  })

  it('the codec says what it expects', () => {
    expect(datumCodec.decode('2025-02-29')).toMatchObject({ left: [{ message: 'verwacht een datum als jjjj-mm-dd' }] })
  })
})

describe('a moment is ISO 8601 with a time zone, on a date that exists', () => {
  it.each([
    '2025-03-01T10:20:30Z',
    '2025-03-01T10:20:30.1Z',
    '2025-03-01T10:20:30.123Z',
    '2025-03-01T10:20:30.123456789Z',
    '2025-03-01T10:20:30.123+01:00',
    '2025-03-01T10:20:30-05:30',
  ])('%s is one', (tekst) => {
    expect(tijdstipCodec.decode(tekst)).toEqual(either.right(tekst))
  })

  it.each([
    '2025-03-01',
    '2025-03-01T10:20Z',
    '2025-03-01T10:20:30',
    '2025-03-01T25:20:30Z',
    '2025-03-01T10:61:30Z',
    '2025-02-30T10:20:30Z',
    '2025-03-01T10:20:30.Z',
    '2025-03-01T10:20:30.1234567890Z',
    'op 2025-03-01T10:20:30Z',
    '2025-03-01T10:20:30Z!',
    '2025-03-01T10:20:30Z (zomertijd)',
    { toString: () => '2025-03-01T10:20:30Z', slice: () => '2025-03-01' },
    1_740_824_430_000,
    null,
  ])('%j is not', (waarde) => {
    expect(tijdstipCodec.decode(waarde)).toMatchObject({
      left: [{ message: 'verwacht een tijdstip volgens ISO 8601' }],
    })
  })
})

describe('a moment has the calendar date of where the visitor is', () => {
  it('just after midnight', () => {
    expect(toDatum(new Date(2025, 2, 1, 0, 0, 1))).toBe('2025-03-01')
  })

  it('just before midnight', () => {
    expect(toDatum(new Date(2025, 11, 31, 23, 59, 59, 999))).toBe('2025-12-31')
  })
})

describe('a date is shown as dd-mm-yyyy', () => {
  it('1 March 2025 is 01-03-2025', () => {
    expect(formatDatum('2025-03-01')).toBe('01-03-2025')
  })
})
