import { describe, expect, it } from 'vitest'

import type { FinancieringsOpzet, Onderpand, Rekenkader } from '../../../domain'
import { verantwoord } from '../../../domain/uitleg'
import { everyVerzoekMetOnderpand } from '../../support/every'
import { numberOfRuns } from '../../support/numberOfRuns'
import { sometimes } from '../../support/sometimes'
import { rightOf } from './rightOf'
import { kaderVan, opzetBij, verzoekVan } from './voorbeeldverzoek'

type MetOnderpand = Parameters<Parameters<typeof everyVerzoekMetOnderpand>[0]>[0]

const minNul: Onderpand = { koopsom: -0, onderpandType: 'BestaandeBouw', meerwerkOfVerbouwingskosten: -0 }
const metMinNul = { ...verzoekVan([{ inkomen: 60_000 }]), onderpand: minNul }

const metWoning = (wet: (opzet: FinancieringsOpzet, verzoek: MetOnderpand, kader: Rekenkader) => void): void => {
  everyVerzoekMetOnderpand(
    (verzoek, kader) => {
      wet(opzetBij(verzoek, kader), verzoek, kader)
    },
    { ...numberOfRuns(500), examples: [[[metMinNul, kaderVan()]]] },
  )
}

const inCenten = (bedrag: number | undefined): number => Math.round((bedrag ?? 0) * 100)

/** Returns the home value in euro; never -0. */
const waardeVan = ({ koopsom, meerwerkOfVerbouwingskosten = 0 }: Onderpand): number =>
  koopsom + meerwerkOfVerbouwingskosten + 0

const eenCent = 0.01 + 1e-6

/** Returns the NHG limit for a home. A new build with label A++++ has a limit of its own in a year that knows one. */
const nhgGrensVan = ({ onderpandType, energielabelType = 'Onbekend' }: Onderpand, { normen }: Rekenkader): number => {
  const { grens, grensNieuwbouwA4 = grens } = normen.nhg.waarde
  return onderpandType === 'Nieuwbouw' && energielabelType.startsWith('A4') ? grensNieuwbouwA4 : grens
}

describe('the mortgage for a home', () => {
  it('maximaleHypotheek is the lower of home value and maximum on income, or may be less with a restschuld', () => {
    metWoning(({ maximaleHypotheek, maximaleHypotheekOpInkomen, ...opzet }, { onderpand }) => {
      const hoogste = Math.min(maximaleHypotheekOpInkomen, Math.floor(waardeVan(onderpand)))
      expect(
        sometimes('a restschuld', (opzet.restschuld ?? 0) > 0) ? Math.min(maximaleHypotheek, hoogste) : hoogste,
      ).toBe(maximaleHypotheek)
    })
  })

  it('nhgKosten is the fee percentage of hypotheekbedrag with NHG, and 0 without NHG', () => {
    metWoning(({ nhg, nhgKosten = Number.NaN, hypotheekbedrag = Number.NaN }, _verzoek, { normen }) => {
      const provisie = nhg === true ? (hypotheekbedrag * normen.nhg.waarde.provisie) / 100 : 0
      expect(Math.abs(nhgKosten - provisie)).toBeLessThan(eenCent)
    })
  })

  it('nhg is true only when home value and hypotheekbedrag are both within the NHG limit', () => {
    metWoning(({ nhg, hypotheekbedrag = Number.NaN }, { onderpand }, kader) => {
      const grens = nhgGrensVan(onderpand, kader)
      if (sometimes('NHG', nhg)) expect(Math.max(waardeVan(onderpand), hypotheekbedrag)).toBeLessThanOrEqual(grens)
    })
  })

  it('nhg is true when the home value is within the NHG limit and hypotheekbedrag is above 0', () => {
    metWoning(({ nhg, hypotheekbedrag = Number.NaN }, { onderpand }, kader) => {
      const isBinnen = waardeVan(onderpand) <= nhgGrensVan(onderpand, kader) && hypotheekbedrag > 0
      if (sometimes('a home within the limit', isBinnen)) expect(nhg).toBe(true)
    })
  })

  it('benodigdeFinanciering is all costs plus restschuld minus overwaarde, but never below 0', () => {
    metWoning((opzet) => {
      const { totaalFinancieringskosten = Number.NaN, benodigdeFinanciering = Number.NaN } = opzet
      const saldo = (opzet.restschuld ?? 0) - (opzet.overwaarde ?? 0)
      const nodig = Math.max(0, totaalFinancieringskosten + saldo)
      expect(Math.abs(benodigdeFinanciering - nodig)).toBeLessThan(3 * eenCent)
    })
  })

  it('overwaarde and restschuld are never both above 0', () => {
    metWoning(({ overwaarde = 0, restschuld = 0 }) => {
      expect(Math.min(overwaarde, restschuld)).toBe(0)
    })
  })
})

describe('the amounts of a home add up to the cent (calculation rules, section 7)', () => {
  it('hypotheekbedrag, the own money used and the shortage add up to benodigdeFinanciering', () => {
    metWoning((opzet, { eigenInleg }) => {
      const nodig = inCenten(opzet.benodigdeFinanciering)
      const gebruikt = Math.min(inCenten(eigenInleg), nodig)
      expect(inCenten(opzet.hypotheekbedrag) + gebruikt + inCenten(opzet.extraBenodigdeEigenInleg)).toBe(nodig)
    })
  })

  it('hypotheekbedrag in the result differs by less than a cent from its step before rounding', () => {
    metWoning(({ hypotheekbedrag = Number.NaN }, verzoek, kader) => {
      const stappen = rightOf(verantwoord(verzoek, kader)).stappen
      const onafgerond = stappen.find(({ id }) => id === 'behoefte.hypotheekbedrag')?.uitkomst
      expect(Math.abs(hypotheekbedrag - Number(onafgerond))).toBeLessThan(0.01)
    })
  })

  it('hypotheekbedrag never exceeds maximaleHypotheek', () => {
    metWoning((opzet) => {
      expect(opzet.hypotheekbedrag).toBeLessThanOrEqual(opzet.maximaleHypotheek)
    })
  })

  it('extraBenodigdeEigenInleg is above 0 only when hypotheekbedrag equals maximaleHypotheek', () => {
    metWoning((opzet) => {
      if (!sometimes('a shortage', opzet.extraBenodigdeEigenInleg !== 0)) return
      expect(opzet.hypotheekbedrag).toBe(opzet.maximaleHypotheek)
    })
  })
})

it('maandlastNetto is never below half of maandlastBruto', () => {
  metWoning(({ maandlastBruto, maandlastNetto }) => {
    expect(maandlastNetto).toBeGreaterThanOrEqual(0.505 * maandlastBruto - eenCent)
  })
})
