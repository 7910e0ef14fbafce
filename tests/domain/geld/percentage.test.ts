import fc from 'fast-check'
import { either } from 'fp-ts'
import { describe, expect, it } from 'vitest'

import { formatPercentage, parsePercentage } from '../../../domain/geld'
import { every } from '../../support/every'

describe('parsePercentage', () => {
  it.each([
    ['3.75', 3.75],
    ['0', 0],
    ['100', 100],
    [',5', 0.5],
    ['.5 %', 0.5],
    ['3,75%', 3.75],
    [' 3,75 % ', 3.75],
  ])('parsePercentage reads %j as %d', (tekst, percentage) => {
    expect(parsePercentage(tekst)).toEqual(either.right(percentage))
  })

  it.each(['', '  '])('parsePercentage returns undefined without an error for the empty text %j', (tekst) => {
    expect(parsePercentage(tekst)).toEqual(either.right(undefined))
  })
})

it.each([
  ['3,125', 'TeVeelDecimalen'],
  ['100,01', 'BuitenBereik'],
  ['− 0,01', 'BuitenBereik'],
  ['3,75%%', 'GeenPercentage'],
  [',', 'GeenPercentage'],
  [',125', 'TeVeelDecimalen'],
  ['-,5', 'BuitenBereik'],
  ['a3', 'GeenPercentage'],
  ['3 procent', 'GeenPercentage'],
])('parsePercentage refuses %j with the error %s and the unchanged text', (tekst, _tag) => {
  expect(parsePercentage(tekst)).toEqual(either.left({ _tag, tekst }))
})

describe('formatPercentage', () => {
  it.each([
    [0, '0,00%'],
    [3.125, '3,125%'],
    [4, '4,00%'],
  ])('formatPercentage writes %d as %s', (percentage, tekst) => {
    expect(formatPercentage(percentage)).toBe(tekst)
  })

  it('parsePercentage reads back every percentage with two decimals that formatPercentage writes', () => {
    every(fc.integer({ min: 0, max: 10_000 }), (honderdsten) => {
      expect(parsePercentage(formatPercentage(honderdsten / 100))).toEqual(either.right(honderdsten / 100))
    })
  })
})
