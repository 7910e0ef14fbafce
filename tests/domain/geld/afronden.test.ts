import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { roundBedrag, roundDelen, roundTekort } from '../../../domain/geld'
import { bedragenMetCenten } from '../../../adapters/testing/arbitraries/gangbaar'
import { every, everyTimes } from '../../support/every'
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
  it('are half up, and the largest takes the rest (calculation rules, section 9)', () => {
    // 397.485,60 + 7.949,70 + 750,00 is 406.185,30, which is shown as 406.185; the parts by themselves come to 406.186.
    const bedragen = { taxatie: 750, belasting: 7949.7, prijs: 397_485.6 }
    expect(roundDelen(bedragen, 406_185)).toEqual({ taxatie: 750, belasting: 7950, prijs: 397_485 })
  })

  it('of which one of whole euros stands as it is typed, and the largest of the others takes the rest', () => {
    const bedragen = { nhg: 1200.4, belasting: 6000.2, prijs: 300_000 }
    expect(roundDelen(bedragen, 307_201)).toEqual({ nhg: 1200, belasting: 6001, prijs: 300_000 })
  })

  it('of which the next largest takes what the largest cannot, so that none is a euro off', () => {
    // 1.981,45 + 319,40 + 700,35 is 3.001,20, which rounded up is 3.002; the parts by themselves come to 3.000.
    expect(roundDelen({ nhg: 319.4, belasting: 1981.45, akte: 700.35 }, 3002)).toEqual({
      nhg: 319,
      belasting: 1982,
      akte: 701,
    })
  })

  it('of which one that is rounded the same way already takes none of it', () => {
    // The largest, 6.000,70, is 6.001 already; one euro more would be 1,30 too many.
    expect(roundDelen({ prijs: 300_000, belasting: 6000.7, nhg: 1200.4 }, 307_202)).toEqual({
      prijs: 300_000,
      belasting: 6001,
      nhg: 1201,
    })
  })

  it('of which the largest takes only what the others cannot hold', () => {
    expect(roundDelen({ prijs: 300_000, belasting: 6000.7, nhg: 1200.7 }, 307_203)).toEqual({
      prijs: 300_000,
      belasting: 6002,
      nhg: 1201,
    })
  })

  it('of which the first takes the rest when two are as large', () => {
    expect(roundDelen({ een: 100.4, ander: 100.4 }, 201)).toEqual({ een: 101, ander: 100 })
  })

  it('of which one that a reader can work out from another figure takes none of it', () => {
    const bedragen = { prijs: 300_000, belasting: 6000.2, nhg: 1200.3, taxatie: 750, leveringsakte: 0 }
    const bekend = ['prijs', 'belasting', 'nhg'] as const
    expect(roundDelen(bedragen, 307_951, bekend)).toMatchObject({ belasting: 6000, nhg: 1200, taxatie: 751 })
    expect(roundDelen({ prijs: 300_000, belasting: 6000.4 }, 306_001, ['prijs', 'belasting'])).toEqual({
      prijs: 300_000,
      belasting: 6001,
    })
  })

  it('are rounded by themselves when they are not of that sum', () => {
    expect(roundDelen({ een: 100.6, ander: 200 }, 400)).toEqual({ een: 101, ander: 200 })
  })

  it.each([
    ['half up', roundBedrag],
    ['up', Math.ceil],
    ['down', Math.floor],
  ])('add up to it, each as its floor or its ceiling, when the sum is rounded %s', (_hoe, rond) => {
    everyTimes(numberOfRuns(1000), delen, (bedragen) => {
      // In whole cents, so that no binary noise makes a whole sum a broken one.
      const totaal = rond(Math.round(100 * som(bedragen)) / 100) + 0
      const getoond = roundDelen(bedragen, totaal)
      expect(som(getoond)).toBe(totaal)
      for (const [naam, bedrag] of Object.entries(bedragen))
        expect(Math.abs(getoond[naam as keyof typeof getoond] - bedrag)).toBeLessThan(1)
    })
  })

  it('are half up, but for as many as the rest has euros, the largest that can hold one', () => {
    everyTimes(numberOfRuns(1000), delen, (bedragen) => {
      const totaal = roundBedrag(som(bedragen))
      const getoond = roundDelen(bedragen, totaal)
      const rest = totaal - Object.values(bedragen).reduce((opgeteld, bedrag) => opgeteld + roundBedrag(bedrag), 0)
      const groottes = Object.entries(bedragen)
        .filter(([, bedrag]) => Math.sign(rest) * (bedrag - roundBedrag(bedrag)) > 1e-6)
        .map(([naam, bedrag]) => ({
          grootte: Math.abs(bedrag),
          isAnders: getoond[naam as keyof typeof getoond] !== roundBedrag(bedrag),
        }))
        .toSorted((een, ander) => ander.grootte - een.grootte)
      expect(groottes.map(({ isAnders }) => isAnders)).toEqual(groottes.map((_, plek) => plek < Math.abs(rest)))
    })
  })
})

describe('what falls short', () => {
  it.each([
    [57_804.2, 57_805],
    [0.01, 1],
    [0.004, 0],
  ])('of € %d is shown as € %d', (tekort, getoond) => {
    expect(roundTekort(tekort)).toBe(getoond)
  })

  it('is shown as enough, and as less than a euro more', () => {
    every(bedragenMetCenten(), (tekort) => {
      expect(roundTekort(tekort)).toBeGreaterThanOrEqual(tekort)
      expect(roundTekort(tekort) - tekort).toBeLessThan(1)
    })
  })
})

it.each([
  [0.5, 1],
  [0.49, 0],
  [-0.5, -1],
  [-0.4, 0],
])('any other amount of € %d is shown as € %d', (bedrag, getoond) => {
  expect(roundBedrag(bedrag)).toBe(getoond)
})
