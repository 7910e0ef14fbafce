import * as t from 'io-ts'

import { codecOf } from '../codec/codecOf'
import { metEenheid } from '../codec/metEenheid'
import { objectCodec } from '../codec/objectCodec'
import { kostenpostenCodec, type Kostenposten } from '../normen/kostenposten'
import type { Rentetarieven } from '../normen/rentepaar'
import { rentetarievenCodec } from '../normen/rentetarieven'
import { startersvrijstellingCodec, type Startersvrijstelling } from '../antwoorden/startersvrijstelling'

/** The codec of a list of norm names. Reports one error for the whole list, even when 100,000 names are wrong. */
const voorstellenCodec = codecOf(
  'Voorstellen',
  (waarde): waarde is readonly string[] =>
    Array.isArray(waarde) && waarde.every((naam: unknown) => typeof naam === 'string'),
  'verwacht de namen van normen',
)

/** The calculation settings in a receipt: norm year, version and hash; rates; cost items; startersvrijstelling. */
export interface Bewijskader {
  /** The year of the norms. */
  readonly normjaar: number
  /** The version of the norm set. */
  readonly normversie: string
  /** The SHA-256 of the norm set as JSON with sorted keys: 64 hexadecimal digits. */
  readonly normhash: string
  /** The valid rates. Percent a year, 0 to 100, by fixed-rate period in months. */
  readonly rentetarieven: Rentetarieven
  /** The cost items. Euro, 0 to 99.999.999. */
  readonly kosten: Kostenposten
  /** The SHA-256 of rates and cost items together: 64 hexadecimal digits. */
  readonly tariefhash: string
  /** The names of the norms that were only proposed; absent when there are none. */
  readonly voorstellen?: readonly string[]
  /** How many of the buyers may use the starter exemption of the transfer tax; absent when none may. */
  readonly startersvrijstelling?: Startersvrijstelling
}

/** The codec of the settings of a calculation in a receipt. Does not check the hashes. */
export const kaderCodec: t.Type<Bewijskader> = objectCodec(
  {
    normjaar: metEenheid(t.number, 'jaar van de normen'),
    normversie: t.string,
    normhash: t.string,
    rentetarieven: rentetarievenCodec,
    kosten: kostenpostenCodec,
    tariefhash: t.string,
  },
  { voorstellen: voorstellenCodec, startersvrijstelling: startersvrijstellingCodec },
)
