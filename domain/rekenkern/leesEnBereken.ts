import { either } from 'fp-ts'
import type * as t from 'io-ts'

import { toMeldingen } from '../leesfout'
import { verzoekCodec } from '../verzoek'
import { berekenFinancieringsOpzet, type Berekening } from './berekenFinancieringsOpzet'
import type { RekenFout } from './rekenFout'
import type { Rekenkader } from './rekenkader'

/** What was given is no request; `meldingen` says why, a Dutch sentence for each field. */
export interface OnleesbaarVerzoek {
  readonly _tag: 'OnleesbaarVerzoek'
  readonly meldingen: readonly string[]
}

const toOnleesbaar = (fouten: t.Errors): OnleesbaarVerzoek => ({
  _tag: 'OnleesbaarVerzoek',
  meldingen: toMeldingen(fouten),
})

/**
 * Reads something of any form, such as parsed JSON, as the body of the calculation call (specification, section 7) and
 * calculates what it comes to: the record with amounts in euro, or what is wrong with the request or with the `kader`.
 * Pure; never throws for JSON, whatever is in it.
 */
export const leesEnBereken = (
  invoer: unknown,
  kader: Rekenkader,
): either.Either<OnleesbaarVerzoek | RekenFout, Berekening> =>
  either.flatMap(
    either.mapLeft(toOnleesbaar)(verzoekCodec.decode(invoer)),
    (verzoek): either.Either<OnleesbaarVerzoek | RekenFout, Berekening> => berekenFinancieringsOpzet(verzoek, kader),
  )
