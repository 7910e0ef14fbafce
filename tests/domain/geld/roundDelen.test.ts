import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { roundBedrag, roundDelen } from '../../../domain'

const som = (delen: Readonly<Record<string, number>>): number =>
  Object.values(delen).reduce((totaal, deel) => totaal + deel, 0)

/** Amounts to the cent, mostly with cents. */
const delen = fc.record({
  prijs: fc.integer({ min: 0, max: 50_000_000 }).map((centen) => centen / 100),
  belasting: fc.integer({ min: 0, max: 1_000_000 }).map((centen) => centen / 100),
  verkoop: fc.integer({ min: -1_000_000, max: 0 }).map((centen) => centen / 100),
})

describe('the parts of a sum in whole euros', () => {
  it('of which the largest that is rounded takes the rest', () => {
    const bedragen = { prijs: 300_000, belasting: 6000.4, nhg: 1200.4 }
    expect(roundDelen(bedragen, 307_201)).toEqual({ prijs: 300_000, belasting: 6001, nhg: 1200 })
  })

  it('of which the largest takes the rest when all are whole', () => {
    expect(roundDelen({ een: 100, ander: 200 }, 301)).toEqual({ een: 100, ander: 201 })
  })

  it('are rounded by themselves when they are not of that sum', () => {
    expect(roundDelen({ een: 100.6, ander: 200 }, 400)).toEqual({ een: 101, ander: 200 })
  })

  it('add up to it, and all but one are rounded by themselves', () => {
    fc.assert(
      fc.property(delen, (bedragen) => {
        const totaal = roundBedrag(som(bedragen))
        const rond = roundDelen(bedragen, totaal)
        expect(som(rond)).toBe(totaal)
        const anders = Object.entries(bedragen).filter(
          ([naam, bedrag]) => rond[naam as keyof typeof rond] !== roundBedrag(bedrag),
        )
        expect(anders.length).toBeLessThanOrEqual(1)
      }),
    )
  })
})
