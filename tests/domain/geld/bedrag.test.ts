import { either } from 'fp-ts'
import { describe, expect, it } from 'vitest'

import { bedragCodec, formatBedrag, formatEuro, HOOGSTE_BEDRAG, isBedrag } from '../../../domain/geld'

describe('isBedrag and bedragCodec', () => {
  it('HOOGSTE_BEDRAG is 99.999.999', () => {
    expect(HOOGSTE_BEDRAG).toBe(99_999_999)
  })

  it.each([0, 0.01, HOOGSTE_BEDRAG])('bedragCodec accepts %d', (waarde) => {
    expect(bedragCodec.decode(waarde)).toEqual(either.right(waarde))
  })

  it.each([-0.01, HOOGSTE_BEDRAG + 0.01, NaN, Infinity, -Infinity, '1', null, undefined, [[1]]])(
    'isBedrag refuses %o',
    (waarde) => {
      expect(isBedrag(waarde)).toBe(false)
    },
  )

  it('bedragCodec reports the allowed bounds for an amount of -1', () => {
    expect(bedragCodec.decode(-1)).toMatchObject({
      left: [{ value: -1, message: 'verwacht een bedrag van 0 tot en met 99999999' }],
    })
  })
})

describe('formatBedrag', () => {
  it.each([
    [-0, '0'],
    [999, '999'],
    [1_000, '1.000'],
    [1_234_567, '1.234.567'],
    [3_500.49, '3.500'],
    [999.5, '1.000'],
    [-1_000.5, '-1.001'],
    [-0.49, '0'],
    [-0.5, '-1'],
  ])('formatBedrag writes %d as %s', (bedrag, tekst) => {
    expect(formatBedrag(bedrag)).toBe(tekst)
  })

  it.each([
    [3_500, '3.500,00'],
    [1_253.7, '1.253,70'],
    [0.05, '0,05'],
    [-0.05, '-0,05'],
    [-0.001, '0,00'],
  ])('formatBedrag with centen writes %d as %s', (bedrag, tekst) => {
    expect(formatBedrag(bedrag, { centen: true })).toBe(tekst)
  })
})

describe('formatEuro', () => {
  it.each([
    [13_536.86, '€\u00A013.537'],
    [-1_000, '−\u00A0€\u00A01.000'],
    [-0.4, '€\u00A00'],
    [undefined, '-'],
  ])('formatEuro writes %s as %s', (bedrag, tekst) => {
    expect(formatEuro(bedrag)).toBe(tekst)
  })

  it('formatEuro separates the euro sign and the figure by the same space as Intl.NumberFormat', () => {
    const euro = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
    expect(formatEuro(300_000)).toBe(euro.format(300_000))
  })

  it('formatEuro writes cents with the option centen', () => {
    expect(formatEuro(-968.9, { centen: true })).toBe('−\u00A0€\u00A0968,90')
  })
})
