import { describe, expect, it } from 'vitest'

import { berekenFinancieringsOpzet, roundOpzet, type FinancieringsOpzet } from '../../../domain'
import { maandverdelingVan } from '../../../domain/vergelijking'
import { everyVerzoek } from '../../support/every'
import { numberOfRuns } from '../../support/numberOfRuns'
import { sometimes } from '../../support/sometimes'
import { rightOf } from '../rekenkern/rightOf'

const opzet: FinancieringsOpzet = {
  maximaleHypotheekOpInkomen: 300_000,
  maximaleHypotheek: 300_000,
  maandlastBruto: 1432.25,
  maandlastNetto: 1080.4,
  rentepercentage: 4,
  timestamp: '2026-11-20T12:00:00.000Z',
}

describe('maandverdelingVan', () => {
  /** A loan of 300.000 at 4% for 30 years costs 1.432,25 a month. Year 1 repays 5.283,09, which is 440,26 a month. */
  it('maandverdelingVan splits the gross monthly cost into interest after tax, repayment and tax refund', () => {
    expect(maandverdelingVan(opzet)).toEqual({ rente: 640, aflossing: 440, terug: 352, extra: 0 })
  })

  it('maandverdelingVan accepts a gross cost within a cent of the annuity of the loan, 1.432,2459', () => {
    expect(maandverdelingVan({ ...opzet, maandlastBruto: 1432.24 })).toBeDefined()
  })

  it('maandverdelingVan returns the tax that the home costs as extra', () => {
    expect(maandverdelingVan({ ...opzet, maandlastNetto: 1440 })).toEqual({
      rente: 992,
      aflossing: 440,
      terug: 0,
      extra: 8,
    })
  })

  it.each([
    ['a gross cost that is not the annuity of the loan', { maandlastBruto: 1432.26 }],
    ['a result without a rate', { rentepercentage: undefined }],
    ['a loan of 0', { maximaleHypotheek: 0, maandlastBruto: 0, maandlastNetto: 0 }],
  ])('maandverdelingVan returns undefined for %s', (_naam, anders) => {
    expect(maandverdelingVan({ ...opzet, ...anders } as FinancieringsOpzet)).toBeUndefined()
  })

  it('without terug, the parts of maandverdelingVan add up to the net cost; without extra, to the gross cost', () => {
    everyVerzoek((verzoek, kader) => {
      const { financieringsOpzet } = rightOf(berekenFinancieringsOpzet(verzoek, kader))
      const verdeling = maandverdelingVan(financieringsOpzet)
      if (!sometimes('a loan', verdeling)) return
      const { maandlastNetto, maandlastBruto } = roundOpzet(financieringsOpzet)
      const { rente, aflossing, terug, extra } = verdeling
      expect(rente + aflossing + extra).toBe(maandlastNetto)
      expect(rente + aflossing + terug).toBe(maandlastBruto)
      sometimes('extra tax', extra)
      expect(Math.min(rente, aflossing, terug, extra)).toBeGreaterThanOrEqual(0)
    }, numberOfRuns(500))
  })
})
