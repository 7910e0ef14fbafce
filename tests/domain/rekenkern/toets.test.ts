import { describe, expect, it } from 'vitest'

import { normenVan, type Kwartaalrentes, type Normen } from '../../../domain'
import { euroPerJaar, euroPerMaand } from '../../../domain/rekenkern/eenheden'
import * as aanvrager from '../../../domain/rekenkern/toets/aanvrager.stappen'
import { inkomensdrempels } from '../../../domain/rekenkern/toets/inkomensdrempels'
import { toetsinkomen } from '../../../domain/rekenkern/toets/toets.stappen'
import { inWoorden, knopenVan, verantwoord } from '../../../domain/uitleg'
import { rightOf } from './rightOf'
import { kaderVan, opzetVan, verzoekVan, type Persoon } from './voorbeeldverzoek'

const maximumVan = (personen: readonly Persoon[]): number => opzetVan(personen).maximaleHypotheekOpInkomen

/* The amounts are worked out by hand with Trhk bijlage 1 for 2025 and the annuity factor of 3,750%: 215,928813. */
describe('a pension within ten years (Trhk art. 2 lid 5)', () => {
  it('a lower pension within ten years limits the maximum on income to what that pension allows, after loans', () => {
    // Maximum with the pension, in AOW row 40.000: (40.000 × 27% / 12 − 200) × 215,928813 + 17.000 (single buyer) =
    // 168.150,17. Maximum with the income of now, which is higher: (60.000 × 23,5% / 12 − 200) × 215,928813 + 17.000 =
    // 227.530,59.
    expect(maximumVan([{ inkomen: 60_000, leningen: 200, pensioenBinnen10Jaar: 40_000 }])).toBe(168_150)
  })

  it.each([
    // Maximum with the pension, in AOW row 29.000: (29.000 × 20,4% / 12 − 200) × 215,928813 = 63.267,14.
    ['no single-person amount', 29_000, 63_267],
    // Maximum with the pension: (29.001 × 20,4% / 12 − 200) × 215,928813 + 17.000 (single buyer) = 80.270,81.
    ['the single-person amount', 29_001, 80_270],
  ])('in 2026, a single buyer gets %s with a pension of %d within ten years', (_, pensioen, maximum) => {
    const persoon = { inkomen: 60_000, leningen: 200, pensioenBinnen10Jaar: pensioen }
    expect(opzetVan([persoon], { jaar: 2026 }).maximaleHypotheekOpInkomen).toBe(maximum)
  })
})

describe('a test income at a threshold', () => {
  // The income less 12 × alimony is exactly 28.000, but floating-point arithmetic gives the number in the title.
  it.each([
    ['27.999,999999999996', 32_768.2, 397.35],
    ['28.000,000000000004', 32_768.8, 397.4],
  ])('toetsinkomen of an applicant is exactly 28.000 where floating point gives %s', (_, inkomen, alimentatie) => {
    const bedragen = { inkomen: euroPerJaar(inkomen), alimentatie: euroPerMaand(alimentatie) }
    expect(aanvrager.toetsinkomen({ soort: 'Pensioen', ...bedragen })).toBe(28_000)
  })

  it('toetsinkomen of incomes 0,1 and 0,2 is exactly 0,3, unlike their floating-point sum', () => {
    // In floating point, 0,1 + 0,2 is 0,30000000000000004.
    expect(toetsinkomen({ eerste: euroPerJaar(0.1), tweede: euroPerJaar(0.2) })).toBe(0.3)
  })

  it('an income that is 28.000 after alimony gives the same maximum on income as 28.000 without alimony', () => {
    expect(maximumVan([{ inkomen: 32_768.8, alimentatie: 397.4 }])).toBe(maximumVan([{ inkomen: 28_000 }]))
  })
})

const metToetsrente = (waarde: Kwartaalrentes): Normen => ({
  ...normenVan(2026),
  toetsrente: { ...normenVan(2026).toetsrente, waarde },
})

describe('the test rate of the AFM', () => {
  it.each<readonly [Kwartaalrentes, string]>([
    [[5], '5,00%'],
    [[5, 5.1], '5,10%'],
    [[5, 5.1, 5.2, 4.9], '4,90%'],
  ])('toetsrente for five years with AFM rates %j by quarter is the last known rate, %s', (kwartalen, verwacht) => {
    const kader = { ...kaderVan({ rente: 3, periode: 60 }), normen: metToetsrente(kwartalen) }
    const knopen = knopenVan(rightOf(verantwoord(verzoekVan([{ inkomen: 60_000 }], { periode: 60 }), kader)))
    const stap = knopen.get('toetsrente')
    expect(stap && inWoorden(stap)).toBe(verwacht)
  })

  it.each([2025, 2026] as const)('normenVan has an AFM test rate of 5% for every quarter of %d', (jaar) => {
    expect(normenVan(jaar).toetsrente.waarde).toEqual([5, 5, 5, 5])
  })
})

/** In 2026 the single-person threshold depends on the age group: 30.000, and 29.000 from AOW age. */
const normen = normenVan(2026)
const { onderAow, aow } = normen.financieringslast.waarde
const rijen = [...onderAow.rijen, ...aow.rijen].map(([grens = 0]) => grens)
const { bovenToetsinkomen } = normen.alleenstaande.waarde

const inVolgorde = (drempels: readonly number[]): readonly number[] =>
  [...new Set(drempels)].sort((een, ander) => een - ander)

const drempelsVan = (volgnummer: 1 | 2, ...personen: readonly Persoon[]): readonly number[] =>
  inVolgorde(inkomensdrempels(verzoekVan(personen), normen, volgnummer))

const boven0 = (...drempels: readonly number[]): readonly number[] =>
  inVolgorde(drempels.filter((drempel) => drempel > 0))

/**
 * Returns the raises of a test income to each table row and to the first euro above each single-person threshold. A
 * raise is 0 or less for a row or threshold that the income has reached.
 */
const vanaf = (toetsinkomen: number): readonly number[] => [
  ...rijen.map((grens) => grens - toetsinkomen),
  ...Object.values(bovenToetsinkomen).map((grens) => grens + 1 - toetsinkomen),
]

describe('inkomensdrempels', () => {
  it('inkomensdrempels for one buyer returns the raises to each row and above each single-person threshold', () => {
    expect(drempelsVan(1, { inkomen: 27_000 })).toEqual(boven0(...vanaf(27_000)))
  })

  it('inkomensdrempels omits table rows that the income has reached, and is empty above the last row', () => {
    const laagste = Math.min(...rijen.filter((grens) => grens > 0))
    expect(drempelsVan(1, { inkomen: laagste - 1 })).toContain(1)
    expect(drempelsVan(1, { inkomen: laagste })).not.toContain(0)
    expect(drempelsVan(1, { inkomen: 10_000_000 })).toEqual([])
  })

  it('inkomensdrempels returns the smallest raise in whole euros to the next row, for an income after alimony', () => {
    // The income after alimony is 60.000 − 12 × 100,05 = 58.799,40. A raise of 201 whole euros is needed to reach row
    // 59.000.
    const grens = rijen.find((rij) => rij > 58_800) ?? 0
    expect(drempelsVan(1, { inkomen: 60_000, alimentatie: 100.05 })).toContain(grens - 58_799)
    expect(drempelsVan(1, { inkomen: 60_000, alimentatie: 100.05 })).not.toContain(grens - 58_800)
  })

  it('for two equal incomes, inkomensdrempels returns 1, and the raises of their sum to rows and thresholds', () => {
    const drempels = drempelsVan(2, { inkomen: 60_000 }, { inkomen: 60_000 })
    expect(drempels).toEqual(boven0(...vanaf(120_000), 1))
  })

  it('inkomensdrempels includes the raises to equal and to exceed the partner, for the lower income only', () => {
    for (const drempel of [41_234, 41_235]) {
      expect(drempelsVan(1, { inkomen: 20_000 }, { inkomen: 61_234 })).toContain(drempel)
      expect(drempelsVan(2, { inkomen: 61_234 }, { inkomen: 20_000 })).toContain(drempel)
    }
    expect(drempelsVan(1, { inkomen: 61_234 }, { inkomen: 20_000 })).toEqual(boven0(...vanaf(81_234)))
    expect(drempelsVan(2, { inkomen: 20_000 }, { inkomen: 61_234 })).toEqual(boven0(...vanaf(81_234)))
  })

  it('inkomensdrempels also uses the incomes after the partner retires, not after the applicant retires', () => {
    const eerste = { inkomen: 50_000 }
    const tweede = { inkomen: 40_000, pensioenBinnen10Jaar: 25_123 }
    expect(drempelsVan(1, eerste, tweede)).toEqual(boven0(...vanaf(90_000), ...vanaf(75_123)))
    expect(drempelsVan(2, eerste, tweede)).toEqual(boven0(...vanaf(90_000), 10_000, 10_001))
    expect(drempelsVan(2, tweede, eerste)).toEqual(boven0(...vanaf(90_000), ...vanaf(75_123)))
  })
})
