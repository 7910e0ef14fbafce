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

/** The value; that of a home of -0 with -0 of renovation is 0. */
const waardeVan = ({ koopsom, meerwerkOfVerbouwingskosten = 0 }: Onderpand): number =>
  koopsom + meerwerkOfVerbouwingskosten + 0

const eenCent = 0.01 + 1e-6

describe('a mortgage for a home', () => {
  it('is never above the value, nor above what the income allows, and without restschuld always one of the two', () => {
    metWoning(({ maximaleHypotheek, maximaleHypotheekOpInkomen, ...opzet }, { onderpand }) => {
      const hoogste = Math.min(maximaleHypotheekOpInkomen, Math.floor(waardeVan(onderpand)))
      expect(opzet.restschuld ? Math.min(maximaleHypotheek, hoogste) : hoogste).toBe(maximaleHypotheek)
    })
  })

  it('has an NHG fee that is the percentage of the mortgage sum that includes it', () => {
    metWoning(({ nhg, nhgKosten = Number.NaN, hypotheekbedrag = Number.NaN }, _verzoek, { normen }) => {
      const provisie = nhg === true ? (hypotheekbedrag * normen.nhg.waarde.provisie) / 100 : 0
      expect(Math.abs(nhgKosten - provisie)).toBeLessThan(eenCent)
    })
  })

  it('has NHG only within the limit', () => {
    metWoning(({ nhg, hypotheekbedrag = Number.NaN }, { onderpand }, { normen }) => {
      const { grens } = normen.nhg.waarde
      expect(nhg === false || (waardeVan(onderpand) <= grens && hypotheekbedrag <= grens)).toBe(true)
    })
  })

  it('has NHG whenever there is a mortgage within the limit', () => {
    metWoning(({ nhg, hypotheekbedrag = Number.NaN }, { onderpand }, { normen }) => {
      expect(nhg === true || waardeVan(onderpand) > normen.nhg.waarde.grens || hypotheekbedrag === 0).toBe(true)
    })
  })

  it('is needed for exactly the costs, more a remaining debt, less a surplus, but never below 0', () => {
    metWoning((opzet) => {
      const { totaalFinancieringskosten = Number.NaN, benodigdeFinanciering = Number.NaN } = opzet
      const saldo = (opzet.restschuld ?? 0) - (opzet.overwaarde ?? 0)
      const nodig = Math.max(0, totaalFinancieringskosten + saldo)
      expect(Math.abs(benodigdeFinanciering - nodig)).toBeLessThan(3 * eenCent)
    })
  })

  it('comes with a surplus or with a remaining debt, never with both', () => {
    metWoning(({ overwaarde = 0, restschuld = 0 }) => {
      expect(Math.min(overwaarde, restschuld)).toBe(0)
    })
  })
})

describe('the sum of a home closes to the cent (calculation rules, section 7)', () => {
  it('mortgage, own money used and what is missing add up to the need', () => {
    metWoning((opzet, { eigenInleg }) => {
      const nodig = inCenten(opzet.benodigdeFinanciering)
      const gebruikt = Math.min(inCenten(eigenInleg), nodig)
      expect(inCenten(opzet.hypotheekbedrag) + gebruikt + inCenten(opzet.extraBenodigdeEigenInleg)).toBe(nodig)
    })
  })

  it('closing the sum moves the mortgage by a cent at most', () => {
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

  it('something is missing only when the mortgage is at its highest', () => {
    metWoning((opzet) => {
      expect(opzet.extraBenodigdeEigenInleg === 0 || opzet.hypotheekbedrag === opzet.maximaleHypotheek).toBe(true)
    })
  })
})

it('the net monthly cost never is below half the gross cost', () => {
  metWoning(({ maandlastBruto, maandlastNetto }) => {
    expect(maandlastNetto).toBeGreaterThanOrEqual(0.505 * maandlastBruto - eenCent)
  })
})
