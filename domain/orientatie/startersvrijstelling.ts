import * as t from 'io-ts'

import { kopersVan, type Antwoorden } from './antwoorden'
import type { Persoon, Wie } from './persoon'

/** The codec of who is exempt from transfer tax as a starter: nobody, one of two for half the home, or all buyers. */
export const startersvrijstellingCodec = t.keyof({ nee: null, eenVanTwee: null, ja: null }, 'Startersvrijstelling')
/** Which home buyers are exempt from transfer tax as a starter: nobody, one of two for half the home, or all. */
export type Startersvrijstelling = t.TypeOf<typeof startersvrijstellingCodec>

/** Whether a buyer can be young enough: not one who gets AOW now or within ten years. */
const kanStarterZijn = ({ dienstBetrekking, pensioenBinnen10Jaar }: Persoon): boolean =>
  dienstBetrekking !== 'Pensioen' && pensioenBinnen10Jaar === 'nee'

/**
 * Returns the home buyers who can be starters according to these answers.
 * @example
 * mogelijkeStarters(orientatie) // [ 'eigen' ]
 */
export const mogelijkeStarters = (antwoorden: Antwoorden): readonly Wie[] =>
  kopersVan(antwoorden).filter((wie) => kanStarterZijn(antwoorden[wie]))

/**
 * Returns the startersvrijstelling that an embedded calculation of these answers uses. The calculation itself checks
 * whether the home qualifies.
 * @example
 * startersvrijstellingVan(orientatie) // 'nee'
 */
export const startersvrijstellingVan = (antwoorden: Antwoorden): Startersvrijstelling => {
  const vrij = mogelijkeStarters(antwoorden).filter((wie) => antwoorden[wie].startersvrijstelling === 'ja').length
  if (vrij === 0) return 'nee'
  return vrij === kopersVan(antwoorden).length ? 'ja' : 'eenVanTwee'
}
