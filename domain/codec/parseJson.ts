import { either, function as fp } from 'fp-ts'
import type * as t from 'io-ts'

import { dubbeleSleutelIn } from './dubbeleSleutel'
import { toLeesfouten, type Leesfout } from './leesfout'

const toMelding = ({ veld, melding }: Leesfout): string => (veld === '' ? melding : `${veld}: ${melding}`)

/** What is wrong, a sentence for each field: `eigenInleg: verwacht een bedrag van 0 tot en met 99999999`. */
export const toMeldingen = (fouten: t.Errors): readonly string[] => toLeesfouten(fouten).map(toMelding)

/** Why a text is not read: it is no JSON, or a key stands in it twice. */
export type JsonFout = 'GeenJson' | Leesfout

/** Reads a text as JSON in which every key stands once: of two amounts nobody can say which was meant. */
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
 * Reads a JSON text with a codec, or says in Dutch what is wrong with it. A key that stands twice is refused.
 * `geenJson` says it of a text that is no JSON.
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
