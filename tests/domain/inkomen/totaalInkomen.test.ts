import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { nieuweOrientatie, totaalInkomen, type Orientatie } from '../../../domain'
import { nieuwePersoon, type Persoon } from '../../../domain/orientatie'
import { bedragen } from '../../../adapters/testing/arbitraries/bedrag'
import { losseOrientaties, orientaties } from '../../../adapters/testing/arbitraries/orientatie'

const alleen = (eigen: Partial<Persoon>): Orientatie => ({
  ...nieuweOrientatie('MY'),
  eigen: { ...nieuwePersoon, ...eigen },
})

const samen = (eigen: Partial<Persoon>, partner: Partial<Persoon>): Orientatie => ({
  ...alleen(eigen),
  alleenSamen: 'samen',
  partner: { ...nieuwePersoon, ...partner },
})

/** The sentence of the specification, over what a reachable orientation still shows. */
const volgensSpecificatie = (persoon: Persoon): number => {
  const gewoon = persoon.dienstBetrekking === 'Overig' ? 0 : (persoon.inkomen ?? 0)
  const binnen10Jaar = persoon.dienstBetrekking === 'Pensioen' ? 'nee' : persoon.pensioenBinnen10Jaar
  return binnen10Jaar === 'ja' ? (persoon.inkomenPensioenVerwacht ?? 0) : gewoon + (persoon.inkomenPensioen ?? 0)
}

describe('the total income', () => {
  it.each<[string, number, Orientatie]>([
    ['of an empty form is 0', 0, nieuweOrientatie('FL')],
    ['is the own income', 60_000, alleen({ inkomen: 60_000 })],
    ['is the own pension income', 35_000, alleen({ dienstBetrekking: 'Pensioen', inkomenPensioen: 35_000 })],
    [
      'is only the expected pension of who retires within ten years',
      30_000,
      alleen({ inkomen: 70_000, pensioenBinnen10Jaar: 'ja', inkomenPensioenVerwacht: 30_000 }),
    ],
    ['is 0 while that expected pension is empty', 0, alleen({ inkomen: 70_000, pensioenBinnen10Jaar: 'ja' })],
    ['counts Overig as 0', 0, alleen({ dienstBetrekking: 'Overig', inkomen: 70_000 })],
    [
      'counts the expected pension of Overig',
      20_000,
      alleen({ dienstBetrekking: 'Overig', pensioenBinnen10Jaar: 'ja', inkomenPensioenVerwacht: 20_000 }),
    ],
    [
      'ignores the hidden answer of a pensioner about retiring within ten years',
      35_000,
      alleen({
        dienstBetrekking: 'Pensioen',
        inkomenPensioen: 35_000,
        pensioenBinnen10Jaar: 'ja',
        inkomenPensioenVerwacht: 1,
      }),
    ],
    ['adds the partner when together', 90_000, samen({ inkomen: 60_000 }, { inkomen: 30_000 })],
    [
      'counts the partner by the same rules',
      80_000,
      samen({ inkomen: 60_000 }, { inkomen: 90_000, pensioenBinnen10Jaar: 'ja', inkomenPensioenVerwacht: 20_000 }),
    ],
    ['counts a partner without income as 0', 60_000, samen({ inkomen: 60_000 }, {})],
    [
      'leaves out the partner when alone',
      60_000,
      { ...samen({ inkomen: 60_000 }, { inkomen: 30_000 }), alleenSamen: 'alleen' },
    ],
  ])('%s', (_, verwacht, orientatie) => {
    expect(totaalInkomen(orientatie)).toBe(verwacht)
  })

  it('is what the specification says of any orientation a visitor arrives at', () => {
    fc.assert(
      fc.property(orientaties(), (orientatie) => {
        const partner = orientatie.alleenSamen === 'samen' ? volgensSpecificatie(orientatie.partner) : 0
        expect(totaalInkomen(orientatie)).toBe(volgensSpecificatie(orientatie.eigen) + partner)
      }),
    )
  })

  it('is the same whoever of the two is the partner', () => {
    fc.assert(
      fc.property(losseOrientaties(), (orientatie) => {
        const stel: Orientatie = { ...orientatie, alleenSamen: 'samen' }
        expect(totaalInkomen({ ...stel, eigen: stel.partner, partner: stel.eigen })).toBe(totaalInkomen(stel))
      }),
    )
  })

  it('does not depend on debts, home or period', () => {
    fc.assert(
      fc.property(losseOrientaties(), bedragen(), (orientatie, bedrag) => {
        const anders: Orientatie = { ...orientatie, vraagprijsWoning: bedrag, eigenGeld: bedrag, renteperiode: 1 }
        expect(totaalInkomen(anders)).toBe(totaalInkomen(orientatie))
      }),
    )
  })
})
