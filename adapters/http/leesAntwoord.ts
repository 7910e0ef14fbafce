import { either } from 'fp-ts'
import type { Errors } from 'io-ts'

import type { BerekeningFout } from '../../application'
import {
  financieringsOpzetCodec,
  financieringsOpzetMetOnderpandCodec,
  toLeesfouten,
  type FinancieringsOpzet,
  type FinancieringsOpzetVerzoek,
} from '../../domain'

/** Reads the answer to this request; with a home in the request, the answer must speak of it. */
export const leesAntwoord = (
  verzoek: FinancieringsOpzetVerzoek,
  tekst: string,
): either.Either<BerekeningFout, FinancieringsOpzet> => {
  const codec = verzoek.onderpand === undefined ? financieringsOpzetCodec : financieringsOpzetMetOnderpandCodec
  return either.flatMap((json: unknown) => either.mapLeft(toOnleesbaar)(codec.decode(json)))(leesJson(tekst))
}

const leesJson = (tekst: string): either.Either<BerekeningFout, unknown> =>
  either.tryCatch(
    (): unknown => JSON.parse(tekst),
    () => ({ _tag: 'OnleesbaarAntwoord', meldingen: ['het antwoord is geen JSON'] }),
  )

const toOnleesbaar = (fouten: Errors): BerekeningFout => ({
  _tag: 'OnleesbaarAntwoord',
  meldingen: toLeesfouten(fouten).map(({ veld, melding }) => (veld === '' ? melding : `${veld}: ${melding}`)),
})
