import { describe, expect, it } from 'vitest'

import { hoogsteAankoopprijs } from '../../../domain/vergelijking'
import { everyTimes } from '../../support/every'
import { numberOfRuns } from '../../support/numberOfRuns'
import { sometimes } from '../../support/sometimes'
import * as arbitraries from '../../../adapters/testing/arbitraries/verzoek'
import { bestaandeWoning, kaderVan, opzetBij, verzoekVan } from '../rekenkern/voorbeeldverzoek'

const kader = kaderVan({ jaar: 2026, rente: 3.8 })
const metGeld = (eigenInleg: number) =>
  verzoekVan([{ inkomen: 60_000 }, { soort: 'Overig' }], { eigenInleg, onderpand: bestaandeWoning(1) })

describe('hoogsteAankoopprijs', () => {
  // 60.000 at 3,8% allows 242.511, and 5.000 for label C. With NHG the need is 1,02 × price + 2.150 + 0,4% × 247.511.
  it('hoogsteAankoopprijs with own money is the price that the maximum mortgage and the own money just pay', () => {
    const grens = hoogsteAankoopprijs(metGeld(15_000), kader)
    const hoogste = Math.floor((247_511 * 0.996 + 15_000 - 2150) / 1.02)
    expect(grens).toMatchObject({ prijs: hoogste, isGenoeg: true })
  })

  it('hoogsteAankoopprijs without own money is the maximum mortgage, and the own money that the costs take', () => {
    // Costs at a price of 247.511: 2% tax = 4.950,22, 2.150, and an NHG fee of 0,4% × 247.511 = 990,04.
    expect(hoogsteAankoopprijs(metGeld(0), kader)).toEqual({
      prijs: 247_511,
      eigenGeld: expect.closeTo(4950.22 + 2150 + 990.04, 1) as number,
      isGenoeg: false,
    })
  })

  it('hoogsteAankoopprijs searches an existing home with an unknown label for a request without a home', () => {
    const { onderpand: _, ...verzoek } = metGeld(15_000)
    const woning = { onderpandType: 'BestaandeBouw', energielabelType: 'Onbekend' } as const
    expect(hoogsteAankoopprijs(verzoek, kader)).toEqual(hoogsteAankoopprijs(verzoek, kader, woning))
  })

  it('hoogsteAankoopprijs is undefined without an income that counts', () => {
    const zonder = verzoekVan([{ soort: 'Overig' }], { eigenInleg: 100_000, onderpand: bestaandeWoning(1) })
    expect(hoogsteAankoopprijs(zonder, kader)).toBeUndefined()
  })

  it('at hoogsteAankoopprijs nothing is missing, and at one euro more something is', () => {
    everyTimes(numberOfRuns(300), arbitraries.verzoekMetOnderpand(), arbitraries.rekenkader(), (verzoek, kader) => {
      const grens = hoogsteAankoopprijs(verzoek, kader)
      if (!sometimes('enough own money', grens?.isGenoeg)) return
      const mistBij = (koopsom: number): number =>
        opzetBij({ ...verzoek, onderpand: { ...verzoek.onderpand, koopsom } }, kader).extraBenodigdeEigenInleg ?? 0
      expect(mistBij(grens.prijs)).toBeLessThan(0.01)
      if (sometimes('a price below the highest', grens.prijs < 99_999_999))
        expect(mistBij(grens.prijs + 1)).toBeGreaterThan(0)
    })
  })
})
