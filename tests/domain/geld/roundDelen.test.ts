import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { roundBedrag, roundDelen } from '../../../domain'
import { numberOfRuns } from '../../support/numberOfRuns'

const som = (delen: Readonly<Record<string, number>>): number =>
  Object.values(delen).reduce((totaal, deel) => totaal + deel, 0)

/** Amounts to the cent, mostly with cents. */
const delen = fc.record({
  prijs: fc.integer({ min: 0, max: 50_000_000 }).map((centen) => centen / 100),
  belasting: fc.integer({ min: 0, max: 1_000_000 }).map((centen) => centen / 100),
  verkoop: fc.integer({ min: -1_000_000, max: 0 }).map((centen) => centen / 100),
})

describe('the parts of a sum in whole euros', () => {
  it('of which the one closest to the next euro takes the rest, and a whole amount stands as it is', () => {
    const bedragen = { prijs: 300_000, belasting: 6000.2, nhg: 1200.4 }
    expect(roundDelen(bedragen, 307_201)).toEqual({ prijs: 300_000, belasting: 6000, nhg: 1201 })
  })

  it('of which the largest takes the rest when others are as close', () => {
    const bedragen = { nhg: 1200.4, belasting: 6000.4, prijs: 300_000 }
    expect(roundDelen(bedragen, 307_201)).toEqual({ nhg: 1200, belasting: 6001, prijs: 300_000 })
  })

  it('of which several take a part of the rest, so that none is a euro off', () => {
    // 1.981,45 + 319,40 + 700,35 is 3.001,20, which rounded up is 3.002; the parts by themselves come to 3.000.
    expect(roundDelen({ belasting: 1981.45, nhg: 319.4, akte: 700.35 }, 3002)).toEqual({
      belasting: 1982,
      nhg: 320,
      akte: 700,
    })
  })

  it('of which the largest takes only what the others cannot hold', () => {
    expect(roundDelen({ prijs: 300_000, belasting: 6000.7, nhg: 1200.7 }, 307_203)).toEqual({
      prijs: 300_000,
      belasting: 6002,
      nhg: 1201,
    })
  })

  it('of which the largest takes the rest when all are whole', () => {
    expect(roundDelen({ een: 100, ander: 200 }, 301)).toEqual({ een: 100, ander: 201 })
  })

  it('are rounded by themselves when they are not of that sum', () => {
    expect(roundDelen({ een: 100.6, ander: 200 }, 400)).toEqual({ een: 101, ander: 200 })
  })

  it.each([
    ['half up', roundBedrag],
    ['up', Math.ceil],
    ['down', Math.floor],
  ])('add up to it, each as its floor or its ceiling, when the sum is rounded %s', (_hoe, rond) => {
    fc.assert(
      fc.property(delen, (bedragen) => {
        // In whole cents, so that no binary noise makes a whole sum a broken one.
        const totaal = rond(Math.round(100 * som(bedragen)) / 100) + 0
        const getoond = roundDelen(bedragen, totaal)
        expect(som(getoond)).toBe(totaal)
        for (const [naam, bedrag] of Object.entries(bedragen))
          expect(Math.abs(getoond[naam as keyof typeof getoond] - bedrag)).toBeLessThan(1)
      }),
      numberOfRuns(1000),
    )
  })

  it('are rounded by themselves, but for as many as the rest has euros', () => {
    fc.assert(
      fc.property(delen, (bedragen) => {
        const totaal = roundBedrag(som(bedragen))
        const getoond = roundDelen(bedragen, totaal)
        const rest =
          totaal - som(Object.fromEntries(Object.entries(bedragen).map(([naam, een]) => [naam, roundBedrag(een)])))
        const anders = Object.entries(bedragen).filter(
          ([naam, bedrag]) => getoond[naam as keyof typeof getoond] !== roundBedrag(bedrag),
        )
        expect(anders.length).toBe(Math.abs(rest))
      }),
    )
  })
})
