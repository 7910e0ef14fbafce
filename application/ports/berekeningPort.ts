import type { either } from 'fp-ts'
import type { Observable } from 'rxjs'

import type { BerekeningFout, FinancieringsOpzet, FinancieringsOpzetVerzoek } from '../../domain'

/**
 * Calculates one financieringsopzet. Emits once and completes; never errors and never throws. Starts when it is
 * subscribed to; unsubscribing cancels the request.
 */
export interface BerekeningPort {
  readonly bereken: (
    verzoek: FinancieringsOpzetVerzoek,
  ) => Observable<either.Either<BerekeningFout, FinancieringsOpzet>>
}
