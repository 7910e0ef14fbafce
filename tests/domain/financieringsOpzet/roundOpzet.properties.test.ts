import { describe, expect, it } from 'vitest'

import { financieringsOpzetten } from '../../../adapters/testing/arbitraries/financieringsOpzet'
import * as arbitraries from '../../../adapters/testing/arbitraries/verzoek'
import { metOnderpand, roundOpzet, type FinancieringsOpzetMetOnderpand } from '../../../domain'
import { roundBedrag, roundTekort } from '../../../domain/geld'
import { everyTimes } from '../../support/every'
import { numberOfRuns } from '../../support/numberOfRuns'
import { each, sometimes } from '../../support/sometimes'
import { bestaandeWoning, kaderVan, opzetBij, opzetVan, verzoekVan } from '../rekenkern/voorbeeldverzoek'

const GEEN_BEDRAG: readonly string[] = ['rentepercentage', 'timestamp', 'normjaar', 'nhg']

/** The names of the amounts that are a percentage of another figure. */
const PERCENTAGES = ['overdrachtsbelasting', 'nhgKosten', 'makelaarskosten'] as const

/** Returns the surplus on the current home before makelaarskosten; negative for a remaining debt. */
const verkoopVan = ({ overwaarde = 0, restschuld = 0, makelaarskosten = 0 }: FinancieringsOpzetMetOnderpand): number =>
  overwaarde - restschuld + makelaarskosten

describe('roundOpzet', () => {
  it('roundOpzet keeps all fields of a result and rounds its amounts to whole euros', () => {
    everyTimes(numberOfRuns(100), financieringsOpzetten(), (opzet) => {
      const rond = roundOpzet(opzet)
      expect(Object.keys(rond).toSorted()).toEqual(Object.keys(opzet).toSorted())
      for (const [cijfer, waarde] of each('figures', Object.entries(rond)))
        expect(
          GEEN_BEDRAG.includes(cijfer) ? waarde === opzet[cijfer as keyof typeof opzet] : Number.isInteger(waarde),
        ).toBe(true)
    })
  })

  it('roundOpzet does not change a result that is already rounded', () => {
    everyTimes(numberOfRuns(100), arbitraries.verzoek(), arbitraries.rekenkader(), (verzoek, kader) => {
      const rond = roundOpzet(opzetBij(verzoek, kader))
      expect(roundOpzet(rond)).toEqual(rond)
    })
  })

  it('roundOpzet makes the sums of a home add up and changes each amount by less than three euros', () => {
    everyTimes(numberOfRuns(100), arbitraries.verzoek(), arbitraries.rekenkader(), (verzoek, kader) => {
      const opzet = metOnderpand(opzetBij(verzoek, kader))
      if (!sometimes('a home', opzet)) return
      const rond = metOnderpand(roundOpzet(opzet)) ?? opzet
      const { totaalFinancieringskosten = 0, restschuld = 0, overwaarde = 0 } = rond
      expect((rond.aankoopkosten ?? 0) + (rond.financieringskosten ?? 0)).toBe(totaalFinancieringskosten)
      const nodig = Math.max(0, totaalFinancieringskosten + restschuld - overwaarde)
      expect(rond.benodigdeFinanciering).toBe(nodig)
      expect(verkoopVan(rond)).toBe(roundBedrag(verkoopVan(opzet)))
      expect(rond.extraBenodigdeEigenInleg).toBe(roundTekort(opzet.extraBenodigdeEigenInleg))
      expect(nodig - rond.hypotheekbedrag - rond.extraBenodigdeEigenInleg).toBeGreaterThanOrEqual(0)
      const ver = Object.entries(rond).filter(
        ([cijfer, waarde]) => Math.abs(Number(waarde) - Number(opzet[cijfer as keyof typeof opzet])) >= 3,
      )
      expect(ver).toEqual([])
    })
  })

  it('roundOpzet rounds tax, NHG fee and makelaarskosten half up if hypotheekaktekosten are not 0', () => {
    everyTimes(numberOfRuns(200), arbitraries.verzoek(), arbitraries.rekenkader(), (verzoek, kader) => {
      const opzet = metOnderpand(opzetBij(verzoek, kader))
      const metAkte = opzet?.hypotheekaktekosten ? opzet : undefined
      if (!sometimes('a deed', metAkte)) return
      const rond = metOnderpand(roundOpzet(metAkte))
      for (const cijfer of PERCENTAGES) expect(rond?.[cijfer]).toBe(metAkte[cijfer] && roundBedrag(metAkte[cijfer]))
    })
  })

  it.each([
    ['existing home', bestaandeWoning(313_256), { overdrachtsbelasting: 6265, leveringsaktekosten: 700 }],
    ['new build', bestaandeWoning(313_256, { onderpandType: 'Nieuwbouw' }), { overdrachtsbelasting: 0 }],
  ] as const)('roundOpzet adds the rounding difference to an estimated cost item (%s)', (_, onderpand, rond) => {
    for (let eigenInleg = 20_000; eigenInleg < 20_200; eigenInleg += 1) {
      const opzet = opzetBij(verzoekVan([{ inkomen: 60_000 }], { onderpand, eigenInleg }), kaderVan({ jaar: 2026 }))
      const getoond = roundOpzet(opzet)
      expect(getoond).toMatchObject(rond)
      const schatting = onderpand.onderpandType === 'Nieuwbouw' ? 'hypotheekaktekosten' : 'taxatiekosten'
      expect(Math.abs((getoond[schatting] ?? 0) - (opzet[schatting] ?? 0))).toBeLessThanOrEqual(2)
      const { aankoopkosten = 0, financieringskosten = 0, benodigdeFinanciering } = getoond
      expect(aankoopkosten + financieringskosten).toBe(benodigdeFinanciering)
    }
  })

  it('roundOpzet keeps an overwaarde in whole euros if totaalFinancieringskosten end in half a euro', () => {
    const huidigeWoning = { verkoopprijs: 207_250, huidigHypotheekbedrag: 0 }
    const opzet = opzetVan([{}], { jaar: 2026, onderpand: bestaandeWoning(102_475, huidigeWoning) })
    const { overwaarde, totaalFinancieringskosten } = roundOpzet(opzet)
    expect(opzet).toMatchObject({ overwaarde: 203_105, totaalFinancieringskosten: 106_674.5 })
    expect({ overwaarde, totaalFinancieringskosten }).toEqual({
      overwaarde: 203_105,
      totaalFinancieringskosten: 106_675,
    })
  })

  it.each([5, 10, 50, 90, 95])('roundOpzet makes the costs add up if the price ends in %d cents', (centen) => {
    for (let euro = 49_300; euro < 49_500; euro += 1) {
      const verzoek = verzoekVan([{ inkomen: 60_000 }], { onderpand: bestaandeWoning((100 * euro + centen) / 100) })
      const opzet = opzetBij(verzoek, kaderVan({ jaar: 2026 }))
      const { aankoopkosten = NaN, financieringskosten = NaN, totaalFinancieringskosten } = roundOpzet(opzet)
      expect(aankoopkosten + financieringskosten).toBe(totaalFinancieringskosten)
    }
  })
})
