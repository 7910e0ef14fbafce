import { describe, expect, it } from 'vitest'

import { normenVan, type Normjaar } from '../../../domain'
import { knopenVan, verantwoord, type Rekenstap, type Tabelas, type TotEnMetAs } from '../../../domain/uitleg'
import { everyVerzoek } from '../../support/every'
import { each, sometimes } from '../../support/sometimes'
import { rightOf } from './rightOf'
import { bestaandeWoning, kaderVan, verzoekVan, type Omstandigheden, type Persoon } from './voorbeeldverzoek'

const stapIn = (id: string, personen: readonly Persoon[], omstandigheden: Omstandigheden = {}): Rekenstap => {
  const knoop = knopenVan(rightOf(verantwoord(verzoekVan(personen, omstandigheden), kaderVan(omstandigheden)))).get(id)
  if (knoop?.soort !== 'stap') throw new Error(`no step ${id}`)
  return knoop
}

const wet = (claim: (stap: Rekenstap) => void): void => {
  everyVerzoek((verzoek, kader) => {
    rightOf(verantwoord(verzoek, kader)).stappen.forEach(claim)
  })
}

const getal = (stap: Rekenstap): number => (typeof stap.uitkomst === 'number' ? stap.uitkomst : NaN)

/** The names (last id segments) of the tested steps: each of these steps looks up its outcome in a cell of a table. */
const OPGEZOCHT: readonly string[] = ['percentage', 'studieschuldfactor', 'bedragEnergielabel']

describe('kandidaten of a calculation step', () => {
  it('a step with kandidaten marks exactly one with telt: the outcome of the step, apart from rounding', () => {
    wet((stap) => {
      const winnaars = stap.kandidaten.filter(({ telt }) => telt)
      expect(winnaars).toHaveLength(Math.min(1, stap.kandidaten.length))
      for (const { waarde } of each('kandidaten', winnaars))
        expect(Math.abs(waarde - getal(stap))).toBeLessThan(1 + 1e-5)
    })
  })

  it('in a step with vorm laagste, telt marks the lowest of the kandidaten; in any other step, the highest', () => {
    wet(({ kandidaten, vorm }) => {
      sometimes(vorm === 'laagste' ? 'kandidaten for the lowest' : 'kandidaten for the highest', kandidaten)
      const winnaar = kandidaten.find(({ telt }) => telt)?.waarde ?? 0
      const teken = vorm === 'laagste' ? 1 : -1
      expect(kandidaten.filter(({ waarde }) => teken * (waarde - winnaar) < 0)).toEqual([])
    })
  })

  it('for two buyers who retire within ten years, maximaleHypotheekOpInkomen compares now and each retirement', () => {
    const paar = [
      { inkomen: 70_000, pensioenBinnen10Jaar: 30_000 },
      { inkomen: 32_000, pensioenBinnen10Jaar: 32_000 },
    ]
    expect(stapIn('maximaleHypotheekOpInkomen', paar).kandidaten.map(({ wat, telt }) => [wat, telt])).toEqual([
      ['bij het inkomen van nu', false],
      ['als aanvrager 1 met pensioen is', true],
      ['als aanvrager 2 met pensioen is', false],
      ['als allebei met pensioen zijn', false],
    ])
  })

  const onderpand = bestaandeWoning(250_000)
  const metEigenGeld = { onderpand: bestaandeWoning(300_000), eigenInleg: 20_000 }

  it.each<readonly [string, Omstandigheden, string, string]>([
    ['maximaleHypotheek', { onderpand }, 'wat past bij de waarde: 250000', 'wat past bij je inkomen: 275716'],
    ['maximaleHypotheek', {}, '', ''],
    ['toetsrente', { rente: 3.75, periode: 60 }, 'de toetsrente van de AFM: 5', 'je eigen rente: 3.75'],
    ['toetsrente', { rente: 5.01, periode: 60 }, 'je eigen rente: 5.01', 'de toetsrente van de AFM: 5'],
    ['toetsrente', { rente: 3.75 }, '', ''],
    ['behoefte.hypotheekbedrag', metEigenGeld, 'wat je kan lenen: 275716', 'wat je nog nodig hebt: 289307.23'],
  ])('step %s with %j takes "%s" and rejects "%s" ("" is no amount)', (id, omstandigheden, wint, verliest) => {
    const { kandidaten } = stapIn(id, [{ inkomen: 60_000 }], omstandigheden)
    const dieTelt = (isWinnaar: boolean) =>
      kandidaten.flatMap(({ wat, waarde, telt }) =>
        telt === isWinnaar ? `${wat}: ${Math.round(waarde * 100) / 100}` : [],
      )
    expect([dieTelt(true).join(), dieTelt(false).join()]).toEqual([wint, verliest])
  })
})

describe('plaats of a calculation step', () => {
  it('in a table lookup, one cell on each axis of plaats has telt: the cell with the outcome of the step', () => {
    wet((stap) => {
      if (!sometimes('a lookup', OPGEZOCHT.includes(stap.id.split('.').at(-1) ?? ''))) return
      const tellend = stap.plaats.map(({ vakken }) => vakken.filter(({ telt }) => telt).map(({ uitkomst }) => uitkomst))
      expect(tellend).toEqual(stap.plaats.map(() => [getal(stap)]))
    })
  })

  it('each axis in plaats has at most three cells, exactly one with telt, and ascending numeric bounds', () => {
    wet(({ plaats }) => {
      for (const { vakken } of each('axes', plaats)) {
        expect(vakken.filter(({ telt }) => telt)).toHaveLength(1)
        expect(vakken.length).toBeLessThanOrEqual(3)
      }
      const grenzen = plaats
        .filter((as) => as.grens !== 'label')
        .map(({ vakken }) => vakken.map(({ grens }) => grens ?? Infinity))
      expect(grenzen).toEqual(grenzen.map((rij) => rij.toSorted((een, ander) => een - ander)))
    })
  })

  it.each([
    ['toets.percentage', ['toetsinkomen', 'toetsrente']],
    ['toets.studieschuldfactor', ['toetsrente']],
    ['toets.bedragEnergielabel', ['energielabel']],
    ['belasting.forfait', ['woningwaarde']],
    ['belasting.1.belastingZonderWoning', ['belastbaarInkomen']],
    ['belasting.1.belastingMetWoning', ['belastbaarInkomen']],
    ['belasting.1.arbeidskorting', ['arbeidsinkomen']],
    ['belasting.1.heffingskortingZonderWoning', ['algemeneHeffingskorting']],
    ['maximaleHypotheek', []],
  ])('for a home of 300.000, plaats of step %s has the axes %j', (id, wat) => {
    const { plaats } = stapIn(id, [{ inkomen: 60_000 }], { onderpand: bestaandeWoning(300_000) })
    expect(plaats.map((as) => as.wat)).toEqual(wat)
  })

  it('for a pension, plaats of the tax credits has an axis for each credit', () => {
    const { plaats } = stapIn('belasting.1.heffingskortingZonderWoning', [{ soort: 'Pensioen', inkomen: 52_000 }])
    expect(plaats.map((as) => as.wat)).toEqual(['algemeneHeffingskorting', 'ouderenkorting'])
  })

  it.each<[Normjaar, number, number]>([
    [2025, 60_000, 1000],
    [2025, 60_499, 501],
    [2026, 31_000, 1000],
  ])(
    'in %i, for income %i, plaats of toets.percentage gives the next row, %i euro higher, with its percentage',
    (jaar, inkomen, verder) => {
      const [rijen] = stapIn('toets.percentage', [{ inkomen }], { jaar }).plaats
      if (rijen?.grens !== 'vanaf') throw new Error('no rows')
      const daar = stapIn('toets.percentage', [{ inkomen: inkomen + verder }], { jaar })
      expect(rijen.naarVolgende).toBe(verder)
      expect(rijen.vakken.at(-1)?.uitkomst).toBe(daar.uitkomst)
    },
  )

  it('at rate 3,75%, plaats of toets.percentage marks the column up to 4% and also gives the next, up to 4,5%', () => {
    const kolommen = (rente: number): Tabelas | undefined =>
      stapIn('toets.percentage', [{ inkomen: 60_000 }], { rente }).plaats[1]
    const hier = kolommen(3.75) as TotEnMetAs
    expect([hier.wat, hier.vakken.map(({ grens, telt }) => [grens, telt])]).toEqual([
      'toetsrente',
      [
        [3.5, false],
        [4, true],
        [4.5, false],
      ],
    ])
    expect(hier.naarVolgende).toBeCloseTo(0.25)
    expect(stapIn('toets.percentage', [{ inkomen: 60_000 }], { rente: 4.001 }).uitkomst).toBe(hier.vakken[2]?.uitkomst)
  })

  it('for an income of 9.000.000, in the last row, plaats of toets.percentage has no naarVolgende and two rows', () => {
    const [rijen] = stapIn('toets.percentage', [{ inkomen: 9_000_000 }]).plaats
    expect(rijen?.grens !== 'label' && [rijen?.naarVolgende, rijen?.vakken.length]).toEqual([undefined, 2])
  })

  it.each(['A4EP', 'G', 'C'] as const)(
    'plaats of toets.bedragEnergielabel lists energy label %s and each neighbouring label with its extra amount',
    (energielabelType) => {
      const onderpand = bestaandeWoning(300_000, { energielabelType })
      const [labels] = stapIn('toets.bedragEnergielabel', [{ inkomen: 60_000 }], { onderpand }).plaats
      const extra = normenVan(2025).extraVoorEnergielabel.waarde
      const namen = { A4EP: ['A4EP', 'A4'], G: ['F', 'G'], C: ['B', 'C', 'D'] } as const
      expect(labels?.vakken.map(({ grens, uitkomst }) => [grens, uitkomst])).toEqual(
        namen[energielabelType].map((naam) => [naam, extra[naam]]),
      )
    },
  )

  it('plaats of toets.bedragEnergielabel is empty for a request without a home', () => {
    expect(stapIn('toets.bedragEnergielabel', [{ inkomen: 60_000 }]).plaats).toEqual([])
  })

  it.each([
    [300_000, [75_000, 1_330_000]],
    [2_000_000, [1_330_000, undefined]],
  ])('plaats of belasting.forfait for a home of %i has the bounds %j (null is unlimited)', (prijs, grenzen) => {
    const [schijven] = stapIn('belasting.forfait', [{ inkomen: 60_000 }], { onderpand: bestaandeWoning(prijs) }).plaats
    expect(schijven?.vakken.map(({ grens }) => grens)).toEqual(expect.arrayContaining(grenzen))
  })
})
