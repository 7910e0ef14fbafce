import type { either } from 'fp-ts'
import { from, map, mergeMap, type Observable } from 'rxjs'

import type { FinancieringsOpzet } from '../../domain'
import type { BerekeningFout, RentevastePeriode } from '../../domain/orientatie'

/** The result for one period, or why its calculation failed. */
export type PeriodeUitkomst = either.Either<BerekeningFout, FinancieringsOpzet>

/** A fixed-rate period with its outcome. */
export interface PeriodeAntwoord {
  /** The fixed-rate period. Months. */
  readonly periode: RentevastePeriode
  /** The result, or why the calculation failed. */
  readonly uitkomst: PeriodeUitkomst
}

/** The number of simultaneous requests, limited so that a service can answer other requests meanwhile. */
const TEGELIJK = 3

/**
 * Requests every period in order, three at a time. Emits each outcome when it arrives, and completes after the last.
 * `ask` must emit once and never error. Unsubscribing cancels the pending requests and sends no new ones.
 * @example
 * const { bereken } = createLokaleBerekening({ kader: () => Promise.resolve(kader) })
 * const ask = (rentevastperiode) => bereken({ ...verzoek, rentevastperiode })
 * const eerste = await firstValueFrom(askPeriodes([60, 120], ask))
 * eerste.periode // 60
 */
export const askPeriodes = (
  periodes: readonly RentevastePeriode[],
  ask: (periode: RentevastePeriode) => Observable<PeriodeUitkomst>,
): Observable<PeriodeAntwoord> =>
  from(periodes).pipe(mergeMap((periode) => ask(periode).pipe(map((uitkomst) => ({ periode, uitkomst }))), TEGELIJK))
