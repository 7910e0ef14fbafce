import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { roundBedrag, roundDelen, roundTekort } from '../../../domain/geld'
import { bedragenMetCenten } from '../../../adapters/testing/arbitraries/gangbaar'
import { every, everyTimes } from '../../support/every'
import { numberOfRuns } from '../../support/numberOfRuns'

const som = (delen: Readonly<Record<string, number>>): number =>
  Object.values(delen).reduce((totaal, deel) => totaal + deel, 0)

/** Generates the parts of a sum: amounts to the cent. */
const delen = fc.record({
  prijs: fc.integer({ min: 0, max: 50_000_000 }).map((centen) => centen / 100),
  belasting: fc.integer({ min: 0, max: 1_000_000 }).map((centen) => centen / 100),
  verkoop: fc.integer({ min: -1_000_000, max: 0 }).map((centen) => centen / 100),
})

describe('roundDelen', () => {
  it('roundDelen rounds parts half up, and the largest absorbs the difference (calculation rules, section 9)', () => {
    // 397.485,60 + 7.949,70 + 750,00 = 406.185,30, shown as 406.185; the rounded parts add up to 406.186.
    const bedragen = { taxatie: 750, belasting: 7949.7, prijs: 397_485.6 }
    expect(roundDelen(bedragen, 406_185)).toEqual({ taxatie: 750, belasting: 7950, prijs: 397_485 })
  })

  it('roundDelen keeps a part of whole euros, and the largest other part absorbs the difference', () => {
    const bedragen = { nhg: 1200.4, belasting: 6000.2, prijs: 300_000 }
    expect(roundDelen(bedragen, 307_201)).toEqual({ nhg: 1200, belasting: 6001, prijs: 300_000 })
  })

  it('roundDelen divides a difference of two euros over the two largest parts that can move', () => {
    // 1.981,45 + 319,40 + 700,35 = 3.001,20, rounded up 3.002; the rounded parts add up to 3.000.
    expect(roundDelen({ nhg: 319.4, belasting: 1981.45, akte: 700.35 }, 3002)).toEqual({
      nhg: 319,
      belasting: 1982,
      akte: 701,
    })
  })

  it('roundDelen skips a part that was already rounded in the direction of the difference', () => {
    // The largest part, 6.000,70, is already 6.001; one more euro would make it 1,30 too high.
    expect(roundDelen({ prijs: 300_000, belasting: 6000.7, nhg: 1200.4 }, 307_202)).toEqual({
      prijs: 300_000,
      belasting: 6001,
      nhg: 1201,
    })
  })

  it('roundDelen gives a difference that no part can absorb to the largest part with cents', () => {
    expect(roundDelen({ prijs: 300_000, belasting: 6000.7, nhg: 1200.7 }, 307_203)).toEqual({
      prijs: 300_000,
      belasting: 6002,
      nhg: 1201,
    })
  })

  it('roundDelen gives the difference to the first of two equal parts', () => {
    expect(roundDelen({ een: 100.4, ander: 100.4 }, 201)).toEqual({ een: 101, ander: 100 })
  })

  it('roundDelen moves a part in bekend only when there is no other part', () => {
    const bedragen = { prijs: 300_000, belasting: 6000.2, nhg: 1200.3, taxatie: 750, leveringsakte: 0 }
    const bekend = ['prijs', 'belasting', 'nhg'] as const
    expect(roundDelen(bedragen, 307_951, bekend)).toMatchObject({ belasting: 6000, nhg: 1200, taxatie: 751 })
    expect(roundDelen({ prijs: 300_000, belasting: 6000.4 }, 306_001, ['prijs', 'belasting'])).toEqual({
      prijs: 300_000,
      belasting: 6001,
    })
  })

  it('roundDelen rounds each part separately when the total is not their sum', () => {
    expect(roundDelen({ een: 100.6, ander: 200 }, 400)).toEqual({ een: 101, ander: 200 })
  })

  it.each([
    ['half up', roundBedrag],
    ['up', Math.ceil],
    ['down', Math.floor],
  ])('roundDelen makes the parts add up to a sum rounded %s, each at its floor or its ceiling', (_hoe, rond) => {
    everyTimes(numberOfRuns(1000), delen, (bedragen) => {
      // Rounds to whole cents first, so that a floating-point error does not move the sum to another euro.
      const totaal = rond(Math.round(100 * som(bedragen)) / 100) + 0
      const getoond = roundDelen(bedragen, totaal)
      expect(som(getoond)).toBe(totaal)
      for (const [naam, bedrag] of Object.entries(bedragen))
        expect(Math.abs(getoond[naam as keyof typeof getoond] - bedrag)).toBeLessThan(1)
    })
  })

  it('roundDelen moves as many parts as the difference has euros: the largest that can move', () => {
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

describe('roundTekort', () => {
  it.each([
    [57_804.2, 57_805],
    [0.01, 1],
    [0.004, 0],
  ])('roundTekort shows a shortage of € %d as € %d', (tekort, getoond) => {
    expect(roundTekort(tekort)).toBe(getoond)
  })

  it('roundTekort shows at least the shortage, and less than a euro more', () => {
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
])('roundBedrag shows € %d as € %d', (bedrag, getoond) => {
  expect(roundBedrag(bedrag)).toBe(getoond)
})
