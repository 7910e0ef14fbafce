import { describe, expect, it } from 'vitest'

import { heeftInkomen, nieuweOrientatie, totaalInkomen, type Orientatie } from '../../../domain'
import type { Persoon } from '../../../domain/orientatie'
import { everyLosseOrientatie, everyOrientatie } from '../../support/every'
import { sometimes } from '../../support/sometimes'

/** Returns the income of one home buyer by the rule of the specification. */
const volgensSpecificatie = (persoon: Persoon): number => {
  const gewoon = persoon.dienstBetrekking === 'Overig' ? 0 : (persoon.inkomen ?? 0)
  const binnen10Jaar = persoon.dienstBetrekking === 'Pensioen' ? 'nee' : persoon.pensioenBinnen10Jaar
  return binnen10Jaar === 'ja' ? (persoon.inkomenPensioenVerwacht ?? 0) : gewoon + (persoon.inkomenPensioen ?? 0)
}

describe('totaalInkomen', () => {
  it('totaalInkomen follows the specification for each orientation that a visitor can reach', () => {
    everyOrientatie((orientatie) => {
      const partner = orientatie.alleenSamen === 'samen' ? volgensSpecificatie(orientatie.partner) : 0
      expect(totaalInkomen(orientatie)).toBe(volgensSpecificatie(orientatie.eigen) + partner)
    })
  })

  it('totaalInkomen returns the same amount if the two home buyers are swapped', () => {
    everyLosseOrientatie((orientatie) => {
      const stel: Orientatie = { ...orientatie, alleenSamen: 'samen' }
      expect(totaalInkomen({ ...stel, eigen: stel.partner, partner: stel.eigen })).toBe(totaalInkomen(stel))
    })
  })
})

const start = nieuweOrientatie('MY')
const met = (eigen: Partial<Persoon>) => ({ ...start, eigen: { ...start.eigen, ...eigen } })

describe('heeftInkomen', () => {
  it.each<[string, Partial<Persoon>, boolean]>([
    ['nothing filled in', {}, false],
    ['an income of 0', { inkomen: 0 }, true],
    ['a pension', { dienstBetrekking: 'Pensioen', inkomenPensioen: 20_000 }, true],
    ['a pension without an amount', { dienstBetrekking: 'Pensioen' }, false],
    ['an income of the kind Overig', { dienstBetrekking: 'Overig', inkomen: 30_000 }, false],
    ['an expected pension', { pensioenBinnen10Jaar: 'ja', inkomenPensioenVerwacht: 20_000 }, true],
    ['retirement within ten years without an expected pension', { pensioenBinnen10Jaar: 'ja', inkomen: 30_000 }, false],
  ])('heeftInkomen with %s (%j) returns %s', (_wat, eigen, gegeven) => {
    expect(heeftInkomen(met(eigen))).toBe(gegeven)
  })

  it('heeftInkomen counts the income of the partner only if the visitor buys together', () => {
    const partner = { ...start.partner, inkomen: 30_000 }
    expect(heeftInkomen({ ...start, partner })).toBe(false)
    expect(heeftInkomen({ ...start, partner, alleenSamen: 'samen' })).toBe(true)
  })

  it('totaalInkomen returns 0 if heeftInkomen returns false', () => {
    everyOrientatie((orientatie) => {
      if (sometimes('no income', !heeftInkomen(orientatie))) expect(totaalInkomen(orientatie)).toBe(0)
    })
  })
})
