import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { heeftInkomen, nieuweOrientatie, totaalInkomen } from '../../../domain'
import type { Persoon } from '../../../domain/orientatie'
import { orientaties } from '../../../adapters/testing/arbitraries/orientatie'

const start = nieuweOrientatie('MY')
const met = (eigen: Partial<Persoon>) => ({ ...start, eigen: { ...start.eigen, ...eigen } })

describe('an income', () => {
  it('is not given at first', () => {
    expect(heeftInkomen(start)).toBe(false)
  })

  it('is given when it is 0', () => {
    expect(heeftInkomen(met({ inkomen: 0 }))).toBe(true)
  })

  it.each<[string, Partial<Persoon>, boolean]>([
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
    fc.assert(
      fc.property(orientaties(), (orientatie) => {
        expect(heeftInkomen(orientatie) || totaalInkomen(orientatie) === 0).toBe(true)
      }),
    )
  })
})
