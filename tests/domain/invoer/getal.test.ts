import fc from 'fast-check'
import { either } from 'fp-ts'
import { describe, expect, it } from 'vitest'

import { clampGetal, formatGetal, isMinToegestaan, parseGetal } from '../../../domain/invoer'
import { every } from '../../support/every'

describe('parseGetal', () => {
  it.each([
    ['-12', 0, -12],
    ['−12', 0, -12],
    ['-0', 0, 0],
    [' 7 ', 0, 7],
    ['7,', 0, 7],
    ['2.5', 1, 2.5],
    [',5', 1, 0.5],
    ['-.5', 1, -0.5],
    ['1.000', 3, 1],
  ])('parseGetal reads %j with at most %d decimals as %d', (tekst, decimalen, getal) => {
    expect(parseGetal(tekst, decimalen)).toEqual(either.right(getal))
  })

  it.each(['', '  '])('parseGetal returns undefined without an error for the empty text %j', (tekst) => {
    expect(parseGetal(tekst)).toEqual(either.right(undefined))
  })
})

describe('errors of parseGetal', () => {
  it.each(['abc', '--1', ',', '1e3', '5 stuks', '1.00.000', '1 0000'])('parseGetal refuses the text %j', (tekst) => {
    expect(parseGetal(tekst)).toEqual(either.left({ _tag: 'GeenGetal', tekst }))
  })

  it.each([
    ['2,5', 0],
    [',5', 0],
    ['1,000', 2],
    ['1000.000', 0],
  ])('parseGetal refuses %j, which has more than %d decimals', (tekst, decimalen) => {
    expect(parseGetal(tekst, decimalen)).toEqual(either.left({ _tag: 'TeVeelDecimalen', tekst, decimalen }))
  })

  it.each([
    ['1.000', 0],
    ['1.000', 2],
    ['1 000', 0],
    ['-12.500', 0],
    ['1.000.000', 3],
  ])('parseGetal refuses %j as Gegroepeerd if at most %d decimals are allowed', (tekst, decimalen) => {
    expect(parseGetal(tekst, decimalen)).toEqual(either.left({ _tag: 'Gegroepeerd', tekst }))
  })
})

describe('formatGetal', () => {
  it.each([
    [2.5, 2, '2,5'],
    [0.1 + 0.2, 1, '0,3'],
    [-0.04, 1, '0'],
    [-3, 0, '-3'],
  ])('formatGetal writes %d with at most %d decimals as %s', (getal, decimalen, tekst) => {
    expect(formatGetal(getal, decimalen)).toBe(tekst)
  })

  it('parseGetal reads back each number that formatGetal writes', () => {
    every(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 4 }), (heel, decimalen) => {
      const getal = Number((heel / 10 ** decimalen).toFixed(decimalen)) + 0
      expect(parseGetal(formatGetal(getal, decimalen), decimalen)).toEqual(either.right(getal))
    })
  })
})

describe('clampGetal', () => {
  const BEIDE = { min: 0, max: 10 }

  it.each([
    [-1, BEIDE, 0],
    [0, BEIDE, 0],
    [10, BEIDE, 10],
    [11, BEIDE, 10],
    [-5, {}, -5],
    [-5, { min: 0 }, 0],
    [1e9, { min: 0 }, 1e9],
    [-1e9, { max: 0 }, -1e9],
    [5, { max: 0 }, 0],
  ])('clampGetal limits %d with bounds %j to %d', (getal, grenzen, geklemd) => {
    expect(clampGetal(getal, grenzen)).toBe(geklemd)
  })

  it('clampGetal returns min if min is above max', () => {
    expect(clampGetal(5, { min: 10, max: 0 })).toBe(10)
  })
})

it.each<[number | undefined, boolean]>([
  [undefined, true],
  [-1, true],
  [0, false],
  [1, false],
])('isMinToegestaan for the lowest number %j returns %s', (min, toegestaan) => {
  expect(isMinToegestaan({ min })).toBe(toegestaan)
})
