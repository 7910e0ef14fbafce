import { either, function as fp } from 'fp-ts'

import { recordZonderJaar, REKENKERN_VERSIE } from '../rekenkern/bereken'
import type { RekenFout } from '../rekenkader/rekenFout'
import type { Rekenkader } from '../rekenkader/rekenkader'
import type { FinancieringsOpzetVerzoek } from '../antwoorden/verzoek'
import { verzoekCodec } from '../verzoek/verzoekCodec'
import { canoniek, identiteitVan, zegelVan } from './identiteit'
import type { Rekenbewijs } from './rekenbewijs'

const metVasteVolgorde = (bewijs: Rekenbewijs): Rekenbewijs => JSON.parse(canoniek(bewijs)) as Rekenbewijs

/** Returns a request without unknown fields, or unchanged when its codec refuses the request. */
const zonderOnbekende = (verzoek: FinancieringsOpzetVerzoek): FinancieringsOpzetVerzoek =>
  fp.pipe(
    verzoekCodec.decode(verzoek),
    either.getOrElse(() => verzoek),
  )

/**
 * Calculates a request and returns its receipt, or a Left with the reason why there is no outcome. The receipt is plain
 * JSON data whose keys are always in the same order.
 * @example
 * const { right } = createRekenbewijs(verzoek, kader)
 * right.formaat // 'rekenbewijs/1'
 */
export const createRekenbewijs = (
  verzoek: FinancieringsOpzetVerzoek,
  kader: Rekenkader,
): either.Either<RekenFout, Rekenbewijs> =>
  fp.pipe(
    recordZonderJaar(verzoek, kader),
    either.map((financieringsOpzet) => {
      const bewijs = {
        formaat: 'rekenbewijs/1' as const,
        rekenkern: REKENKERN_VERSIE,
        kader: identiteitVan(kader),
        verzoek: zonderOnbekende(verzoek),
        financieringsOpzet,
      }
      return metVasteVolgorde({ ...bewijs, zegel: zegelVan(bewijs) })
    }),
  )
