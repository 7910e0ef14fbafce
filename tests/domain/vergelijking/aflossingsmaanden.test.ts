import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { aflossingsverloop, type Aflossingsjaar, type Aflossingsmaand } from '../../../domain/vergelijking'
import * as arbitraries from '../../../adapters/testing/arbitraries/verzoek'
import { rightOf } from '../rekenkern/rightOf'
import { bestaandeWoning, kaderVan, verzoekVan } from '../rekenkern/voorbeeldverzoek'

const POSTEN = ['rente', 'aflossing', 'bruto', 'voordeel', 'netto'] as const

const inCenten = (bedrag: number): number => Math.round(bedrag * 100)

const somVan = (maanden: readonly Aflossingsmaand[], post: (typeof POSTEN)[number]): number =>
  maanden.reduce((som, maand) => som + inCenten(maand[post]), 0)

const wet = (claim: (jaren: readonly Aflossingsjaar[], lening: number) => void): void => {
  fc.assert(
    fc.property(arbitraries.metKader(arbitraries.verzoek()), ([verzoek, kader]) => {
      const { jaren, lening } = rightOf(aflossingsverloop(verzoek, kader))
      claim(jaren, lening)
    }),
  )
}

describe('the months of the repayment course', () => {
  it('are twelve a year', () => {
    wet((jaren) => {
      expect(jaren.filter(({ maanden }) => maanden.length !== 12)).toEqual([])
    })
  })

  it('add up to their year, post by post, to the cent', () => {
    wet((jaren) => {
      const fout = jaren.flatMap((jaar) =>
        POSTEN.filter((post) => somVan(jaar.maanden, post) !== inCenten(jaar[post])).map((post) => [jaar.jaar, post]),
      )
      expect(fout).toEqual([])
    })
  })

  it('owe what the month before owed less the repayment', () => {
    wet((jaren, lening) => {
      const maanden = jaren.flatMap((jaar) => jaar.maanden)
      const fout = maanden.filter(({ restant, aflossing }, index) => {
        const was = maanden[index - 1]?.restant ?? lening
        return inCenten(was) - inCenten(aflossing) !== inCenten(restant)
      })
      expect(fout).toEqual([])
    })
  })

  it('end the year with the debt of the year', () => {
    wet((jaren) => {
      expect(jaren.filter(({ maanden, restant }) => maanden.at(-1)?.restant !== restant)).toEqual([])
    })
  })

  it('never pay a negative interest or repayment', () => {
    wet((jaren) => {
      const maanden = jaren.flatMap((jaar) => jaar.maanden)
      expect(maanden.filter(({ rente, aflossing }) => rente < 0 || aflossing < 0)).toEqual([])
    })
  })

  it('of 300.000 at 3,75% start with 937,50 interest', () => {
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
