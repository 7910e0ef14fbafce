import { describe, expect, it } from 'vitest'

import { normenVan } from '../../../domain'
import { euro } from '../../../domain/rekenkern/eenheden'
import { forfait } from '../../../domain/rekenkern/maandlast/belasting.stappen'

describe('the eigenwoningforfait of 2025 (Wet IB 2001 art. 3.112)', () => {
  it.each([
    [0, 0],
    [12_500, 0],
    [12_501, 12.501],
    [25_000, 25],
    [25_001, 50.002],
    [50_000, 100],
    [50_001, 125.0025],
    [75_000, 187.5],
    [75_001, 262.5035],
    [1_330_000, 4655],
    [1_330_001, 4655.0235],
  ])('of a value of %d is %d', (waarde, bedrag) => {
    const norm = normenVan(2025).eigenwoningforfait.waarde
    expect(forfait({ waarde: euro(waarde), norm })).toBeCloseTo(bedrag, 6)
  })
})
