import * as t from 'io-ts'

import { codecOf } from '../codec/codecOf'
import { kostenpostenCodec } from '../normen/kostenposten'
import { rentetarievenCodec } from '../normen/rentetarieven'
import { startersvrijstellingCodec } from '../orientatie/startersvrijstelling'

/** A list of names, which is refused as a whole: a mistake for each of a hundred thousand helps nobody. */
const voorstellenCodec = codecOf(
  'Voorstellen',
  (waarde): waarde is readonly string[] =>
    Array.isArray(waarde) && waarde.every((naam: unknown) => typeof naam === 'string'),
  'verwacht de namen van normen',
)

/** What a calculation took as given, as a receipt holds it. */
export const kaderCodec = t.readonly(
  t.exact(
    t.intersection([
      t.type({
        /** The year of the norms. */
        normjaar: t.number,
        /** The version of the norm set. */
        normversie: t.string,
        /** The hash of the norm set: SHA-256 over JSON with sorted keys, 64 hexadecimal digits. */
        normhash: t.string,
        /** The rates that could be read. Percent a year, 0 to 100, by fixed-rate period in months. */
        rentetarieven: rentetarievenCodec,
        /** The cost items. Euro, 0 to 99.999.999. */
        kosten: t.exact(kostenpostenCodec),
        /** The hash of rates and cost items together. */
        tariefhash: t.string,
      }),
      t.partial({
        /** The names of the norms that were only proposed; absent when there were none. */
        voorstellen: voorstellenCodec,
        /** Who pays no transfer tax as a starter; absent when nobody does. */
        startersvrijstelling: startersvrijstellingCodec,
      }),
    ]),
  ),
)
