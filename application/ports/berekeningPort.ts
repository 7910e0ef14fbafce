import type { either } from 'fp-ts'
import type { Observable } from 'rxjs'

import type { FinancieringsOpzet, FinancieringsOpzetVerzoek } from '../../domain'
import type { BerekeningFout, Startersvrijstelling } from '../../domain/orientatie'

/**
 * Calculates one financieringsopzet. Emits once and completes; never errors and never throws. Starts when it is
 * subscribed to; unsubscribing cancels the request. An embedded calculation counts with the exemption for starters; a
 * service is not asked about it.
 */
export interface BerekeningPort {
  /** Calculates a request; `startersvrijstelling` says who pays no transfer tax, which no request does. */
  readonly bereken: (
    verzoek: FinancieringsOpzetVerzoek,
    startersvrijstelling?: Startersvrijstelling,
  ) => Observable<either.Either<BerekeningFout, FinancieringsOpzet>>
}
