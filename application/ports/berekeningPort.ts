import type { either } from 'fp-ts'
import type { Observable } from 'rxjs'

import type { FinancieringsOpzetVerzoek, Uitkomst } from '../../domain'
import type { BerekeningFout, Startersvrijstelling } from '../../domain/orientatie'

/**
 * The port that calculates a result. The calculation starts on subscription. The stream emits the result with its
 * ground, or an error; it never errors itself. It may then emit the same result object once more, when more of the
 * ground is known, and completes. Unsubscribing cancels the request. The embedded calculation applies the exemption for
 * starters; a calculation service does not receive the exemption.
 */
export interface BerekeningPort {
  /** Calculates a request. `startersvrijstelling` tells how many buyers have that exemption; absent means none. */
  readonly bereken: (
    verzoek: FinancieringsOpzetVerzoek,
    startersvrijstelling?: Startersvrijstelling,
  ) => Observable<either.Either<BerekeningFout, Uitkomst>>
}
