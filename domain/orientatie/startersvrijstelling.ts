import * as t from 'io-ts'

import { kopersVan, type Antwoorden } from './antwoorden'
import type { Persoon, Wie } from './persoon'

/** Who of the home buyers is exempt from transfer tax as a starter: nobody, one of two for half the home, or all. */
export const startersvrijstellingCodec = t.keyof({ nee: null, eenVanTwee: null, ja: null }, 'Startersvrijstelling')
/** Who of the home buyers is exempt: nobody, one of two for half the home, or all. */
export type Startersvrijstelling = t.TypeOf<typeof startersvrijstellingCodec>

/** Who gets AOW, or will within ten years, is past the age of a starter. */
const kanStarterZijn = ({ dienstBetrekking, pensioenBinnen10Jaar }: Persoon): boolean =>
  dienstBetrekking !== 'Pensioen' && pensioenBinnen10Jaar === 'nee'

/** The home buyers who can be starters, for all that was answered. */
export const mogelijkeStarters = (antwoorden: Antwoorden): readonly Wie[] =>
  kopersVan(antwoorden).filter((wie) => kanStarterZijn(antwoorden[wie]))

/**
 * What an embedded calculation of these answers counts with. Whether the home is one that the exemption holds for, is
 * for the calculation to say.
 */
export const startersvrijstellingVan = (antwoorden: Antwoorden): Startersvrijstelling => {
  const vrij = mogelijkeStarters(antwoorden).filter((wie) => antwoorden[wie].startersvrijstelling === 'ja').length
  if (vrij === 0) return 'nee'
  return vrij === kopersVan(antwoorden).length ? 'ja' : 'eenVanTwee'
}
