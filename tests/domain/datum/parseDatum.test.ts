import fc from 'fast-check'
import { either } from 'fp-ts'
import { describe, expect, it } from 'vitest'

import { formatDatum, parseDatum, toDatum } from '../../../domain/invoer'

describe('a date is read as it is written in Dutch, day before month', () => {
  it.each([
    ['01-02-2026', '2026-02-01'],
    ['1-2-2026', '2026-02-01'],
    ['1/2/2026', '2026-02-01'],
    ['1.2.2026', '2026-02-01'],
    ['1 2 2026', '2026-02-01'],
    ['01022026', '2026-02-01'],
    [' 29-02-2024 ', '2024-02-29'],
  ])('%j is %s', (tekst, datum) => {
    expect(parseDatum(tekst)).toEqual(either.right(datum))
  })

  it('or as a browser fills it in', () => {
    expect(parseDatum('2026-02-01')).toEqual(either.right('2026-02-01'))
  })

  it.each(['', '  '])('an empty text %j is no date and no error', (tekst) => {
    expect(parseDatum(tekst)).toEqual(either.right(undefined))
  })
})

describe('what is no date is an error that keeps the text', () => {
  it.each([
    '29-02-2025',
    '31-04-2026',
    '00-01-2026',
    '01-13-2026',
    '1-2-26',
    '2026-2-1',
    '2026/02/01',
    '2026-02-30',
    '1-2/2026',
    '1022026',
    'abc',
  ])('%j', (tekst) => {
    expect(parseDatum(tekst)).toEqual(either.left({ _tag: 'GeenDatum', tekst }))
  })
})

it('a date as it is shown reads back as itself', () => {
  const datums = fc.date({ min: new Date(1, 0), max: new Date(9999, 11), noInvalidDate: true }).map(toDatum)
  fc.assert(
    fc.property(datums, (datum) => {
      expect(parseDatum(formatDatum(datum))).toEqual(either.right(datum))
    }),
  )
})
