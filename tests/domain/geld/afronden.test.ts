import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { roundBedrag, roundDelen, roundTekort } from '../../../domain/geld'
import { bedragenMetCenten } from '../../../adapters/testing/arbitraries/gangbaar'
import { every, everyTimes } from '../../support/every'
import { numberOfRuns } from '../../support/numberOfRuns'
import { each, sometimes } from '../../support/sometimes'

const som = (delen: Readonly<Record<string, number>>): number =>
  Object.values(delen).reduce((totaal, deel) => totaal + deel, 0)

/** Generates the three amounts of a sum, in euro to the cent. */
const delen = fc.record({
  prijs: fc.integer({ min: 0, max: 50_000_000 }).map((centen) => centen / 100),
  belasting: fc.integer({ min: 0, max: 1_000_000 }).map((centen) => centen / 100),
  verkoop: fc.integer({ min: -1_000_000, max: 0 }).map((centen) => centen / 100),
})

describe('roundDelen', () => {
  it('roundDelen rounds amounts half up, and the largest amount absorbs the difference', () => {
    // The exact amounts add up to 406.185,30, which is shown as 406.185. The rounded amounts 397.486, 7.950 and 750 add
    // up to 406.186.
    const bedragen = { taxatie: 750, belasting: 7949.7, prijs: 397_485.6 }
    expect(roundDelen(bedragen, 406_185)).toEqual({ taxatie: 750, belasting: 7950, prijs: 397_485 })
  })

  it('roundDelen keeps an amount of whole euros, and the largest other amount absorbs the difference', () => {
    const bedragen = { nhg: 1200.4, belasting: 6000.2, prijs: 300_000 }
    expect(roundDelen(bedragen, 307_201)).toEqual({ nhg: 1200, belasting: 6001, prijs: 300_000 })
  })

  it('roundDelen divides a difference of two euros over the two largest amounts', () => {
    // The exact amounts add up to 3.001,20, which is rounded up to 3.002. The rounded amounts 1.981, 319 and 700 add up
    // to 3.000.
    expect(roundDelen({ nhg: 319.4, belasting: 1981.45, akte: 700.35 }, 3002)).toEqual({
      nhg: 319,
      belasting: 1982,
      akte: 701,
    })
  })

  it('roundDelen skips an amount that was already rounded in the direction of the difference', () => {
    // The largest amount with cents, 6.000,70, is already rounded up to 6.001. One more euro would make that amount
    // 1,30 too high.
    expect(roundDelen({ prijs: 300_000, belasting: 6000.7, nhg: 1200.4 }, 307_202)).toEqual({
      prijs: 300_000,
      belasting: 6001,
      nhg: 1201,
    })
  })

  it('roundDelen adds a remaining euro to the largest amount with cents if all such amounts are rounded up', () => {
    expect(roundDelen({ prijs: 300_000, belasting: 6000.7, nhg: 1200.7 }, 307_203)).toEqual({
      prijs: 300_000,
      belasting: 6002,
      nhg: 1201,
    })
  })

  it('roundDelen ignores floating-point errors in whole amounts and in amounts of 0', () => {
    const metFout = 0.1 + 0.2 + 299_999.7 + 1e-10
    expect(metFout).not.toBe(300_000)
    expect(roundDelen({ prijs: metFout, belasting: 6000.7 }, 306_002)).toEqual({ prijs: 300_000, belasting: 6002 })
    const delen = { prijs: 300_000, belasting: 6000.4, akte: 1e-10 }
    expect(roundDelen(delen, 306_001, ['prijs', 'belasting'])).toEqual({ prijs: 300_000, belasting: 6001, akte: 0 })
  })

  it('roundDelen adds the difference to the first of two equal amounts', () => {
    expect(roundDelen({ een: 100.4, ander: 100.4 }, 201)).toEqual({ een: 101, ander: 100 })
  })

  it('roundDelen changes an amount named in bekend only if there is no other amount', () => {
    const bedragen = { prijs: 300_000, belasting: 6000.2, nhg: 1200.3, taxatie: 750, leveringsakte: 0 }
    const bekend = ['prijs', 'belasting', 'nhg'] as const
    expect(roundDelen(bedragen, 307_951, bekend)).toMatchObject({ belasting: 6000, nhg: 1200, taxatie: 751 })
    expect(roundDelen({ prijs: 300_000, belasting: 6000.4 }, 306_001, ['prijs', 'belasting'])).toEqual({
      prijs: 300_000,
      belasting: 6001,
    })
  })

  it.each([
    // The sum of the amounts is 300,00, and 300,01.
    [199.5, { een: 101, ander: 200 }],
    [199.51, { een: 101, ander: 201 }],
  ])('roundDelen rounds each amount separately if 302 differs 2 euros from the sum of 100,5 and %d', (ander, rond) => {
    expect(roundDelen({ een: 100.5, ander }, 302)).toEqual(rond)
  })

  it.each([
    ['half up', roundBedrag],
    ['up', Math.ceil],
    ['down', Math.floor],
  ])('roundDelen makes amounts add up to their sum rounded %s, and changes each by less than a euro', (_hoe, rond) => {
    everyTimes(numberOfRuns(1000), delen, (bedragen) => {
      // Rounds to whole cents first, so that a floating-point error does not move the sum to another euro.
      const totaal = rond(Math.round(100 * som(bedragen)) / 100) + 0
      const getoond = roundDelen(bedragen, totaal)
      expect(som(getoond)).toBe(totaal)
      for (const [naam, bedrag] of each('amounts', Object.entries(bedragen)))
        expect(Math.abs(getoond[naam as keyof typeof getoond] - bedrag)).toBeLessThan(1)
    })
  })

  it('roundDelen spreads a difference over the largest amounts whose rounding caused it, one amount per euro', () => {
    everyTimes(numberOfRuns(1000), delen, (bedragen) => {
      const totaal = roundBedrag(som(bedragen))
      const getoond = roundDelen(bedragen, totaal)
      const rest = totaal - Object.values(bedragen).reduce((opgeteld, bedrag) => opgeteld + roundBedrag(bedrag), 0)
      sometimes('a difference', rest !== 0)
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
  ])('roundTekort rounds a shortage of € %d to € %d', (tekort, getoond) => {
    expect(roundTekort(tekort)).toBe(getoond)
  })

  it('roundTekort returns at least the shortage, and less than a euro more', () => {
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
])('roundBedrag rounds € %d to € %d', (bedrag, getoond) => {
  expect(roundBedrag(bedrag)).toBe(getoond)
})
