import type { either } from 'fp-ts'
import type { Observable } from 'rxjs'

import type { FinancieringsOpzet, FinancieringsOpzetVerzoek } from '../../domain'
import type { BerekeningFout } from './berekeningFout'

/**
 * Calculates one financieringsopzet. Emits once and completes; never errors and never throws. Starts when it is
 * subscribed to; unsubscribing cancels the request.
 */
export interface BerekeningPort {
  readonly bereken: (
    verzoek: FinancieringsOpzetVerzoek,
  ) => Observable<either.Either<BerekeningFout, FinancieringsOpzet>>
}
