import fc from 'fast-check'
import { either } from 'fp-ts'
import { describe, expect, it } from 'vitest'

import { formatGetal, parseGetal } from '../../../domain/invoer'

describe('a number is read with a comma or a dot before its decimals', () => {
  it.each([
    ['0', 0, 0],
    ['12', 0, 12],
    ['-12', 0, -12],
    ['−12', 0, -12],
    ['-0', 0, 0],
    [' 7 ', 0, 7],
    ['7,', 0, 7],
    ['2,5', 1, 2.5],
    ['2.5', 1, 2.5],
    [',5', 1, 0.5],
    ['-.5', 1, -0.5],
    ['1.000', 3, 1],
  ])('%j with at most %d decimals is %d', (tekst, decimalen, getal) => {
    expect(parseGetal(tekst, decimalen)).toEqual(either.right(getal))
  })

  it.each(['', '  '])('an empty text %j is no number and no error', (tekst) => {
    expect(parseGetal(tekst)).toEqual(either.right(undefined))
  })
})

describe('what is no number is an error that says why and keeps the text', () => {
  it.each(['abc', '--1', ',', '1e3', '5 stuks', '1.00.000', '1 0000'])('%j is no number', (tekst) => {
    expect(parseGetal(tekst)).toEqual(either.left({ _tag: 'GeenGetal', tekst }))
  })

  it.each([
    ['2,5', 0],
    ['2,25', 1],
    [',5', 0],
    ['1,000', 2],
    ['10.00', 0],
    ['1000.000', 0],
  ])('%j has more than %d decimals', (tekst, decimalen) => {
    expect(parseGetal(tekst, decimalen)).toEqual(either.left({ _tag: 'TeVeelDecimalen', tekst, decimalen }))
  })

  it.each([
    ['1.000', 0],
    ['1.000', 2],
    ['1 000', 0],
    ['-12.500', 0],
    ['1.000.000', 0],
    ['1.000.000', 3],
  ])('%j with at most %d decimals is grouped', (tekst, decimalen) => {
    expect(parseGetal(tekst, decimalen)).toEqual(either.left({ _tag: 'Gegroepeerd', tekst }))
  })
})

describe('a number is shown', () => {
  it.each([
    [1000, 0, '1000'],
    [2.5, 2, '2,5'],
    [0.1 + 0.2, 1, '0,3'],
    [-0.04, 1, '0'],
    [-3, 0, '-3'],
  ])('%d with at most %d decimals as %s', (getal, decimalen, tekst) => {
    expect(formatGetal(getal, decimalen)).toBe(tekst)
  })

  it('so that it reads back as itself', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 4 }), (heel, decimalen) => {
        const getal = Number((heel / 10 ** decimalen).toFixed(decimalen)) + 0
        expect(parseGetal(formatGetal(getal, decimalen), decimalen)).toEqual(either.right(getal))
      }),
    )
  })
})
