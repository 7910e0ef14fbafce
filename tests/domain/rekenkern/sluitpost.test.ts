import { describe, expect, it } from 'vitest'

import { euro } from '../../../domain/rekenkern/eenheden'
import * as record from '../../../domain/rekenkern/record/record.stappen'
import { extraBenodigdeEigenInleg } from '../../../domain/rekenkern/woning/aanschaf.stappen'

interface Bedragen {
  readonly hypotheekbedrag: number
  readonly extraBenodigdeEigenInleg: number
  readonly benodigdeFinanciering: number
  readonly eigenInleg: number
}

/** The two figures of the record that close the sum. */
const sluitpost = (bedragen: Bedragen) => {
  const invoer = {
    hypotheekbedrag: euro(bedragen.hypotheekbedrag),
    extraBenodigdeEigenInleg: euro(bedragen.extraBenodigdeEigenInleg),
    benodigdeFinanciering: euro(bedragen.benodigdeFinanciering),
    eigenInleg: euro(bedragen.eigenInleg),
  }
  return {
    hypotheekbedrag: record.hypotheekbedrag(invoer),
    extraBenodigdeEigenInleg: record.extraBenodigdeEigenInleg(invoer),
  }
}

describe('closing the sum to the cent (calculation rules, section 9)', () => {
  it('lets the mortgage close it when nothing was missing', () => {
    const invoer = {
      hypotheekbedrag: 100.004,
      extraBenodigdeEigenInleg: 0,
      benodigdeFinanciering: 150.006,
      eigenInleg: 50,
    }
    expect(sluitpost(invoer)).toEqual({ hypotheekbedrag: 100.01, extraBenodigdeEigenInleg: 0 })
  })

  it('lets what is missing close it when something was missing', () => {
    const invoer = {
      hypotheekbedrag: 100,
      extraBenodigdeEigenInleg: 0.004,
      benodigdeFinanciering: 150.006,
      eigenInleg: 50,
    }
    expect(sluitpost(invoer)).toEqual({ hypotheekbedrag: 100, extraBenodigdeEigenInleg: 0.01 })
  })

  it('uses no more own money than is needed', () => {
    const invoer = {
      hypotheekbedrag: 0,
      extraBenodigdeEigenInleg: 0,
      benodigdeFinanciering: 10.004,
      eigenInleg: 50,
    }
    expect(sluitpost(invoer)).toEqual({ hypotheekbedrag: 0, extraBenodigdeEigenInleg: 0 })
  })
})

describe('what is missing before rounding', () => {
  it.each([
    [100, 40, 60],
    [100, 100, 0],
    [100, 140, 0],
  ])('of %d needed and %d owned is %d', (nodig, eigen, extra) => {
    const invoer = { benodigdeEigenInleg: euro(nodig), eigenInleg: euro(eigen) }
    expect(extraBenodigdeEigenInleg(invoer)).toBe(extra)
  })
})
