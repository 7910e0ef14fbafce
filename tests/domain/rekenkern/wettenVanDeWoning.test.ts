import { describe, expect, it } from 'vitest'

import type { FinancieringsOpzet, Onderpand, Rekenkader } from '../../../domain'
import { verantwoord } from '../../../domain/uitleg'
import { everyVerzoekMetOnderpand } from '../../support/every'
import { numberOfRuns } from '../../support/numberOfRuns'
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

/** Returns the home value: 0 when the price and the renovation are -0. */
const waardeVan = ({ koopsom, meerwerkOfVerbouwingskosten = 0 }: Onderpand): number =>
  koopsom + meerwerkOfVerbouwingskosten + 0

const eenCent = 0.01 + 1e-6

describe('the mortgage for a home', () => {
  it('the maximum is never above home value or maximum on income, and without restschuld equals one of the two', () => {
    metWoning(({ maximaleHypotheek, maximaleHypotheekOpInkomen, ...opzet }, { onderpand }) => {
      const hoogste = Math.min(maximaleHypotheekOpInkomen, Math.floor(waardeVan(onderpand)))
      expect(opzet.restschuld ? Math.min(maximaleHypotheek, hoogste) : hoogste).toBe(maximaleHypotheek)
    })
  })

  it('the NHG fee is the percentage of the mortgage sum, which includes the fee', () => {
    metWoning(({ nhg, nhgKosten = Number.NaN, hypotheekbedrag = Number.NaN }, _verzoek, { normen }) => {
      const provisie = nhg === true ? (hypotheekbedrag * normen.nhg.waarde.provisie) / 100 : 0
      expect(Math.abs(nhgKosten - provisie)).toBeLessThan(eenCent)
    })
  })

  it('a mortgage has NHG only when it and the home value are within the limit', () => {
    metWoning(({ nhg, hypotheekbedrag = Number.NaN }, { onderpand }, { normen }) => {
      const { grens } = normen.nhg.waarde
      expect(nhg === false || (waardeVan(onderpand) <= grens && hypotheekbedrag <= grens)).toBe(true)
    })
  })

  it('a mortgage has NHG whenever the home value is within the limit', () => {
    metWoning(({ nhg, hypotheekbedrag = Number.NaN }, { onderpand }, { normen }) => {
      expect(nhg === true || waardeVan(onderpand) > normen.nhg.waarde.grens || hypotheekbedrag === 0).toBe(true)
    })
  })

  it('the need is all costs plus the restschuld less the overwaarde, but never below 0', () => {
    metWoning((opzet) => {
      const { totaalFinancieringskosten = Number.NaN, benodigdeFinanciering = Number.NaN } = opzet
      const saldo = (opzet.restschuld ?? 0) - (opzet.overwaarde ?? 0)
      const nodig = Math.max(0, totaalFinancieringskosten + saldo)
      expect(Math.abs(benodigdeFinanciering - nodig)).toBeLessThan(3 * eenCent)
    })
  })

  it('a sale leaves overwaarde or restschuld, never both', () => {
    metWoning(({ overwaarde = 0, restschuld = 0 }) => {
      expect(Math.min(overwaarde, restschuld)).toBe(0)
    })
  })
})

describe('the amounts of a home add up to the cent (calculation rules, section 7)', () => {
  it('mortgage, own money used and shortage add up to the need', () => {
    metWoning((opzet, { eigenInleg }) => {
      const nodig = inCenten(opzet.benodigdeFinanciering)
      const gebruikt = Math.min(inCenten(eigenInleg), nodig)
      expect(inCenten(opzet.hypotheekbedrag) + gebruikt + inCenten(opzet.extraBenodigdeEigenInleg)).toBe(nodig)
    })
  })

  it('rounding to the cent moves the mortgage sum by less than a cent', () => {
    metWoning(({ hypotheekbedrag = Number.NaN }, verzoek, kader) => {
      const stappen = rightOf(verantwoord(verzoek, kader)).stappen
      const onafgerond = stappen.find(({ id }) => id === 'behoefte.hypotheekbedrag')?.uitkomst
      expect(Math.abs(hypotheekbedrag - Number(onafgerond))).toBeLessThan(0.01)
    })
  })

  it('the mortgage sum never exceeds the highest mortgage', () => {
    metWoning((opzet) => {
      expect(opzet.hypotheekbedrag).toBeLessThanOrEqual(opzet.maximaleHypotheek)
    })
  })

  it('there is a shortage only when the mortgage sum equals the highest mortgage', () => {
    metWoning((opzet) => {
      expect(opzet.extraBenodigdeEigenInleg === 0 || opzet.hypotheekbedrag === opzet.maximaleHypotheek).toBe(true)
    })
  })
})

it('the net monthly cost is never below half the gross monthly cost', () => {
  metWoning(({ maandlastBruto, maandlastNetto }) => {
    expect(maandlastNetto).toBeGreaterThanOrEqual(0.505 * maandlastBruto - eenCent)
  })
})
