import { either, function as fp } from 'fp-ts'
import type * as t from 'io-ts'

import { dubbeleSleutelIn } from './dubbeleSleutel'
import { toLeesfouten, type Leesfout } from './leesfout'

const toMelding = ({ veld, melding }: Leesfout): string => (veld === '' ? melding : `${veld}: ${melding}`)

/**
 * Returns a Dutch message for each field with an error: the path to the field, a colon and the error. A message about
 * the whole value has no path and no colon.
 * @example
 * const { left } = verzoekCodec.decode({ ...verzoek, eigenInleg: '20.000' })
 * toMeldingen(left) // [ 'eigenInleg: verwacht een bedrag van 0 tot en met 99999999' ]
 */
export const toMeldingen = (fouten: t.Errors): readonly string[] => toLeesfouten(fouten).map(toMelding)

/** The reason why a text cannot be read: it is not JSON, or an object has a duplicate key. */
export type JsonFout = 'GeenJson' | Leesfout

/** Parses a JSON text; a Left has the error. Refuses a duplicate key, because it is unclear which value counts. */
export const readJson = (tekst: string): either.Either<JsonFout, unknown> =>
  fp.pipe(
    either.tryCatch(
      (): unknown => JSON.parse(tekst),
      (): JsonFout => 'GeenJson',
    ),
    either.flatMap((waarde) => {
      const dubbel = dubbeleSleutelIn(tekst, waarde)
      return dubbel === undefined ? either.right(waarde) : either.left(dubbel)
    }),
  )

/**
 * Reads a JSON text with a codec; a Left has the errors in Dutch. Refuses duplicate keys. `geenJson` creates the error
 * for a text that is not JSON.
 * @example
 * parseJson(bedragCodec, '300000') // { _tag: 'Right', right: 300000 }
 * parseJson(bedragCodec, '-1') // { _tag: 'Left', left: [ 'verwacht een bedrag van 0 tot en met 99999999' ] }
 */
export const parseJson = <A>(
  codec: t.Decoder<unknown, A>,
  tekst: string,
  geenJson: (tekst: string) => string = () => 'geen JSON',
): either.Either<readonly string[], A> =>
  fp.pipe(
    readJson(tekst),
    either.mapLeft((fout) => [fout === 'GeenJson' ? geenJson(tekst) : toMelding(fout)]),
    either.flatMap((waarde) => fp.pipe(codec.decode(waarde), either.mapLeft(toMeldingen))),
  )
