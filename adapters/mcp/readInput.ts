import { either } from 'fp-ts'
import type * as t from 'io-ts'

import { strictly, toMeldingen } from '../../domain'
import { toEenJaarEerder } from '../../domain/invoer'

type Velden = Readonly<Record<string, unknown>>

/** Is this an object of fields? */
export const isVelden = (waarde: unknown): waarde is Velden =>
  typeof waarde === 'object' && waarde !== null && !Array.isArray(waarde)

const metIngangsdatum =
  (ingangsdatum: string) =>
  (gever: unknown): unknown =>
    isVelden(gever) && isVelden(gever['inkomsten'])
      ? { ...gever, inkomsten: { ingangsdatum, ...gever['inkomsten'] } }
      : gever

/** A request with the dates that no figure depends on, where they were left out. */
const metDatums = (verzoek: unknown, nu: Date): unknown => {
  if (!isVelden(verzoek)) return verzoek
  const ingangsdatum = toEenJaarEerder(nu)
  const { hypotheekgevers } = verzoek
  return {
    ingangsdatumHypotheek: ingangsdatum,
    timestamp: nu.toISOString(),
    ...verzoek,
    ...(Array.isArray(hypotheekgevers) && { hypotheekgevers: hypotheekgevers.map(metIngangsdatum(ingangsdatum)) }),
  }
}

/**
 * Reads what an assistant sends with a codec, or says what is wrong, a sentence for each field. Dates may be left out.
 * A field that the codec does not know is refused: misspelled, it would count for nothing without a word.
 */
export const readInput = <A>(
  codec: t.Decoder<unknown, A>,
  invoer: Velden,
  nu: Date,
): either.Either<readonly string[], A> => {
  const aangevuld = Object.hasOwn(invoer, 'verzoek') ? { ...invoer, verzoek: metDatums(invoer['verzoek'], nu) } : invoer
  return either.mapLeft(toMeldingen)(strictly(codec).decode(aangevuld))
}
