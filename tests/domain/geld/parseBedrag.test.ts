import fc from 'fast-check'
import { either } from 'fp-ts'
import { describe, expect, it } from 'vitest'

import { formatBedrag, formatEuro, HOOGSTE_BEDRAG, parseBedrag } from '../../../domain'
import { bedragen, bedragenMetCenten } from '../../support/arbitraries/bedrag'

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

describe('a dot or comma groups only before exactly three digits; any other is a decimal separator', () => {
  it.each([
    ['3500.50', 3_501],
    ['3500,50', 3_501],
    ['3500.49', 3_500],
    ['3500.5', 3_501],
    ['3500.4999', 3_500],
    ['3500.500', 3_500_500],
    ['0,5', 1],
    [',5', 1],
    ['.5', 1],
    ['€ ,49', 0],
    ['.5000', 1],
    ['0.500', 500],
    ['1.234,5', 1_235],
    ['1.234.5', 1_235],
    ['1.2345', 1],
  ])('%j is %d', (tekst, bedrag) => {
    expect(parseBedrag(tekst)).toEqual(either.right(bedrag))
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
  it.each(['-5', '-3.500', '- 5', '−5', '-€ 5', '- € 5', '€ -5', '€-5', ' -5 ', '-,5'])('%j', (tekst) => {
    expect(parseBedrag(tekst)).toEqual(either.left({ _tag: 'NegatiefBedrag', tekst }))
  })
})

describe('anything else is an error that keeps the text', () => {
  it.each([
    'abc',
    '€',
    '-',
    ',',
    ',-',
    '.',
    '.500',
    ',500',
    '12a',
    'a12',
    '12 a',
    '1e5',
    '0x10',
    'NaN',
    'Infinity',
    '1.23.456',
    '1,2,3',
    '1..2',
    '1.,2',
    '12 34',
    '3  500',
    '1 2345',
    '3. 500',
    "3'500",
    '3500 €',
    '€€ 5',
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
    ['0,004', 4],
    ['0,0049', 0],
    ['0,0050', 0.01],
    ['1,0049', 1],
    ['1,9951', 2],
    ['0,2850', 0.29],
    ['3500,', 3_500],
    [',5', 0.5],
    ['.05', 0.05],
  ])('%j is %d', (tekst, bedrag) => {
    expect(parseBedrag(tekst, { centen: true })).toEqual(either.right(bedrag))
  })
})

describe('reading undoes writing', () => {
  it('for every whole amount', () => {
    fc.assert(
      fc.property(bedragen(), (bedrag) => {
        expect(parseBedrag(formatBedrag(bedrag))).toEqual(either.right(bedrag))
      }),
    )
  })

  it('for every whole amount with a euro sign', () => {
    fc.assert(
      fc.property(bedragen(), (bedrag) => {
        expect(parseBedrag(formatEuro(bedrag))).toEqual(either.right(bedrag))
      }),
    )
  })

  it('for every amount to the cent', () => {
    fc.assert(
      fc.property(bedragenMetCenten(), (bedrag) => {
        const tekst = formatBedrag(bedrag, { centen: true })
        expect(parseBedrag(tekst, { centen: true })).toEqual(either.right(bedrag))
      }),
    )
  })
})

describe('any text at all', () => {
  const teksten = fc.oneof(fc.string(), fc.stringMatching(/^[\d.,\- €]*$/))

  it('reads as an amount within the bounds, as nothing or as an error', () => {
    fc.assert(
      fc.property(teksten, fc.boolean(), (tekst, centen) => {
        const bedrag = either.getOrElse<unknown, number | undefined>(() => undefined)(parseBedrag(tekst, { centen }))
        expect(bedrag ?? 0).toSatisfy((getal: number) => getal >= 0 && getal <= HOOGSTE_BEDRAG)
      }),
    )
  })

  it('shows as what it was understood to be', () => {
    fc.assert(
      fc.property(teksten, (tekst) => {
        const gelezen = parseBedrag(tekst)
        if (either.isLeft(gelezen) || gelezen.right === undefined) return
        expect(parseBedrag(formatBedrag(gelezen.right))).toEqual(gelezen)
      }),
    )
  })
})
