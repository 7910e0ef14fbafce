import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { NORMJAREN, normenVan } from '../../../domain'
import { euroPerJaar, procent } from '../../../domain/rekenkern/eenheden'
import type { Belastinggrond } from '../../../domain/rekenkern/maandlast/box1'
import { aandeelEerste, aftrek, belastingBij, bijtelling } from '../../../domain/rekenkern/maandlast/belasting.stappen'
import type { TeVerdelen } from '../../../domain/rekenkern/maandlast/belasting.stappen'
import { everyTimes } from '../../support/every'
import { numberOfRuns } from '../../support/numberOfRuns'

interface Huishouden {
  readonly eerste: Belastinggrond
  readonly tweede: Belastinggrond
  readonly woning: TeVerdelen
}

const inkomen = fc
  .oneof(fc.integer({ min: 0, max: 150_000 }), fc.constantFrom(0, 38_441, 38_883, 76_817, 78_426))
  .map(euroPerJaar)
const groep = fc.constantFrom('onderAow' as const, 'aow' as const)

/** A random share from 0 to 1, in thousandths. A random double would nearly always be close to 0. */
const aandeel = fc.integer({ min: 0, max: 1000 }).map((duizendsten) => duizendsten / 1000)

/** Two random buyers who share the interest and the eigenwoningforfait of a home. */
const huishouden: fc.Arbitrary<Huishouden> = fc
  .record({
    normen: fc.constantFrom(...NORMJAREN).map(normenVan),
    inkomens: fc.tuple(inkomen, inkomen),
    groepen: fc.tuple(groep, groep),
    rente: fc.integer({ min: 0, max: 60_000 }).map(euroPerJaar),
    forfait: fc.integer({ min: 0, max: 20_000 }).map(euroPerJaar),
  })
  .map(({ normen, inkomens, groepen, rente, forfait }) => ({
    eerste: { inkomen: inkomens[0], schijven: normen.box1.waarde[groepen[0]] },
    tweede: { inkomen: inkomens[1], schijven: normen.box1.waarde[groepen[1]] },
    woning: {
      rente,
      aftrek: aftrek({ rente, forfait }),
      bijtelling: bijtelling({ rente, forfait, hillenaftrek: procent(normen.hillenaftrek.waarde) }),
      hoogsteAftrek: procent(normen.box1.waarde.hoogsteAftrek),
    },
  }))

const besteAandeel = ({ eerste, tweede, woning }: Huishouden): number =>
  aandeelEerste({
    inkomenEerste: eerste.inkomen,
    schijvenEerste: eerste.schijven,
    inkomenTweede: tweede.inkomen,
    schijvenTweede: tweede.schijven,
    ...woning,
  })

const belastingSamen = ({ eerste, tweede, woning }: Huishouden, aandeel: number): number =>
  belastingBij(eerste, woning, aandeel) + belastingBij(tweede, woning, 1 - aandeel)

/** The yearly figures of a home with an interest of 9.000 and a forfait of 1.000. */
const woning: TeVerdelen = {
  rente: euroPerJaar(9000),
  aftrek: euroPerJaar(8000),
  bijtelling: euroPerJaar(0),
  hoogsteAftrek: procent(37.48),
}

describe('aandeelEerste', () => {
  it('aandeelEerste returns a share from 0 to 1', () => {
    everyTimes(numberOfRuns(500), huishouden, (huishouden) => {
      const aandeel = besteAandeel(huishouden)
      expect(aandeel >= 0 && aandeel <= 1).toBe(true)
    })
  })

  it('no other share gives two partners a lower total tax than the share of aandeelEerste', () => {
    everyTimes(numberOfRuns(2000), huishouden, aandeel, (huishouden, ander) => {
      const laagste = belastingSamen(huishouden, besteAandeel(huishouden))
      expect(belastingSamen(huishouden, ander)).toBeGreaterThanOrEqual(laagste - 1e-6)
    })
  })

  it('aandeelEerste returns 1 when every share gives the same tax', () => {
    const gelijk: Belastinggrond = { inkomen: euroPerJaar(60_000), schijven: normenVan(2025).box1.waarde.onderAow }
    expect(besteAandeel({ eerste: gelijk, tweede: gelijk, woning })).toBe(1)
  })

  it('aandeelEerste returns the highest of the shares that give the lowest tax', () => {
    // Of the first income of 40.000, 1.559 is above 38.441, where both buyers pay 37,48%. The share of the first buyer
    // in the deduction of 8.000 is 1.559 / 8.000 = 0,194875.
    const schijven = normenVan(2025).box1.waarde.onderAow
    const [eerste, tweede] = [
      { inkomen: euroPerJaar(40_000), schijven },
      { inkomen: euroPerJaar(60_000), schijven },
    ]
    expect(besteAandeel({ eerste, tweede, woning })).toBeCloseTo(0.194875, 12)
  })
})
