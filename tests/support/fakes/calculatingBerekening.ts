import { either, function as fp } from 'fp-ts'
import { of } from 'rxjs'

import type { BerekeningPort } from '../../../application'
import {
  berekenFinancieringsOpzet,
  type FinancieringsOpzetVerzoek,
  type LokaleGrond,
  type RekenFout,
  type Rekenkader,
  type Uitkomst,
} from '../../../domain'
import type { BerekeningFout } from '../../../domain/orientatie'

/** A calculation port with the real engine. It answers at once and records every request. */
export interface CalculatingBerekening extends BerekeningPort {
  readonly verzoeken: readonly FinancieringsOpzetVerzoek[]
}

const answer = (grond: LokaleGrond): either.Either<BerekeningFout, Uitkomst> =>
  fp.pipe(
    berekenFinancieringsOpzet(grond.verzoek, grond.kader),
    either.bimap(
      ({ _tag }: RekenFout): BerekeningFout => ({ _tag: 'NietTeBerekenen', reden: _tag }),
      ({ financieringsOpzet }) => ({ financieringsOpzet, grond }),
    ),
  )

/** Creates the embedded calculation, which answers at once. `isVoorbeeldrente` tells whether the rates are examples. */
export const createCalculatingBerekening = (
  kader: () => Rekenkader,
  isVoorbeeldrente = () => false,
): CalculatingBerekening => {
  const verzoeken: FinancieringsOpzetVerzoek[] = []
  return {
    verzoeken,
    bereken: (verzoek, startersvrijstelling = 'nee') => {
      verzoeken.push(verzoek)
      const own = { ...kader(), startersvrijstelling }
      return of(answer({ plaats: 'lokaal', verzoek, kader: own, isVoorbeeldrente: isVoorbeeldrente() }))
    },
  }
}
