import * as t from 'io-ts'

import { codecOf } from '../codec/codecOf'
import { metEenheid } from '../codec/metEenheid'
import { objectCodec } from '../codec/objectCodec'
import { kostenpostenCodec, type Kostenposten } from '../normen/kostenposten'
import { rentetarievenCodec, type Rentetarieven } from '../normen/rentetarieven'
import { startersvrijstellingCodec, type Startersvrijstelling } from '../orientatie/startersvrijstelling'

/** Refuses a wrong list of names as a whole: an error for each of a hundred thousand names helps nobody. */
const voorstellenCodec = codecOf(
  'Voorstellen',
  (waarde): waarde is readonly string[] =>
    Array.isArray(waarde) && waarde.every((naam: unknown) => typeof naam === 'string'),
  'verwacht de namen van normen',
)

/** The norms, rates and cost items of a calculation, as a receipt stores them. */
export interface Bewijskader {
  /** The year of the norms. */
  readonly normjaar: number
  /** The version of the norm set. */
  readonly normversie: string
  /** The hash of the norm set: SHA-256 over JSON with sorted keys, 64 hexadecimal digits. */
  readonly normhash: string
  /** The valid rates. Percent a year, 0 to 100, by fixed-rate period in months. */
  readonly rentetarieven: Rentetarieven
  /** The cost items. Euro, 0 to 99.999.999. */
  readonly kosten: Kostenposten
  /** The hash of rates and cost items together. */
  readonly tariefhash: string
  /** The names of the norms that were only proposed; absent when there are none. */
  readonly voorstellen?: readonly string[]
  /** Which buyers pay no transfer tax as a starter; absent when none do. */
  readonly startersvrijstelling?: Startersvrijstelling
}

/** The codec of the norms, rates and cost items in a receipt. */
export const kaderCodec = objectCodec<Bewijskader>(
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
