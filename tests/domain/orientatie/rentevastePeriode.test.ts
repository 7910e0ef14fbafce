import { describe, expect, it } from 'vitest'

import { isPeriodeVan, naamVanPeriode, periodesVan, STANDAARD_PERIODE } from '../../../domain/orientatie'

describe('the fixed-rate periods', () => {
  it('of Moneyou are seven', () => {
    expect(periodesVan('MY')).toEqual([1, 12, 60, 120, 180, 240, 360])
  })

  it('of Florius are ten', () => {
    expect(periodesVan('FL')).toEqual([1, 12, 36, 60, 72, 120, 144, 180, 240, 360])
  })

  it.each(['MY', 'FL'] as const)('of %s include the standard period of 120 months', (labelCode) => {
    expect([STANDAARD_PERIODE, isPeriodeVan(labelCode, STANDAARD_PERIODE)]).toEqual([120, true])
  })

  it('that another brand offers are not offered by this one', () => {
    expect(isPeriodeVan('MY', 72)).toBe(false)
  })

  it('are shown in years, and one month as variable', () => {
    expect(periodesVan('FL').map(naamVanPeriode)).toEqual([
      'Variabel (1 maand vast)',
      '1 jaar',
      '3 jaar',
      '5 jaar',
      '6 jaar',
      '10 jaar',
      '12 jaar',
      '15 jaar',
      '20 jaar',
      '30 jaar',
    ])
  })
})
