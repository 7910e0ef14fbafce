import { describe, expect, it } from 'vitest'

import { euroPerJaar, euroPerMaand } from '../../../domain/rekenkern/eenheden'
import * as aanvrager from '../../../domain/rekenkern/toets/aanvrager.stappen'
import { toetsinkomen } from '../../../domain/rekenkern/toets/toets.stappen'
import { opzetVan, type Persoon } from './voorbeeldverzoek'

describe('an income that comes to an edge by adding up', () => {
  // 12 × alimony less than the income is 28.000, which the computer holds as …
  it.each([
    ['27.999,999999999996', 32_768.2, 397.35],
    ['28.000,000000000004', 32_768.8, 397.4],
  ])('is on it, also when binary makes it %s', (_, inkomen, alimentatie) => {
    const bedragen = { inkomen: euroPerJaar(inkomen), alimentatie: euroPerMaand(alimentatie) }
    expect(aanvrager.toetsinkomen({ soort: 'Pensioen', ...bedragen })).toBe(28_000)
  })

  it('is on it when two incomes come to it, whatever binary makes of them', () => {
    // 0,1 + 0,2 is 0,30000000000000004 in binary
    expect(toetsinkomen({ eerste: euroPerJaar(0.1), tweede: euroPerJaar(0.2) })).toBe(0.3)
  })

  it('gives no single-person amount', () => {
    const maximumVan = (persoon: Persoon): number => opzetVan([persoon]).maximaleHypotheekOpInkomen
    expect(maximumVan({ inkomen: 32_768.8, alimentatie: 397.4 })).toBe(maximumVan({ inkomen: 28_000 }))
  })
})
