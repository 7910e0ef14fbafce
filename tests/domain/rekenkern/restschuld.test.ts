import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { FinancieringsOpzetVerzoek, Onderpand, Rekenkader } from '../../../domain'
import { HOOGSTE_BEDRAG } from '../../../domain/geld'
import * as arbitraries from '../../../adapters/testing/arbitraries/verzoek'
import { everyTimes } from '../../support/every'
import { numberOfRuns } from '../../support/numberOfRuns'
import { bestaandeWoning, opzetBij, opzetVan, type Persoon } from './voorbeeldverzoek'

/** Returns a home to buy and a sale with this restschuld (euro). By default only the income limits the loan. */
const metRestschuld = (restschuld: number, rest: Partial<Onderpand> = {}): Onderpand =>
  bestaandeWoning(2_000_000, {
    energielabelType: 'E',
    verkoopprijs: 300_000,
    huidigHypotheekbedrag: Math.min(294_000 + restschuld, HOOGSTE_BEDRAG),
    ...rest,
  })

const maximumVan = (personen: readonly Persoon[], onderpand: Onderpand, jaar: 2025 | 2026 = 2026): number =>
  opzetVan(personen, { jaar, rente: 3.8, onderpand }).maximaleHypotheek

const metOverig = (persoon: Persoon): readonly Persoon[] => [persoon, { soort: 'Overig' }]

type Voorbeeld = readonly [claim: string, personen: readonly Persoon[], onderpand: Onderpand, maximum: number]

/*
 * The amounts are worked out by hand for 2026 at 3,8%: one euro a month repays a loan of 214,61192 in 360 months. Of an
 * income of 60.000, 22,6% (tabel 1) is a monthly room of 1.130,00, and 17,5% (tabel 3) is 875,00 a month.
 */
describe('maximaleHypotheek with a restschuld, whose interest is not deductible', () => {
  it.each<Voorbeeld>([
    // The restschuld of 20.000 costs 93,1915 a month. Loan: 1.130 × (1 − 93,1915 / 875) × 214,61192 + 20.000 =
    // 236.682,89.
    [
      'is lowered by the share that the restschuld takes of the monthly room in tabel 3',
      metOverig({ inkomen: 60_000 }),
      metRestschuld(20_000),
      236_682,
    ],
    // A restschuld of 206.000 would cost 959,8721 a month, more than 875. Loan: 875 × 214,61192 = 187.785,43.
    [
      'is the amount of tabel 3 when the whole loan is restschuld',
      metOverig({ inkomen: 60_000 }),
      metRestschuld(206_000),
      187_785,
    ],
    // Debts of 900 leave a monthly room of 230 in tabel 1 and of −25 in tabel 3.
    ['is 0 without room in tabel 3', metOverig({ inkomen: 60_000, leningen: 900 }), metRestschuld(20_000), 0],
    // The loan is 187.785,43 + 10.000 for label A.
    [
      'includes the extra amount of the energy label',
      metOverig({ inkomen: 60_000 }),
      metRestschuld(206_000, { energielabelType: 'A' }),
      197_785,
    ],
    // Of a pension of 40.000, 26,9% (tabel 2) is 896,6667 and 22,4% (tabel 4) is 746,6667 a month. The restschuld of
    // 10.000 costs 46,5957 a month. Loan: 896,6667 × (1 − 46,5957 / 746,6667) × 214,61192 + 10.000 + 17.000 (one buyer)
    // = 207.426,42.
    ['uses tabel 4 for a pension', [{ soort: 'Pensioen', inkomen: 40_000 }], metRestschuld(10_000), 207_426],
    // The income of 55.000 now allows 234.906, at 22,6% (tabel 1) and 17,2% (tabel 3). The pension of 40.000 allows
    // 207.426, as in the example of tabel 4.
    [
      'is the lowest of the maxima for now and after retirement',
      [{ inkomen: 55_000, pensioenBinnen10Jaar: 40_000 }],
      metRestschuld(10_000),
      207_426,
    ],
  ])('maximaleHypotheek with a restschuld %s', (_, personen, onderpand, maximum) => {
    expect(maximumVan(personen, onderpand)).toBe(maximum)
  })

  it('a restschuld of 20.000 does not change maximaleHypotheekOpInkomen', () => {
    const onderpand = metRestschuld(20_000)
    const opzet = opzetVan(metOverig({ inkomen: 60_000 }), { jaar: 2026, rente: 3.8, onderpand })
    expect(opzet.maximaleHypotheekOpInkomen).toBe(242_511)
  })

  it('without restschuld, maximaleHypotheek is the maximum on income; in 2025 tabel 3 lowers it too', () => {
    // In 2025, 23,5% of 60.000 is 1.175,00 a month, and 18% (tabel 3) is 900,00. The restschuld of 20.000 costs 93,1913
    // a month. Loan: 1.175 × (1 − 93,1913 / 900) × 214,61192 + 20.000 = 246.057,9.
    expect(maximumVan(metOverig({ inkomen: 60_000 }), metRestschuld(0))).toBe(242_511)
    expect(maximumVan(metOverig({ inkomen: 60_000 }), metRestschuld(20_000), 2025)).toBe(246_057)
  })
})

const verzoek = arbitraries.verzoekMetOnderpand()
const kader = arbitraries.rekenkader()
const verkoopprijs = fc.integer({ min: 0, max: 600_000 })
const meer = fc.oneof(fc.integer({ min: 1, max: 1000 }), arbitraries.bedrag(200_000))

it('a higher restschuld never raises maximaleHypotheek', () => {
  const proeven = numberOfRuns(500)
  everyTimes(proeven, verzoek, kader, verkoopprijs, meer, meer, (verzoek, kader, verkoopprijs, schuld, meer) => {
    const met = (restschuld: number): number => {
      const huidigHypotheekbedrag = Math.min(verkoopprijs + restschuld, HOOGSTE_BEDRAG)
      const onderpand = { ...verzoek.onderpand, verkoopprijs, huidigHypotheekbedrag }
      return opzetBij({ ...verzoek, onderpand }, kader).maximaleHypotheek
    }
    const maxima = [met(0), met(schuld), met(schuld + meer)]
    expect(maxima).toEqual(maxima.toSorted((een, ander) => ander - een))
  })
})

it('maximaleHypotheek with a restschuld is never below the maximum when no interest is deductible', () => {
  const proeven = numberOfRuns(300)
  const maximum = (verzoek: FinancieringsOpzetVerzoek, { normen, ...rest }: Rekenkader, zonderAftrek: boolean) => {
    const { financieringslast } = normen
    const { nietAftrekbaar, ...tabellen } = financieringslast.waarde
    const waarde = zonderAftrek ? (nietAftrekbaar ?? tabellen) : financieringslast.waarde
    const kader = { ...rest, normen: { ...normen, financieringslast: { ...financieringslast, waarde } } }
    return opzetBij(verzoek, kader).maximaleHypotheek
  }
  everyTimes(proeven, verzoek, kader, meer, (verzoek, kader, restschuld) => {
    const onderpand = metRestschuld(restschuld, verzoek.onderpand)
    const met = { ...verzoek, onderpand }
    expect(maximum(met, kader, false)).toBeGreaterThanOrEqual(maximum(met, kader, true))
  })
})
