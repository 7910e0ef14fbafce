import { describe, expect, it } from 'vitest'

import { formatBedrag, formatEuro } from '../../../domain/geld'

describe('an amount in a field has grouping dots and no euro sign', () => {
  it.each([
    [0, '0'],
    [-0, '0'],
    [7, '7'],
    [999, '999'],
    [1_000, '1.000'],
    [300_000, '300.000'],
    [1_234_567, '1.234.567'],
    [99_999_999, '99.999.999'],
    [3_500.49, '3.500'],
    [3_500.5, '3.501'],
    [999.5, '1.000'],
    [-1_000, '-1.000'],
    [-1_000.5, '-1.001'],
    [-0.49, '0'],
    [-0.5, '-1'],
  ])('%d is %s', (bedrag, tekst) => {
    expect(formatBedrag(bedrag)).toBe(tekst)
  })
})

describe('with centen exactly two decimals are shown', () => {
  it.each([
    [0, '0,00'],
    [3_500, '3.500,00'],
    [1_253.7, '1.253,70'],
    [0.05, '0,05'],
    [-0.05, '-0,05'],
    [-0.001, '0,00'],
    [-3_500.25, '-3.500,25'],
  ])('%d is %s', (bedrag, tekst) => {
    expect(formatBedrag(bedrag, { centen: true })).toBe(tekst)
  })
})

describe('an amount in a text has a euro sign and a plain space', () => {
  it.each([
    [0, '€ 0'],
    [300_000, '€ 300.000'],
    [13_536.86, '€ 13.537'],
    [-1_000, '− € 1.000'],
    [-0.4, '€ 0'],
  ])('%d is %s', (bedrag, tekst) => {
    expect(formatEuro(bedrag)).toBe(tekst)
  })

  it('and cents when asked for', () => {
    expect(formatEuro(-968.9, { centen: true })).toBe('− € 968,90')
  })

  it('an absent one is a dash', () => {
    expect(formatEuro(undefined)).toBe('-')
  })
})
