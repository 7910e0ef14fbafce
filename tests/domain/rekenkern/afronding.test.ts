import { describe, expect, it } from 'vitest'

import { euro } from '../../../domain/rekenkern/eenheden'
import * as record from '../../../domain/rekenkern/record/record.stappen'
import { extraBenodigdeEigenInleg } from '../../../domain/rekenkern/woning/aanschaf.stappen'
import { toHeleCenten, toDrieDecimalen, toHeleEuros, zonderRuis } from '../../../domain/rekenkern/afronding'

describe('rounding (calculation rules, section 9)', () => {
  it.each([
    [0.005, 0.01],
    [1.005, 1.01],
    [-0.001, 0],
    [-0, 0],
    [264_206.8253, 264_206.83],
  ])('toHeleCenten rounds %d to %d', (bedrag, centen) => {
    expect(toHeleCenten(bedrag)).toBe(centen)
  })

  it.each([
    [1.9999989, 1],
    [1.9999991, 2],
  ])('toHeleEuros rounds %d to %d: down, unless less than a millionth below a whole euro', (bedrag, euros) => {
    expect(toHeleEuros(bedrag)).toBe(euros)
  })

  it.each([
    [262_150.04000000004, 262_150.04],
    [27_999.999999999996, 28_000],
    [0.0000005, 0.000001],
    [-5.8e-11, 0],
    [-0, 0],
  ])('zonderRuis rounds %d to %d, to a millionth', (bedrag, zonder) => {
    expect(zonderRuis(bedrag)).toBe(zonder)
  })

  it.each([
    [3.0004, 3],
    [3.0005, 3.001],
    [-0, 0],
  ])('toDrieDecimalen rounds %d percent to %d', (percentage, afgerond) => {
    expect(toDrieDecimalen(percentage)).toBe(afgerond)
  })
})

describe('rounding differences in a result (calculation rules, section 9)', () => {
  it.each([
    ['without a shortage, hypotheekbedrag takes the rounding difference', [100.004, 0, 150.006, 50], [100.01, 0]],
    ['with a shortage, extraBenodigdeEigenInleg takes the rounding difference', [100, 0.004, 150.006, 50], [100, 0.01]],
    ['own money above the need is not used', [0, 0, 10.004, 50], [0, 0]],
  ] as const)('the amounts of a result add up to the cent: %s', (_, [hypotheek, extra, nodig, eigen], gesloten) => {
    const invoer = {
      hypotheekbedrag: euro(hypotheek),
      extraBenodigdeEigenInleg: euro(extra),
      benodigdeFinanciering: euro(nodig),
      eigenInleg: euro(eigen),
    }
    expect([record.hypotheekbedrag(invoer), record.extraBenodigdeEigenInleg(invoer)]).toEqual(gesloten)
  })

  it.each([
    [40, 60],
    [100, 0],
    [140, 0],
  ])('with 100 of own money needed and %d available, extraBenodigdeEigenInleg is %d', (eigen, extra) => {
    const invoer = { benodigdeEigenInleg: euro(100), eigenInleg: euro(eigen) }
    expect(extraBenodigdeEigenInleg(invoer)).toBe(extra)
  })
})
