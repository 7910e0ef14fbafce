import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { annuiteit, contanteWaarde, restantVan, renteInJaar } from '../../../domain/rekenkern/annuiteit'
import * as arbitraries from '../../support/arbitraries/verzoek'

const lening = fc.integer({ min: 1, max: 99_999_999 })
const looptijd = fc.integer({ min: 1, max: 30 }).map((jaren) => jaren * 12)
const bijna = (bedrag: number): number => 1e-9 * bedrag + 1e-9

describe('an annuity', () => {
  it('a loan is the present value of its own payments', () => {
    fc.assert(
      fc.property(lening, arbitraries.rentepercentage, looptijd, (lening, rente, maanden) => {
        const maandbedrag = annuiteit({ lening, rente, maanden })
        expect(Math.abs(contanteWaarde({ maandbedrag, rente, maanden }) - lening)).toBeLessThan(bijna(lening))
      }),
    )
  })

  it('what is left is nothing at the end and all at the start', () => {
    fc.assert(
      fc.property(lening, arbitraries.rentepercentage, looptijd, (lening, rente, maanden) => {
        expect([
          restantVan({ lening, rente, maanden, verstreken: 0 }),
          restantVan({ lening, rente, maanden, verstreken: maanden }),
        ]).toEqual([lening, 0])
      }),
    )
  })

  it('paying month by month leaves the same as the closed form', () => {
    fc.assert(
      fc.property(lening, arbitraries.rentepercentage, looptijd, fc.nat(), (lening, rente, maanden, aantal) => {
        const verstreken = aantal % (maanden + 1)
        const maandbedrag = annuiteit({ lening, rente, maanden })
        let schuld = lening
        for (let maand = 0; maand < verstreken; maand += 1) schuld += (schuld * rente) / 1200 - maandbedrag
        const ruis = lening * 1e-12 * (1 + rente / 1200) ** verstreken
        expect(Math.abs(restantVan({ lening, rente, maanden, verstreken }) - schuld)).toBeLessThan(ruis + 1e-6)
      }),
    )
  })

  it('the interest of all years and the loan together are all payments', () => {
    fc.assert(
      fc.property(lening, arbitraries.rentepercentage, looptijd, (lening, rente, maanden) => {
        let rentes = 0
        for (let jaar = 1; jaar <= maanden / 12; jaar += 1) rentes += renteInJaar({ lening, rente, maanden, jaar })
        const betaald = maanden * annuiteit({ lening, rente, maanden })
        expect(Math.abs(rentes + lening - betaald)).toBeLessThan(bijna(betaald))
      }),
    )
  })

  it('without interest the payments are equal parts of the loan', () => {
    expect(annuiteit({ lening: 360_000, rente: 0, maanden: 360 })).toBe(1000)
  })

  it('without interest there is no interest in any year', () => {
    expect(renteInJaar({ lening: 360_000, rente: 0, maanden: 360, jaar: 7 })).toBe(0)
  })
})
