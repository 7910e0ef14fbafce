import { describe, expect, it } from 'vitest'

import { toHeleCenten, toDrieDecimalen, toHeleEuros, zonderRuis } from '../../../domain/rekenkern/afronding'

describe('rounding (calculation rules, section 9)', () => {
  it.each([
    [0.004, 0],
    [0.005, 0.01],
    [1.005, 1.01],
    [2.465, 2.47],
    [-0.001, 0],
    [-0, 0],
    [264_206.8253, 264_206.83],
  ])('%d to the cent is %d', (bedrag, centen) => {
    expect(toHeleCenten(bedrag)).toBe(centen)
  })

  it.each([
    [1.9999989, 1],
    [1.9999991, 2],
    [2, 2],
    [0, 0],
  ])('%d down to whole euros is %d', (bedrag, euros) => {
    expect(toHeleEuros(bedrag)).toBe(euros)
  })

  it.each([
    [262_150.04000000004, 262_150.04],
    [27_999.999999999996, 28_000],
    [-15_000, -15_000],
    [0.0000005, 0.000001],
    [-5.8e-11, 0],
    [-0, 0],
  ])('%d without noise is %d', (bedrag, zonder) => {
    expect(zonderRuis(bedrag)).toBe(zonder)
  })

  it.each([
    [3.0004, 3],
    [3.0005, 3.001],
    [1.0005, 1.001],
    [3.501, 3.501],
    [-0, 0],
  ])('%d percent to three decimals is %d', (percentage, afgerond) => {
    expect(toDrieDecimalen(percentage)).toBe(afgerond)
  })
})
