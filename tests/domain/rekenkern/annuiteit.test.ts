import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { euro, maanden, procent } from '../../../domain/rekenkern/eenheden'
import { annuiteit, restantVan, renteInJaar, type Annuiteitenlening } from '../../../domain/rekenkern/rente/annuiteit'
import { contanteWaarde } from '../../../domain/rekenkern/toets/toets.stappen'
import { rentepercentage } from '../../../adapters/testing/arbitraries/rentes'
import { every } from '../../support/every'

const lening: fc.Arbitrary<Annuiteitenlening> = fc.record({
  lening: fc.integer({ min: 1, max: 99_999_999 }).map(euro),
  rente: rentepercentage().map(procent),
  maanden: fc.integer({ min: 1, max: 30 }).map((jaren) => maanden(jaren * 12)),
})
const renteloos: Annuiteitenlening = { lening: euro(360_000), rente: procent(0), maanden: maanden(360) }
const bijna = (bedrag: number): number => 1e-9 * bedrag + 1e-9

describe('annuity functions', () => {
  it('contanteWaarde of all monthly payments of an annuity loan equals the loan', () => {
    every(lening, (lening) => {
      const terug = contanteWaarde({ ...lening, maandbedrag: annuiteit(lening) })
      expect(Math.abs(terug - lening.lening)).toBeLessThan(bijna(lening.lening))
    })
  })

  it('restantVan returns the whole loan after 0 months and 0 after the last month', () => {
    every(lening, (lening) => {
      expect([restantVan(lening, 0), restantVan(lening, lening.maanden)]).toEqual([lening.lening, 0])
    })
  })

  it('restantVan equals the debt after applying interest and payment month by month', () => {
    every(lening, fc.nat(), (lening, aantal) => {
      const { rente } = lening
      const verstreken = aantal % (lening.maanden + 1)
      const maandbedrag = annuiteit(lening)
      let schuld: number = lening.lening
      for (let maand = 0; maand < verstreken; maand += 1) schuld += (schuld * rente) / 1200 - maandbedrag
      const ruis = lening.lening * 1e-12 * (1 + rente / 1200) ** verstreken
      expect(Math.abs(restantVan(lening, verstreken) - schuld)).toBeLessThan(ruis + 1e-6)
    })
  })

  it('renteInJaar summed over all years, plus the loan, equals the sum of all monthly payments', () => {
    every(lening, (lening) => {
      let rentes = 0
      for (let jaar = 1; jaar <= lening.maanden / 12; jaar += 1) rentes += renteInJaar(lening, jaar)
      const betaald = lening.maanden * annuiteit(lening)
      expect(Math.abs(rentes + lening.lening - betaald)).toBeLessThan(bijna(betaald))
    })
  })

  it('annuiteit at a rate of 0% returns the loan divided by the number of months', () => {
    expect(annuiteit(renteloos)).toBe(1000)
  })

  it('renteInJaar at a rate of 0% returns 0', () => {
    expect(renteInJaar(renteloos, 7)).toBe(0)
  })
})
