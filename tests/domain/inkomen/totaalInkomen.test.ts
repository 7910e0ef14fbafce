import { describe, expect, it } from 'vitest'

import { heeftInkomen, nieuweOrientatie, totaalInkomen, type Orientatie } from '../../../domain'
import type { Persoon } from '../../../domain/orientatie'
import { everyLosseOrientatie, everyOrientatie } from '../../support/every'

/** The sentence of the specification, over what a reachable orientation still shows. */
const volgensSpecificatie = (persoon: Persoon): number => {
  const gewoon = persoon.dienstBetrekking === 'Overig' ? 0 : (persoon.inkomen ?? 0)
  const binnen10Jaar = persoon.dienstBetrekking === 'Pensioen' ? 'nee' : persoon.pensioenBinnen10Jaar
  return binnen10Jaar === 'ja' ? (persoon.inkomenPensioenVerwacht ?? 0) : gewoon + (persoon.inkomenPensioen ?? 0)
}

describe('the total income', () => {
  it('is what the specification says of any orientation a visitor arrives at', () => {
    everyOrientatie((orientatie) => {
      const partner = orientatie.alleenSamen === 'samen' ? volgensSpecificatie(orientatie.partner) : 0
      expect(totaalInkomen(orientatie)).toBe(volgensSpecificatie(orientatie.eigen) + partner)
    })
  })

  it('is the same whoever of the two is the partner', () => {
    everyLosseOrientatie((orientatie) => {
      const stel: Orientatie = { ...orientatie, alleenSamen: 'samen' }
      expect(totaalInkomen({ ...stel, eigen: stel.partner, partner: stel.eigen })).toBe(totaalInkomen(stel))
    })
  })
})

const start = nieuweOrientatie('MY')
const met = (eigen: Partial<Persoon>) => ({ ...start, eigen: { ...start.eigen, ...eigen } })

describe('an income', () => {
  it.each<[string, Partial<Persoon>, boolean]>([
    ['nothing filled in', {}, false],
    ['an income of 0', { inkomen: 0 }, true],
    ['a pension', { dienstBetrekking: 'Pensioen', inkomenPensioen: 20_000 }, true],
    ['no pension yet', { dienstBetrekking: 'Pensioen' }, false],
    ['an income that does not count', { dienstBetrekking: 'Overig', inkomen: 30_000 }, false],
    ['an expected pension', { pensioenBinnen10Jaar: 'ja', inkomenPensioenVerwacht: 20_000 }, true],
    ['retirement near without a pension', { pensioenBinnen10Jaar: 'ja', inkomen: 30_000 }, false],
  ])('with %s is given: %j, %s', (_wat, eigen, gegeven) => {
    expect(heeftInkomen(met(eigen))).toBe(gegeven)
  })

  it('of the partner is given when buying together, and only then', () => {
    const partner = { ...start.partner, inkomen: 30_000 }
    expect(heeftInkomen({ ...start, partner })).toBe(false)
    expect(heeftInkomen({ ...start, partner, alleenSamen: 'samen' })).toBe(true)
  })

  it('that is not given counts for nothing', () => {
    everyOrientatie((orientatie) => {
      expect(heeftInkomen(orientatie) || totaalInkomen(orientatie) === 0).toBe(true)
    })
  })
})
