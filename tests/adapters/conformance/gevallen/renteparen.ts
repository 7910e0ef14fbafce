import type { Normjaar } from '../../../../domain'
import { bestaandeWoning } from '../../../domain/rekenkern/voorbeeldverzoek'
import type { Schets } from './schets'

/** Returns the cases of a year with a rate with NHG and another rate without NHG. */
export const renteparen = (jaar: Normjaar): readonly Schets[] =>
  (
    [
      ['metnhg', 'de rente met NHG geldt', { onderpand: bestaandeWoning(300_000), eigenInleg: 30_000 }],
      ['bovengrens', 'de woning is duurder dan de NHG-grens', { onderpand: bestaandeWoning(480_000) }],
      ['zonderwoning', 'zonder woning geldt de rente zonder NHG', {}],
      ['zonderlening', 'zonder hypotheek is er geen NHG', { onderpand: bestaandeWoning(300_000), eigenInleg: 400_000 }],
    ] as const
  ).map(([naam, over, omstandigheden]) => ({
    ...omstandigheden,
    naam: `rentepaar-${naam}`,
    jaar,
    personen: [{ inkomen: 90_000 }],
    rente: 3.6,
    renteZonderNhg: 3.8,
    randen: [],
    over: `rente met en zonder NHG: ${over}`,
    bron: 'Rekenregels van deze rekenhulp, rente met en zonder NHG',
  }))
