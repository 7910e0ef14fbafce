import { either } from 'fp-ts'
import { describe, expect, it } from 'vitest'

import type { Hillenjaar } from '../../../domain'
import { aflossingsverloop, type Aflossingsverloop } from '../../../domain/vergelijking'
import { everyVerzoek } from '../../support/every'
import { sometimes } from '../../support/sometimes'
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
    const verloop = rightOf(aflossingsverloop(verzoek, kader))
    sometimes('a loan', verloop.jaren)
    claim(verloop)
  })
}

describe('aflossingsverloop', () => {
  it('aflossingsverloop has thirty years and ends with a restant of 0; for a loan of 0 it has no years', () => {
    wet(({ lening, jaren }) => {
      expect([jaren.length, jaren.at(-1)?.restant]).toEqual(lening === 0 ? [0, undefined] : [30, 0])
    })
  })

  it('each year of aflossingsverloop has bruto = rente + aflossing and netto = bruto − voordeel, to the cent', () => {
    wet(({ jaren }) => {
      const fout = jaren.filter(
        ({ rente, aflossing, bruto, voordeel, netto }) =>
          inCenten(rente) + inCenten(aflossing) !== inCenten(bruto) ||
          inCenten(bruto) - inCenten(voordeel) !== inCenten(netto),
      )
      expect(fout).toEqual([])
    })
  })

  it('bruto in aflossingsverloop differs by at most three cents between years', () => {
    wet(({ jaren }) => {
      const bedragen = jaren.map(({ bruto }) => inCenten(bruto))
      expect(jaren.length === 0 || Math.max(...bedragen) - Math.min(...bedragen) <= 3).toBe(true)
    })
  })

  it('netto of the first year of aflossingsverloop is twelve times maandlastNetto, apart from rounding', () => {
    everyVerzoek((verzoek, kader) => {
      const { maandlastNetto } = opzetBij(verzoek, kader)
      const [eerste] = rightOf(aflossingsverloop(verzoek, kader)).jaren
      if (!sometimes('a loan', eerste)) return
      expect(Math.abs(eerste.netto - 12 * maandlastNetto)).toBeLessThan(0.1)
    })
  })

  it('aflossingsverloop of a loan of 300.000 at 3,75% has 11.155,83 interest in its first year', () => {
    // The annuity is 1.389,3468 a month, so bruto is 12 × 1.389,3468 = 16.672,16 and aflossing 16.672,16 − 11.155,83 =
    // 5.516,33. With a forfait of 1.750, voordeel is (37,48% + 6,337%) × (11.155,829 − 1.750) = 4.121,35.
    const verzoek = verzoekVan([{ inkomen: 70_000 }], { onderpand: bestaandeWoning(500_000), eigenInleg: 212_150 })
    const { jaren } = rightOf(aflossingsverloop(verzoek, kaderVan()))
    expect(jaren[0]).toMatchObject({
      jaar: 1,
      rente: 11_155.83,
      aflossing: 5516.33,
      restant: 294_483.67,
      bruto: 16_672.16,
      voordeel: 4121.35,
      netto: 12_550.81,
    })
  })

  it('voordeel for an income of 60.000 is below 0 only in years 29 and 30: the forfait exceeds the interest', () => {
    // The loan is 270.716 and the forfait 947,51 a year. The interest is 1.364,91 in year 28, 843,01 in year 29 and
    // 301,19 in year 30.
    const { jaren } = rightOf(aflossingsverloop(verzoekVan([{ inkomen: 60_000 }]), kaderVan()))
    expect(jaren.filter(({ voordeel }) => voordeel < 0).map(({ jaar }) => jaar)).toEqual([29, 30])
  })

  it('for an income of 90.000, voordeel of years 29 and 30 counts interest at 37,48% and the forfait at 49,5%', () => {
    // The loan is 300.000, the forfait 1.750. In these years there is no Hillen deduction any more. In year 29, with an
    // interest of 934,1956, the tax is (1.750 − 934,1956) × 49,5% + 934,1956 × (49,5% − 37,48%) = 403,8232 + 112,2903.
    // In year 30, with an interest of 333,7719, the tax is 701,0329 + 40,1194.
    const verzoek = verzoekVan([{ inkomen: 90_000 }], { onderpand: bestaandeWoning(500_000), eigenInleg: 212_150 })
    const { jaren } = rightOf(aflossingsverloop(verzoek, kaderVan()))
    expect(jaren.slice(-2).map(({ voordeel }) => voordeel)).toEqual([-516.11, -741.15])
  })

  it('voordeel of each year counts the hillenaftrek of its calendar year', () => {
    // The norms of 2026, an income of 90.000, a loan of 10.000 at 3,75% and a forfait of 1.750. The tax is (1.750 −
    // interest) × (1 − hillenaftrek) × 49,5% + interest × (49,5% − 37,56%). In 2026 the interest is 371,8610 and the
    // hillenaftrek 71,867%; in 2027 364,8458 and 67,067%; in 2035 298,1807 and 28,667%; in 2041 233,3061 and 0%; in
    // 2042 221,0049 and 0%.
    const verzoek = verzoekVan([{ inkomen: 90_000 }], { onderpand: bestaandeWoning(500_000), eigenInleg: 502_150 })
    const { jaren } = rightOf(aflossingsverloop(verzoek, kaderVan({ jaar: 2026 })))
    expect([1, 2, 10, 16, 17].map((jaar) => jaren[jaar - 1]?.voordeel)).toEqual([
      -236.32, -269.37, -548.24, -778.62, -783.24,
    ])
  })

  it('toelichting of aflossingsverloop names what stays as in 2026, and takes the hillenaftrek from the norms', () => {
    const { toelichting } = rightOf(aflossingsverloop(verzoekVan([{}]), kaderVan({ jaar: 2026 })))
    expect(toelichting).toBe(
      'We doen alsof dit blijft als in 2026: rente, inkomen, waarde van de woning, belastingschijven, ' +
        'heffingskortingen en eigenwoningforfait. Wat al in de wet staat, rekenen we mee: de Hillenaftrek gaat van ' +
        '71,867% in 2026 naar 0% in 2041.',
    )
  })

  const metHillenaftrek = (waarde: readonly Hillenjaar[]): string => {
    const { normen, ...kader } = kaderVan({ jaar: 2026 })
    const hillenaftrek = { ...normen.hillenaftrek, waarde }
    return rightOf(aflossingsverloop(verzoekVan([{}]), { ...kader, normen: { ...normen, hillenaftrek } })).toelichting
  }

  it('toelichting of aflossingsverloop ends with the hillenaftrek that the last of the 30 years has', () => {
    const jaren = [
      { jaar: 2026, percentage: 71.867 },
      { jaar: 2031, percentage: 30.5 },
      { jaar: 2040, percentage: 30.5 },
      { jaar: 2056, percentage: 0 },
    ]
    expect(metHillenaftrek(jaren)).toMatch(/: de Hillenaftrek gaat van 71,867% in 2026 naar 30,5% in 2031\.$/)
  })

  it('toelichting of aflossingsverloop says that the hillenaftrek stays, if the norms have one percentage', () => {
    expect(metHillenaftrek([{ jaar: 2026, percentage: 71.867 }])).toMatch(
      / belastingschijven, heffingskortingen, eigenwoningforfait en Hillenaftrek\.$/,
    )
  })

  /** Returns the years with extra tax for a loan of about `lening` on a home of 500.000, each with its cause. */
  const oorzaken = (inkomen: number, lening: number) => {
    const omstandigheden = { onderpand: bestaandeWoning(500_000), eigenInleg: 512_150 - lening }
    const { jaren } = rightOf(aflossingsverloop(verzoekVan([{ inkomen }], omstandigheden), kaderVan()))
    return jaren.flatMap(({ jaar, oorzaak }) => (oorzaak ? [[jaar, oorzaak]] : []))
  }
  const lageRente = { soort: 'lageRente' }

  it('a year of aflossingsverloop names the forfait as the cause of extra tax if the interest is lower', () => {
    // The forfait is 1.750. A loan of 300.000 costs 934,20 interest in year 29, and 1.512,55 in year 28.
    expect(oorzaken(70_000, 300_000)).toEqual([28, 29, 30].map((jaar) => [jaar, lageRente]))
  })

  it('a year of aflossingsverloop names the lower rate of the deduction if the interest is above the forfait', () => {
    // A loan of 57.150 costs 2.125,19 interest in year 1. For an income of 90.000 that is deducted at 37,48%, and the
    // forfait of 1.750 is taxed at 49,5%. In year 9 it costs 1.758,20, and in year 10 1.704,10.
    const jaren = oorzaken(90_000, 57_150)
    const lagerTarief = { soort: 'lagerTarief', aftrek: 37.48, belasting: 49.5 }
    expect(jaren).toHaveLength(30)
    expect(jaren[0]).toEqual([1, lagerTarief])
    expect(jaren.findIndex(([, oorzaak]) => JSON.stringify(oorzaak) === JSON.stringify(lageRente))).toBe(9)
  })

  it('aflossingsverloop returns GeenRente when the period has no rate', () => {
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

  it('the months of aflossingsverloop add up to each amount of their year, to the cent', () => {
    wet(({ jaren }) => {
      const fout = jaren.flatMap((jaar) =>
        POSTEN.filter((post) => somVan(jaar.maanden, post) !== inCenten(jaar[post])).map((post) => [jaar.jaar, post]),
      )
      expect(fout).toEqual([])
    })
  })

  it('restant of a month in aflossingsverloop is restant of the month before, or the loan, minus aflossing', () => {
    wet(({ jaren, lening }) => {
      const maanden = jaren.flatMap((jaar) => jaar.maanden)
      const fout = maanden.filter(({ restant, aflossing }, index) => {
        const was = maanden[index - 1]?.restant ?? lening
        return inCenten(was) - inCenten(aflossing) !== inCenten(restant)
      })
      expect(fout).toEqual([])
    })
  })

  it('restant of the last month in aflossingsverloop equals restant of the year', () => {
    wet(({ jaren }) => {
      expect(jaren.filter(({ maanden, restant }) => maanden.at(-1)?.restant !== restant)).toEqual([])
    })
  })

  it('no month of aflossingsverloop has a negative rente or aflossing', () => {
    wet(({ jaren }) => {
      const maanden = jaren.flatMap((jaar) => jaar.maanden)
      expect(maanden.filter(({ rente, aflossing }) => rente < 0 || aflossing < 0)).toEqual([])
    })
  })

  it('the first month of aflossingsverloop for a loan of 300.000 at 3,75% has 937,50 interest', () => {
    // In this month, rente is 300.000 × 3,75% / 12 = 937,50 and aflossing is the annuity of 1.389,3468 − 937,50 =
    // 451,85. The voordeel is 4.121,35 a year / 12 = 343,446.
    const verzoek = verzoekVan([{ inkomen: 70_000 }], { onderpand: bestaandeWoning(500_000), eigenInleg: 212_150 })
    const { jaren } = rightOf(aflossingsverloop(verzoek, kaderVan()))
    expect(jaren[0]?.maanden[0]).toEqual({
      maand: 1,
      rente: 937.5,
      aflossing: 451.85,
      restant: 299_548.15,
      bruto: 1389.35,
      voordeel: 343.45,
      netto: 1045.9,
    })
  })
})
