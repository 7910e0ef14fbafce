import { either, function as fp } from 'fp-ts'
import type * as t from 'io-ts'

import { toLeesfouten } from './leesfout'

/** What is wrong, a sentence for each field: `eigenInleg: verwacht een bedrag van 0 tot en met 99999999`. */
export const toMeldingen = (fouten: t.Errors): readonly string[] =>
  toLeesfouten(fouten).map(({ veld, melding }) => (veld === '' ? melding : `${veld}: ${melding}`))

const parse = (tekst: string): either.Either<readonly string[], unknown> =>
  either.tryCatch(
    (): unknown => JSON.parse(tekst),
    () => ['geen JSON'],
  )

/** Reads a JSON text with a codec, or says in Dutch what is wrong with it. */
export const parseJson = <A>(codec: t.Decoder<unknown, A>, tekst: string): either.Either<readonly string[], A> =>
  fp.pipe(
    parse(tekst),
    either.flatMap((waarde) => fp.pipe(codec.decode(waarde), either.mapLeft(toMeldingen))),
  )
