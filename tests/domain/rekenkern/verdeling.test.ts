import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { NORMJAREN, normenVan, type Normen } from '../../../domain'
import type { DienstBetrekking } from '../../../domain/orientatie'
import { euroPerJaar, procent, type EuroPerJaar } from '../../../domain/rekenkern/eenheden'
import { arbeidskorting, kortingen, schijven } from '../../../domain/rekenkern/maandlast/aanvrager.stappen'
import type { Belastinggrond } from '../../../domain/rekenkern/maandlast/box1'
import { aftrek, bijtelling, hillenaftrek } from '../../../domain/rekenkern/maandlast/belasting.stappen'
import { belastingBij, besteAandeel, type TeVerdelen } from '../../../domain/rekenkern/maandlast/verdeling'
import { everyTimes } from '../../support/every'
import { numberOfRuns } from '../../support/numberOfRuns'
import { sometimes } from '../../support/sometimes'

interface Huishouden {
  readonly eerste: Belastinggrond
  readonly tweede: Belastinggrond
  readonly woning: TeVerdelen
}

/** Incomes up to 150.000, often at a bracket, or where a tax credit begins or ends to fall. */
const inkomen = fc
  .oneof(
    fc.integer({ min: 0, max: 150_000 }),
    fc.integer({ min: 0, max: 25_000 }),
    fc.constantFrom(0, 28_406, 29_736, 38_441, 38_883, 46_002, 59_782, 76_817, 78_424, 78_426),
  )
  .map(euroPerJaar)
const soort = fc.constantFrom<DienstBetrekking>('DienstbetrekkingVast', 'Onderneming', 'Pensioen', 'Overig')

/** Returns the income of one person, with the brackets and credits for that kind of income. */
const grondVan = (normen: Normen, soort: DienstBetrekking, inkomen: EuroPerJaar): Belastinggrond => {
  const heffingskortingen = normen.heffingskortingen.waarde
  return {
    inkomen,
    schijven: schijven({ soort, box1: normen.box1.waarde }),
    kortingen: kortingen({ soort, heffingskortingen }),
    arbeidskorting: arbeidskorting({ soort, inkomen, heffingskortingen }),
  }
}

/** A random share from 0 to 1, in thousandths. A random double would nearly always be close to 0. */
const aandeel = fc.integer({ min: 0, max: 1000 }).map((duizendsten) => duizendsten / 1000)

/** Two random buyers who share the interest and the eigenwoningforfait of a home. */
const huishouden: fc.Arbitrary<Huishouden> = fc
  .record({
    normen: fc.constantFrom(...NORMJAREN).map(normenVan),
    inkomens: fc.tuple(inkomen, inkomen),
    soorten: fc.tuple(soort, soort),
    rente: fc.integer({ min: 0, max: 60_000 }).map(euroPerJaar),
    forfait: fc.integer({ min: 0, max: 20_000 }).map(euroPerJaar),
  })
  .map(({ normen, inkomens, soorten, rente, forfait }) => ({
    eerste: grondVan(normen, soorten[0], inkomens[0]),
    tweede: grondVan(normen, soorten[1], inkomens[1]),
    woning: {
      rente,
      aftrek: aftrek({ rente, forfait }),
      bijtelling: bijtelling({ rente, forfait, hillenaftrek: hillenaftrek(normen) }),
      hoogsteAftrek: procent(normen.box1.waarde.hoogsteAftrek),
    },
  }))

const aandeelVan = ({ eerste, tweede, woning }: Huishouden): number => besteAandeel(eerste, tweede, woning)

const belastingSamen = ({ eerste, tweede, woning }: Huishouden, aandeel: number): number =>
  belastingBij(eerste, woning, aandeel) + belastingBij(tweede, woning, 1 - aandeel)

/** The yearly figures of a home with an interest of 9.000 and a forfait of 1.000. */
const woning: TeVerdelen = {
  rente: euroPerJaar(9000),
  aftrek: euroPerJaar(8000),
  bijtelling: euroPerJaar(0),
  hoogsteAftrek: procent(37.48),
}

describe('besteAandeel', () => {
  it('besteAandeel returns a share from 0 to 1', () => {
    everyTimes(numberOfRuns(500), huishouden, (huishouden) => {
      const aandeel = aandeelVan(huishouden)
      expect(aandeel >= 0 && aandeel <= 1).toBe(true)
    })
  })

  it('no other share gives two partners a lower total tax than the share of besteAandeel', () => {
    everyTimes(numberOfRuns(2000), huishouden, aandeel, (huishouden, ander) => {
      const laagste = belastingSamen(huishouden, aandeelVan(huishouden))
      expect(belastingSamen(huishouden, ander)).toBeGreaterThanOrEqual(laagste - 1e-6)
    })
  })

  it('no share in a grid of 2.000 gives two partners a lower total tax than the share of besteAandeel', () => {
    everyTimes(numberOfRuns(400), huishouden, (huishouden) => {
      const laagste = belastingSamen(huishouden, aandeelVan(huishouden))
      const raster = Array.from({ length: 2001 }, (_, nummer) => belastingSamen(huishouden, nummer / 2000))
      sometimes(
        'a share between 0 and 1',
        laagste < Math.min(belastingSamen(huishouden, 0), belastingSamen(huishouden, 1)),
      )
      expect(Math.min(...raster)).toBeGreaterThanOrEqual(laagste - 1e-6)
    })
  })

  it('besteAandeel returns 1 when every share gives the same tax', () => {
    const gelijk = grondVan(normenVan(2025), 'Overig', euroPerJaar(0))
    expect(aandeelVan({ eerste: gelijk, tweede: gelijk, woning })).toBe(1)
  })

  it('besteAandeel returns the highest of the shares that give the lowest tax', () => {
    // Of the first income of 40.000, 1.559 is above 38.441, where both buyers pay 37,48% and lose 6,337% of general
    // credit. The share of the first buyer in the deduction of 8.000 is 1.559 / 8.000 = 0,194875.
    const [eerste, tweede] = [40_000, 60_000].map((bedrag) =>
      grondVan(normenVan(2025), 'DienstbetrekkingVast', euroPerJaar(bedrag)),
    ) as [Belastinggrond, Belastinggrond]
    expect(aandeelVan({ eerste, tweede, woning })).toBeCloseTo(0.194875, 12)
  })

  it('besteAandeel stops where the credits of one buyer take all tax', () => {
    // 2026: a wage of 18.000 owes 35,75% × 18.000 − 3.115 − 996 − 31,009% × 6.035 = 452,61 after credits. It owes
    // nothing when 452,60685 / 35,75% = 1.266,03 is deducted, which is 0,158253 of the deduction of 8.000. The other
    // buyer, with AOW, deducts the rest at 17,85%.
    const eerste = grondVan(normenVan(2026), 'DienstbetrekkingVast', euroPerJaar(18_000))
    const tweede = grondVan(normenVan(2026), 'Pensioen', euroPerJaar(29_000))
    expect(aandeelVan({ eerste, tweede, woning })).toBeCloseTo(452.60685 / 0.3575 / 8000, 9)
  })
})
