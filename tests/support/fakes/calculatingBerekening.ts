import { either } from 'fp-ts'
import { of } from 'rxjs'

import type { BerekeningPort } from '../../../application'
import {
  berekenFinancieringsOpzet,
  type Berekening,
  type FinancieringsOpzetVerzoek,
  type RekenFout,
  type Rekenkader,
} from '../../../domain'
import type { BerekeningFout } from '../../../domain/orientatie'

/** A calculation port with the real engine. It answers at once and records every request. */
export interface CalculatingBerekening extends BerekeningPort {
  readonly verzoeken: readonly FinancieringsOpzetVerzoek[]
}

const toAntwoord = (normjaar: number) =>
  either.bimap(
    ({ _tag }: RekenFout): BerekeningFout => ({ _tag: 'NietTeBerekenen', reden: _tag }),
    ({ financieringsOpzet }: Berekening) => ({ ...financieringsOpzet, normjaar }),
  )

export const createCalculatingBerekening = (kader: () => Rekenkader): CalculatingBerekening => {
  const verzoeken: FinancieringsOpzetVerzoek[] = []
  return {
    verzoeken,
    bereken: (verzoek, startersvrijstelling = 'nee') => {
      verzoeken.push(verzoek)
      const current = kader()
      return of(
        toAntwoord(current.normen.jaar)(berekenFinancieringsOpzet(verzoek, { ...current, startersvrijstelling })),
      )
    },
  }
}
