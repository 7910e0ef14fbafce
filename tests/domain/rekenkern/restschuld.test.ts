import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { FinancieringsOpzetVerzoek, Onderpand, Rekenkader } from '../../../domain'
import { HOOGSTE_BEDRAG } from '../../../domain/geld'
import * as arbitraries from '../../../adapters/testing/arbitraries/verzoek'
import { everyTimes } from '../../support/every'
import { numberOfRuns, MANY } from '../../support/numberOfRuns'
import { bestaandeWoning, opzetBij, opzetVan, type Persoon } from './voorbeeldverzoek'

/** Returns a home with this restschuld (euro) in its loan. Its price and label make the income the only limit. */
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
 * Worked out by hand for 2026 at 3,8%: a euro a month repays 214,61192 in 360 months. Of an income of 60.000, 22,6%
 * (tabel 1) or 17,5% (tabel 3) may go to the mortgage: 1.130,00 or 875,00 a month.
 */
describe('the maximum with a restschuld, whose interest is not deductible', () => {
  it.each<Voorbeeld>([
    // 20.000 costs 93,1915 a month: 1.130 × (1 − 93,1915 / 875) = 1.009,6499; × 214,61192 = 216.682,89; + 20.000
    [
      'gives the restschuld the same share of the room of tabel 1 as of tabel 3',
      metOverig({ inkomen: 60_000 }),
      metRestschuld(20_000),
      236_682,
    ],
    // 206.000 costs 959,8721 a month, more than 875: 875 × 214,61192 = 187.785,43
    [
      'is that of tabel 3 when the whole loan is restschuld',
      metOverig({ inkomen: 60_000 }),
      metRestschuld(206_000),
      187_785,
    ],
    // debts of 900 leave 230 and −25 a month
    ['is 0 without room by tabel 3', metOverig({ inkomen: 60_000, leningen: 900 }), metRestschuld(20_000), 0],
    // 60.000 may borrow 187.785,43 + 10.000 for label A
    [
      'is raised by the amount of the energy label',
      metOverig({ inkomen: 60_000 }),
      metRestschuld(206_000, { energielabelType: 'A' }),
      197_785,
    ],
    // alone, 40.000: 26,9% and 22,4%, 896,6667 and 746,6667; 10.000 costs 46,5957:
    // 896,6667 × (1 − 46,5957 / 746,6667) = 840,7101; × 214,61192 = 180.426,42; + 10.000 + 17.000
    ['uses tabel 4 from AOW age', [{ soort: 'Pensioen', inkomen: 40_000 }], metRestschuld(10_000), 207_426],
    // today 22,6% and 17,2% of 55.000 allow 234.906 with 17.000; with a pension of 40.000 it is as above
    [
      'is the lowest of today and after retirement',
      [{ inkomen: 55_000, pensioenBinnen10Jaar: 40_000 }],
      metRestschuld(10_000),
      207_426,
    ],
  ])('the maximum with a restschuld %s', (_, personen, onderpand, maximum) => {
    expect(maximumVan(personen, onderpand)).toBe(maximum)
  })

  it('a restschuld does not change the maximum on income', () => {
    const onderpand = metRestschuld(20_000)
    const opzet = opzetVan(metOverig({ inkomen: 60_000 }), { jaar: 2026, rente: 3.8, onderpand })
    expect(opzet.maximaleHypotheekOpInkomen).toBe(242_511)
  })

  it('the maximum is that on income without a restschuld, and also in 2025, which lacks tabel 3 and 4', () => {
    // 2025: 23,5% of 60.000 is 1.175,00 a month; × 214,61192
    expect(maximumVan(metOverig({ inkomen: 60_000 }), metRestschuld(0))).toBe(242_511)
    expect(maximumVan(metOverig({ inkomen: 60_000 }), metRestschuld(20_000), 2025)).toBe(252_169)
  })
})

const verzoek = arbitraries.verzoekMetOnderpand()
const kader = arbitraries.rekenkader()
const verkoopprijs = fc.integer({ min: 0, max: 600_000 })
const meer = fc.oneof(fc.integer({ min: 1, max: 1000 }), arbitraries.bedrag(200_000))

it('more restschuld never raises the maximum', () => {
  const proeven = numberOfRuns(500, MANY)
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

it('the maximum with a restschuld is never below that of a loan without deductible interest', () => {
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
