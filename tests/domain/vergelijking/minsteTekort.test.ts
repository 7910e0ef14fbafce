import { describe, expect, it } from 'vitest'

import { minsteTekort, type Renteperiode } from '../../../domain/vergelijking'

const periode = (rentevastperiode: Renteperiode['rentevastperiode'], tekort?: number): Renteperiode => ({
  rentevastperiode,
  rente: 4,
  toetsrente: 4,
  maximaleHypotheek: 300_000,
  maandlastBruto: 1400,
  maandlastNetto: 1100,
  ...(tekort !== undefined && { extraBenodigdeEigenInleg: tekort }),
  restantEinde: 0,
  daarna: [],
})

describe('the period that leaves least missing', () => {
  it('is the one with the smallest shortage, the first of equals', () => {
    const periodes = [periode(60, 5000), periode(120, 2000), periode(180, 1000), periode(240, 1000)]
    expect(minsteTekort(periodes, 2000)?.rentevastperiode).toBe(180)
  })

  it('takes away a whole euro at least of what is shown', () => {
    expect(minsteTekort([periode(60, 1999.01)], 2000)).toBeUndefined()
    expect(minsteTekort([periode(60, 1999)], 2000)?.rentevastperiode).toBe(60)
  })

  it('is one that leaves nothing, however little is missing', () => {
    expect(minsteTekort([periode(60, 0)], 0.2)?.rentevastperiode).toBe(60)
    expect(minsteTekort([periode(60, 0.004)], 0.2)?.rentevastperiode).toBe(60)
  })

  it('is none when part of a cent is missing', () => {
    expect(minsteTekort([periode(60, 0)], 0.004)).toBeUndefined()
  })

  it('is none without a home', () => {
    expect(minsteTekort([periode(60)], 2000)).toBeUndefined()
  })
})
