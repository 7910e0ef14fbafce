import fc from 'fast-check'
import { either } from 'fp-ts'
import { describe, expect, it } from 'vitest'

import { formatPercentage, parsePercentage } from '../../../domain/geld'
import { every } from '../../support/every'

describe('a percentage is read with a comma or a dot, with or without its sign', () => {
  it.each([
    ['3.75', 3.75],
    [',5', 0.5],
    ['.5 %', 0.5],
    ['3,75%', 3.75],
    [' 3,75 % ', 3.75],
  ])('%j is %d', (tekst, percentage) => {
    expect(parsePercentage(tekst)).toEqual(either.right(percentage))
  })

  it.each(['', '  '])('an empty text %j is no percentage and no error', (tekst) => {
    expect(parsePercentage(tekst)).toEqual(either.right(undefined))
  })
})

it.each([
  ['3,125', 'TeVeelDecimalen'],
  ['100,01', 'BuitenBereik'],
  ['-1', 'BuitenBereik'],
  ['− 0,01', 'BuitenBereik'],
  ['3,75%%', 'GeenPercentage'],
  [',', 'GeenPercentage'],
  [',125', 'TeVeelDecimalen'],
  ['-,5', 'BuitenBereik'],
  ['a3', 'GeenPercentage'],
  ['3 procent', 'GeenPercentage'],
])('what is no percentage is an error that says why and keeps the text: %j is %s', (tekst, _tag) => {
  expect(parsePercentage(tekst)).toEqual(either.left({ _tag, tekst }))
})

describe('a percentage is shown with two decimals, or three where it has them', () => {
  it.each([
    [0, '0,00%'],
    [3.125, '3,125%'],
    [4, '4,00%'],
  ])('%d is %s', (percentage, tekst) => {
    expect(formatPercentage(percentage)).toBe(tekst)
  })

  it('reading undoes writing', () => {
    every(fc.integer({ min: 0, max: 10_000 }), (honderdsten) => {
      expect(parsePercentage(formatPercentage(honderdsten / 100))).toEqual(either.right(honderdsten / 100))
    })
  })
})
