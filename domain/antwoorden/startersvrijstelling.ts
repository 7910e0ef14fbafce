import * as t from 'io-ts'

import { withStandard, type StandardChoice } from '../codec/standardSchema'
import { kopersVan, type Antwoorden } from './antwoorden'
import type { Persoon, Wie } from './persoon'

/** Which buyers are exempt from transfer tax: `nee` none, `eenVanTwee` one of two (half of the price), `ja` all. */
export type Startersvrijstelling = 'nee' | 'eenVanTwee' | 'ja'
/** The codec of `Startersvrijstelling`: which home buyers are exempt from transfer tax as a starter. */
export const startersvrijstellingCodec: StandardChoice<Startersvrijstelling> = withStandard(
  t.keyof({ nee: null, eenVanTwee: null, ja: null }, 'Startersvrijstelling'),
)

/** Whether a buyer may be young enough for the exemption: false for someone with a pension, now or within ten years. */
const kanStarterZijn = ({ dienstBetrekking, pensioenBinnen10Jaar }: Persoon): boolean =>
  dienstBetrekking !== 'Pensioen' && pensioenBinnen10Jaar === 'nee'

/**
 * Returns the home buyers who may be young enough to be starters, according to their answers.
 * @example
 * mogelijkeStarters(orientatie) // [ 'eigen' ]
 */
export const mogelijkeStarters = (antwoorden: Antwoorden): readonly Wie[] =>
  kopersVan(antwoorden).filter((wie) => kanStarterZijn(antwoorden[wie]))

/**
 * Returns how many home buyers use the startersvrijstelling, for a calculation with these answers. A buyer who cannot
 * be a starter does not count. The calculation itself checks whether the home qualifies.
 * @example
 * startersvrijstellingVan(orientatie) // 'nee'
 */
export const startersvrijstellingVan = (antwoorden: Antwoorden): Startersvrijstelling => {
  const vrij = mogelijkeStarters(antwoorden).filter((wie) => antwoorden[wie].startersvrijstelling === 'ja').length
  if (vrij === 0) return 'nee'
  return vrij === kopersVan(antwoorden).length ? 'ja' : 'eenVanTwee'
}
