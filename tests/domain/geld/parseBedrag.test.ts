import { either } from 'fp-ts'
import { describe, expect, it } from 'vitest'

import { HOOGSTE_BEDRAG, parseBedrag } from '../../../domain/geld'

const NBSP = '\u00a0'
const THIN = '\u2009'
const NARROW_NBSP = '\u202f'

describe('an empty text is no amount and no error', () => {
  it.each(['', ' ', `${NBSP}\t`])('%j', (tekst) => {
    expect(parseBedrag(tekst)).toEqual(either.right(undefined))
  })
})

describe('a whole-euro text reads as the amount a Dutch reader sees in it', () => {
  it.each([
    ['0', 0],
    ['7', 7],
    ['007', 7],
    ['3500', 3_500],
    ['3.500', 3_500],
    ['3,500', 3_500],
    ['3 500', 3_500],
    [`3${NBSP}500`, 3_500],
    [`3${THIN}500`, 3_500],
    [`3${NARROW_NBSP}500`, 3_500],
    ['1.234.567', 1_234_567],
    ['1,234,567', 1_234_567],
    ['1 234 567', 1_234_567],
    ['€ 3.500', 3_500],
    ['€3.500', 3_500],
    [`€${NBSP}3.500`, 3_500],
    ['  3.500  ', 3_500],
    ['€3.500,-', 3_500],
    ['€ 3.500,--', 3_500],
    ['€ 3.500,–', 3_500],
    ['3.500,—', 3_500],
    ['3.500,00', 3_500],
    ['3,500.00', 3_500],
    ['3 500,00', 3_500],
    ['3500,', 3_500],
  ])('%j is %d', (tekst, bedrag) => {
    expect(parseBedrag(tekst)).toEqual(either.right(bedrag))
  })
})

describe('a dot or comma before exactly three digits groups; any other single one before at most three is a decimal separator', () => {
  it.each([
    ['1.000', 1_000],
    ['12.345', 12_345],
    ['123.456', 123_456],
    ['999,999', 999_999],
    ['1234.567', 1_235],
    ['1234,567', 1_235],
    ['3500.500', 3_501],
    ['3500.499', 3_500],
    ['0,500', 1],
    ['0.500', 1],
    ['0,499', 0],
    ['0,005', 0],
    ['.500', 1],
    [',005', 0],
    ['3500.50', 3_501],
    ['3500,50', 3_501],
    ['3500.49', 3_500],
    ['3500.5', 3_501],
    ['3500.', 3_500],
    ['0,5', 1],
    [',5', 1],
    ['.5', 1],
    ['€ ,49', 0],
    ['1.2', 1],
    ['1.23', 1],
    ['1.234,5', 1_235],
    ['1.234.5', 1_235],
    ['1.234,567', 1_235],
    ['1,234.567', 1_235],
    ['1.234.567,891', 1_234_568],
    ['1 234.567', 1_235],
  ])('%j is %d', (tekst, bedrag) => {
    expect(parseBedrag(tekst)).toEqual(either.right(bedrag))
  })
})

describe('a euro sign or the word may stand before or behind it', () => {
  it.each(['3500 €', '3.500 €', '3500€', '3.500 euro', '3500 EURO', 'EUR 3500', 'eur3.500', '3500 EUR', 'Euro 3 500'])(
    '%j is 3500',
    (tekst) => {
      expect(parseBedrag(tekst)).toEqual(either.right(3_500))
    },
  )

  it.each(['3.500,- euro', '€ 3.500,00', '3.500,-- EUR', `3.500${NBSP}€`])('and %j as well', (tekst) => {
    expect(parseBedrag(tekst)).toEqual(either.right(3_500))
  })
})

describe('digits with signs between them that neither group nor separate decimals are an error that keeps the text', () => {
  it.each([
    '3.5000',
    '3,5000',
    '€ 3.5000',
    '3.5000 euro',
    '1.2345',
    '.5000',
    '0,0049',
    '3500.4999',
    '1.23.456',
    '1.234.5678',
    '1.234,5678',
    '1,2,3',
    '1,234,56.7',
    '1.234,567.89',
    '1234.567.890',
    '0.500.000',
    '0.500,00',
    '0 500',
    '3500 500',
    '1..2',
    '1.,2',
    '12 34',
    '3  500',
    '1 2345',
    '3. 500',
    '1.234 567',
    '3,5,-',
    '-3.5000',
  ])('%j', (tekst) => {
    expect(parseBedrag(tekst)).toEqual(either.left({ _tag: 'VerkeerdGegroepeerd', tekst }))
  })
})

describe('what is above the highest amount becomes the highest amount', () => {
  it.each([
    ['99.999.998', 99_999_998],
    ['99.999.999', HOOGSTE_BEDRAG],
    ['99.999.999,49', HOOGSTE_BEDRAG],
    ['99.999.999,50', HOOGSTE_BEDRAG],
    ['100.000.000', HOOGSTE_BEDRAG],
    ['9'.repeat(400), HOOGSTE_BEDRAG],
  ])('%s is %d', (tekst, bedrag) => {
    expect(parseBedrag(tekst)).toEqual(either.right(bedrag))
  })

  it('also to the cent', () => {
    expect(parseBedrag('99.999.999,01', { centen: true })).toEqual(either.right(HOOGSTE_BEDRAG))
  })
})

describe('a negative amount is an error that keeps the text', () => {
  it.each(['-5', '-3.500', '- 5', '−5', '-€ 5', '- € 5', '€ -5', '€-5', ' -5 ', '-,5', '-5 euro', 'EUR -5'])(
    '%j',
    (tekst) => {
      expect(parseBedrag(tekst)).toEqual(either.left({ _tag: 'NegatiefBedrag', tekst }))
    },
  )
})

describe('anything else is an error that keeps the text', () => {
  it.each([
    'abc',
    '€',
    '-',
    ',',
    ',-',
    '.',
    '12a',
    'a12',
    '12 a',
    '1e5',
    '0x10',
    'NaN',
    'Infinity',
    "3'500",
    '3500 €€',
    '€€ 5',
    'euro',
    '5 eur5',
    '3500 eu',
    '5-',
    '5,5-',
    '5,---',
    '+5',
    '٣',
  ])('%j', (tekst) => {
    expect(parseBedrag(tekst)).toEqual(either.left({ _tag: 'GeenBedrag', tekst }))
  })
})

describe('with centen an amount is read to the cent', () => {
  it.each([
    ['3500', 3_500],
    ['3.500,5', 3_500.5],
    ['3.500,05', 3_500.05],
    ['0,01', 0.01],
    ['0,004', 0],
    ['0,005', 0.01],
    ['1234,994', 1_234.99],
    ['1234,995', 1_235],
    ['0,285', 0.29],
    ['3500,', 3_500],
    [',5', 0.5],
    ['.05', 0.05],
  ])('%j is %d', (tekst, bedrag) => {
    expect(parseBedrag(tekst, { centen: true })).toEqual(either.right(bedrag))
  })
})
