import { either, function as fp } from 'fp-ts'

import {
  financieringsOpzetCodec,
  financieringsOpzetMetOnderpandCodec,
  parseJson,
  type FinancieringsOpzet,
  type FinancieringsOpzetVerzoek,
} from '../../domain'
import type { BerekeningFout } from '../../domain/orientatie'

const toOnleesbaar = (meldingen: readonly string[]): BerekeningFout => ({ _tag: 'OnleesbaarAntwoord', meldingen })

/** Reads the answer to this request; with a home in the request, the answer must speak of it. */
export const readAnswer = (
  verzoek: FinancieringsOpzetVerzoek,
  text: string,
): either.Either<BerekeningFout, FinancieringsOpzet> => {
  const codec = verzoek.onderpand === undefined ? financieringsOpzetCodec : financieringsOpzetMetOnderpandCodec
  return fp.pipe(parseJson<FinancieringsOpzet>(codec, text), either.mapLeft(toOnleesbaar))
}
