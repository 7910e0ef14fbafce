import { either } from 'fp-ts'
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
export const leesJson = <A>(codec: t.Type<A, unknown>, tekst: string): either.Either<readonly string[], A> =>
  either.flatMap((waarde: unknown) => either.mapLeft(toMeldingen)(codec.decode(waarde)))(parse(tekst))
