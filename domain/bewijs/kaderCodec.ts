import * as t from 'io-ts'

import { kostenpostenCodec, rentetarievenCodec } from '../normen'
import { startersvrijstellingCodec } from '../orientatie'

/** What a calculation took as given, as a receipt holds it. */
export const kaderCodec = t.readonly(
  t.exact(
    t.intersection([
      t.type({
        normjaar: t.number,
        normversie: t.string,
        normhash: t.string,
        rentetarieven: rentetarievenCodec,
        kosten: t.exact(kostenpostenCodec),
        tariefhash: t.string,
      }),
      t.partial({ voorstellen: t.readonlyArray(t.string), startersvrijstelling: startersvrijstellingCodec }),
    ]),
  ),
)
