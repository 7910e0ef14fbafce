import { either } from 'fp-ts'
import { describe, expect, it } from 'vitest'

import { aflossingsverloop, type Aflossingsverloop } from '../../../domain/vergelijking'
import { everyVerzoek } from '../../support/every'
import { rightOf } from '../rekenkern/rightOf'
import { bestaandeWoning, kaderVan, opzetBij, verzoekVan } from '../rekenkern/voorbeeldverzoek'

const inCenten = (bedrag: number): number => Math.round(bedrag * 100)

const POSTEN = ['rente', 'aflossing', 'bruto', 'voordeel', 'netto'] as const

const somVan = (
  delen: readonly Readonly<Record<(typeof POSTEN)[number], number>>[],
  post: (typeof POSTEN)[number],
): number => delen.reduce((som, deel) => som + inCenten(deel[post]), 0)

const wet = (claim: (verloop: Aflossingsverloop) => void): void => {
  everyVerzoek((verzoek, kader) => {
    claim(rightOf(aflossingsverloop(verzoek, kader)))
  })
}

describe('aflossingsverloop', () => {
  it('aflossingsverloop ends without a debt after thirty years', () => {
    wet(({ lening, jaren }) => {
      expect([jaren.length, jaren.at(-1)?.restant]).toEqual(lening === 0 ? [0, undefined] : [30, 0])
    })
  })

  it('in each year bruto is interest plus repayment and netto is bruto minus voordeel, to the cent', () => {
    wet(({ jaren }) => {
      const fout = jaren.filter(
        ({ rente, aflossing, bruto, voordeel, netto }) =>
          inCenten(rente) + inCenten(aflossing) !== inCenten(bruto) ||
          inCenten(bruto) - inCenten(voordeel) !== inCenten(netto),
      )
      expect(fout).toEqual([])
    })
  })

  it('the gross cost of the years differs by three cents at most', () => {
    wet(({ jaren }) => {
      const bedragen = jaren.map(({ bruto }) => inCenten(bruto))
      expect(jaren.length === 0 || Math.max(...bedragen) - Math.min(...bedragen) <= 3).toBe(true)
    })
  })

  it('the first year of aflossingsverloop costs twelve times maandlastNetto, apart from rounding', () => {
    everyVerzoek((verzoek, kader) => {
      const { maandlastNetto } = opzetBij(verzoek, kader)
      const [eerste] = rightOf(aflossingsverloop(verzoek, kader)).jaren
      expect(Math.abs((eerste?.netto ?? 12 * maandlastNetto) - 12 * maandlastNetto)).toBeLessThan(0.1)
    })
  })

  it('aflossingsverloop of 300.000 at 3,75% starts with 11.155,83 interest', () => {
    // 12 × 1.389,3468 = 16.672,16; repaid 5.516,33; (11.155,829 − 1.750) × 37,48% = 3.525,30
    const verzoek = verzoekVan([{ inkomen: 70_000 }], { onderpand: bestaandeWoning(500_000), eigenInleg: 212_150 })
    const { jaren } = rightOf(aflossingsverloop(verzoek, kaderVan()))
    expect(jaren[0]).toMatchObject({
      jaar: 1,
      rente: 11_155.83,
      aflossing: 5516.33,
      restant: 294_483.67,
      bruto: 16_672.16,
      voordeel: 3525.3,
      netto: 13_146.86,
    })
  })

  it('the tax advantage is below 0 in the years in which the forfait exceeds the interest', () => {
    // loan 270.716, forfait 947,51; interest of the last three years 1.364,91, 843,01 and 301,19
    const { jaren } = rightOf(aflossingsverloop(verzoekVan([{ inkomen: 60_000 }]), kaderVan()))
    expect(jaren.filter(({ voordeel }) => voordeel < 0).map(({ jaar }) => jaar)).toEqual([29, 30])
  })

  it('a high income loses part of the deduction of all interest in the last years, when the forfait exceeds it', () => {
    // loan 300.000 for a home of 500.000, forfait 1.750. Year 29: interest 934,1956;
    // (1.750 − 934,1956) × 23,333% × 49,5% + 934,1956 × (49,5% − 37,48%) = 94,2241 + 112,2903.
    // Year 30: interest 333,7719; 163,5720 + 40,1194
    const verzoek = verzoekVan([{ inkomen: 90_000 }], { onderpand: bestaandeWoning(500_000), eigenInleg: 212_150 })
    const { jaren } = rightOf(aflossingsverloop(verzoek, kaderVan()))
    expect(jaren.slice(-2).map(({ voordeel }) => voordeel)).toEqual([-206.51, -203.69])
  })

  it('toelichting of aflossingsverloop lists what stays the same as in the norm year', () => {
    const { toelichting } = rightOf(aflossingsverloop(verzoekVan([{}]), kaderVan({ jaar: 2026 })))
    expect(toelichting).toBe(
      'We doen alsof alles blijft als in 2026: rente, inkomen, waarde van de woning en belasting.',
    )
  })

  it('aflossingsverloop gives the reason for a request without an outcome', () => {
    expect(aflossingsverloop(verzoekVan([{}]), { ...kaderVan(), rentetarieven: {} })).toEqual(
      either.left({ _tag: 'GeenRente', rentevastperiode: 120 }),
    )
  })
})

describe('months of aflossingsverloop', () => {
  it('each year of aflossingsverloop has twelve months', () => {
    wet(({ jaren }) => {
      expect(jaren.filter(({ maanden }) => maanden.length !== 12)).toEqual([])
    })
  })

  it('the months add up to each amount of their year, to the cent', () => {
    wet(({ jaren }) => {
      const fout = jaren.flatMap((jaar) =>
        POSTEN.filter((post) => somVan(jaar.maanden, post) !== inCenten(jaar[post])).map((post) => [jaar.jaar, post]),
      )
      expect(fout).toEqual([])
    })
  })

  it('the remaining loan after a month is that of the month before minus the repayment', () => {
    wet(({ jaren, lening }) => {
      const maanden = jaren.flatMap((jaar) => jaar.maanden)
      const fout = maanden.filter(({ restant, aflossing }, index) => {
        const was = maanden[index - 1]?.restant ?? lening
        return inCenten(was) - inCenten(aflossing) !== inCenten(restant)
      })
      expect(fout).toEqual([])
    })
  })

  it('the remaining loan after the last month is that of the year', () => {
    wet(({ jaren }) => {
      expect(jaren.filter(({ maanden, restant }) => maanden.at(-1)?.restant !== restant)).toEqual([])
    })
  })

  it('no month has a negative interest or repayment', () => {
    wet(({ jaren }) => {
      const maanden = jaren.flatMap((jaar) => jaar.maanden)
      expect(maanden.filter(({ rente, aflossing }) => rente < 0 || aflossing < 0)).toEqual([])
    })
  })

  it('the first month of a loan of 300.000 at 3,75% has 937,50 interest', () => {
    // 300.000 × 3,75% / 12 = 937,50; 1.389,3468 − 937,50 = 451,85; 3.525,30 / 12 = 293,775
    const verzoek = verzoekVan([{ inkomen: 70_000 }], { onderpand: bestaandeWoning(500_000), eigenInleg: 212_150 })
    const { jaren } = rightOf(aflossingsverloop(verzoek, kaderVan()))
    expect(jaren[0]?.maanden[0]).toEqual({
      maand: 1,
      rente: 937.5,
      aflossing: 451.85,
      restant: 299_548.15,
      bruto: 1389.35,
      voordeel: 293.78,
      netto: 1095.57,
    })
  })
})
