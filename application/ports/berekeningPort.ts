import type { either } from 'fp-ts'
import type { Observable } from 'rxjs'

import type { FinancieringsOpzet, FinancieringsOpzetVerzoek } from '../../domain'
import type { BerekeningFout, Startersvrijstelling } from '../../domain/orientatie'

/**
 * Calculates one financieringsopzet. Emits once and completes; never errors and never throws. Starts on subscription;
 * unsubscribing cancels the request. The embedded calculation applies the exemption for starters; a service does not
 * receive it.
 */
export interface BerekeningPort {
  /** Calculates a request. The buyers who pay no transfer tax are in `startersvrijstelling`, not in the request. */
  readonly bereken: (
    verzoek: FinancieringsOpzetVerzoek,
    startersvrijstelling?: Startersvrijstelling,
  ) => Observable<either.Either<BerekeningFout, FinancieringsOpzet>>
}
