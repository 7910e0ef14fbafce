import { describe, expect, it } from 'vitest'

import { normenVan } from '../../../domain'
import { inkomensdrempels } from '../../../domain/rekenkern/toets/inkomensdrempels'
import { verzoekVan, type Persoon } from './voorbeeldverzoek'

const normen = normenVan(2025)
const { onderAow, aow } = normen.financieringslast.waarde
const rijen = [...onderAow.rijen, ...aow.rijen].map(([grens = 0]) => grens)
const { bovenToetsinkomen } = normen.alleenstaande.waarde

const inVolgorde = (drempels: readonly number[]): readonly number[] =>
  [...new Set(drempels)].sort((een, ander) => een - ander)

const drempelsVan = (volgnummer: 1 | 2, ...personen: readonly Persoon[]): readonly number[] =>
  inVolgorde(inkomensdrempels(verzoekVan(personen), normen, volgnummer))

const boven0 = (...drempels: readonly number[]): readonly number[] =>
  inVolgorde(drempels.filter((drempel) => drempel > 0))

/** From this test income on (euro a year, whole) every row of a table, and the first euro above the amount for one. */
const vanaf = (toetsinkomen: number): readonly number[] => [
  ...rijen.map((grens) => grens - toetsinkomen),
  ...Object.values(bovenToetsinkomen).map((grens) => grens + 1 - toetsinkomen),
]

describe('the incomes from which something else counts', () => {
  it('for one person are every higher row of both tables, and the first euro above the amount for one person', () => {
    expect(drempelsVan(1, { inkomen: 27_000 })).toEqual(boven0(...vanaf(27_000)))
  })

  it('are what has to come on top, so that a row that is reached is none', () => {
    const laagste = Math.min(...rijen.filter((grens) => grens > 0))
    expect(drempelsVan(1, { inkomen: laagste - 1 })).toContain(1)
    expect(drempelsVan(1, { inkomen: laagste })).not.toContain(0)
    expect(drempelsVan(1, { inkomen: 10_000_000 })).toEqual([])
  })

  it('count in whole euros after alimony, up to the first that is enough', () => {
    // 60.000 − 12 × 100,05 = 58.799,40, so that a row from 59.000 on takes 201 more
    const grens = rijen.find((rij) => rij > 58_800) ?? 0
    expect(drempelsVan(1, { inkomen: 60_000, alimentatie: 100.05 })).toContain(grens - 58_799)
    expect(drempelsVan(1, { inkomen: 60_000, alimentatie: 100.05 })).not.toContain(grens - 58_800)
  })

  it('are for partners those of what they earn together', () => {
    const drempels = drempelsVan(2, { inkomen: 60_000 }, { inkomen: 60_000 })
    expect(drempels).toEqual(boven0(...vanaf(120_000), 1))
  })

  it('for who earns less have the euro at which both earn as much, and that from which that person earns most', () => {
    for (const drempel of [41_234, 41_235]) {
      expect(drempelsVan(1, { inkomen: 20_000 }, { inkomen: 61_234 })).toContain(drempel)
      expect(drempelsVan(2, { inkomen: 61_234 }, { inkomen: 20_000 })).toContain(drempel)
    }
    expect(drempelsVan(1, { inkomen: 61_234 }, { inkomen: 20_000 })).toEqual(boven0(...vanaf(81_234)))
    expect(drempelsVan(2, { inkomen: 20_000 }, { inkomen: 61_234 })).toEqual(boven0(...vanaf(81_234)))
  })

  it('look at the moment when the other has retired too, not at that of one’s own pension', () => {
    const eerste = { inkomen: 50_000 }
    const tweede = { inkomen: 40_000, pensioenBinnen10Jaar: 25_123 }
    expect(drempelsVan(1, eerste, tweede)).toEqual(boven0(...vanaf(90_000), ...vanaf(75_123)))
    expect(drempelsVan(2, eerste, tweede)).toEqual(boven0(...vanaf(90_000), 10_000, 10_001))
    expect(drempelsVan(2, tweede, eerste)).toEqual(boven0(...vanaf(90_000), ...vanaf(75_123)))
  })
})
