import { either } from 'fp-ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readCell } from '../../../../adapters/batch/csv/readCell'
import { formatBedrag, parseBedrag } from '../../../../domain/geld'
import { ENERGIELABELS } from '../../../../domain/orientatie'
import { every } from '../../../support/every'

describe('a number cell', () => {
  it.each([
    ['60000', 60_000],
    ['1234,56', 1234.56],
    ['1234.56', 1234.56],
    ['1234,5', 1234.5],
    ['1234,567', 1234.567],
    ['0,125', 0.125],
    ['0.125', 0.125],
    ['-12,5', -12.5],
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ['1.234.567', 1_234_567],
    ['1,234,567.8', 1_234_567.8],
    ['60 000', 60_000],
    ['1\u00A0234\u00A0567,89', 1_234_567.89],
    ['€ 300.000,00', 300_000],
    ['€ 60.000', 60_000],
    ['€ 60,000', 60_000],
    ['€60000', 60_000],
    ['€ 60.000,-', 60_000],
    ['60.000,-', 60_000],
    ['60.000 euro', 60_000],
    ['EUR 60.000', 60_000],
    ['60.000,00 €', 60_000],
    ['60.000,-- €', 60_000],
    ['€ -', 0],
    ['€  -  ', 0],
    ['- €', 0],
  ])('readCell reads the number cell %s as %d', (tekst, getal) => {
    expect(readCell('getal', tekst)).toEqual(either.right(getal))
  })

  it.each(['1.234', '1,234', '60.000', '300,000', '-1.234'])(
    'readCell refuses the number cell %s: its dot or comma may mean thousands or decimals',
    (tekst) => {
      expect(readCell('getal', tekst)).toEqual(either.left(expect.stringMatching(/^is op twee manieren te lezen: /)))
    },
  )

  it.each([
    ...['zestigduizend', '60k', '6E+04', '1e3', '0x10', '1.23.4', '1.234,567.8', '1,23,456', '12 34', '.5', '5.'],
    ...['--1', '€', '€€1', 'euro', '-', '60 000 €€', 'Infinity', 'NaN', '#VERW!'],
  ])('readCell refuses %s as a number cell', (tekst) => {
    expect(readCell('getal', tekst)).toEqual(either.left('verwacht een getal zoals 1234,56 of 1234.56'))
  })
})

describe('a boolean cell', () => {
  it.each(['ja', 'Ja', 'WAAR', 'waar', 'TRUE', 'true'])('readCell reads the boolean cell %s as true', (tekst) => {
    expect(readCell('jaNee', tekst)).toEqual(either.right(true))
  })

  it.each(['nee', 'NEE', 'ONWAAR', 'FALSE', 'false'])('readCell reads the boolean cell %s as false', (tekst) => {
    expect(readCell('jaNee', tekst)).toEqual(either.right(false))
  })

  it.each(['0', '1', 'x', 'constructor', 'nee hoor'])('readCell refuses %s as a boolean cell', (tekst) => {
    expect(readCell('jaNee', tekst)).toEqual(either.left('verwacht ja of nee, waar of onwaar, of true of false'))
  })
})

describe('a date cell', () => {
  it.each(['2026-03-02', '2-3-2026', '02-03-2026', '2/3/2026'])(
    'readCell reads the date cell %s as 2 March 2026',
    (tekst) => {
      expect(readCell('datum', tekst)).toEqual(either.right('2026-03-02'))
    },
  )

  it.each(['30-2-2026', '2-3-26', 'maart'])('readCell refuses %s as a date cell', (tekst) => {
    expect(readCell('datum', tekst)).toEqual(either.left('verwacht een datum als jjjj-mm-dd of dd-mm-jjjj'))
  })
})

describe('a cell with a choice', () => {
  it.each([
    ['A++++', 'A4'],
    ['a++++ (ep garantie)', 'A4EP'],
    ['A+', 'A1'],
    ['c', 'C'],
    ['onbekend', 'Onbekend'],
    ['a4ep', 'A4EP'],
  ])('readCell reads the energy label %s as %s', (tekst, label) => {
    expect(readCell(ENERGIELABELS, tekst)).toEqual(either.right(label))
  })

  it.each(['A+', 'H', 'constructor'])('readCell returns the text %s unchanged when it is not a choice', (tekst) => {
    expect(readCell(['MY', 'FL'], tekst)).toEqual(either.right(tekst))
  })
})

describe('an amount as a person writes it', () => {
  it.each([
    ['€ ', ''],
    ['', ' euro'],
    ['', ',-'],
    ['€', ',-'],
    ['EUR ', ',00'],
    ['', ',00 €'],
  ])('for any amount between %j and %j, readCell reads the same number as the form', (before, after) => {
    every(fc.nat(99_999_999), (bedrag) => {
      const tekst = `${before}${formatBedrag(bedrag)}${after}`
      expect(readCell('getal', tekst)).toEqual(parseBedrag(tekst))
    })
  })
})

it('readCell returns the text of a text cell unchanged', () => {
  expect(readCell('tekst', 'MY')).toEqual(either.right('MY'))
})
