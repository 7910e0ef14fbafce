import type { either } from 'fp-ts'
import { from, map, mergeMap, type Observable } from 'rxjs'

import type { Uitkomst } from '../../domain'
import type { BerekeningFout, RentevastePeriode } from '../../domain/orientatie'

/** The result for one period with its ground, or the reason why the calculation for that period failed. */
export type PeriodeUitkomst = either.Either<BerekeningFout, Uitkomst>

/** A fixed-rate period with the outcome of its calculation. */
export interface PeriodeAntwoord {
  /** The fixed-rate period. Months. */
  readonly periode: RentevastePeriode
  /** The result, or why the calculation failed. */
  readonly uitkomst: PeriodeUitkomst
}

/** The maximum number of simultaneous requests, so that a calculation service can also answer other requests. */
const TEGELIJK = 3

/**
 * Calls `ask` for each period in order, with at most three pending requests at a time. The returned stream emits each
 * outcome when it arrives, and completes after the last outcome. The stream of `ask` must complete and never error.
 * Each of its outcomes is emitted. Unsubscribing cancels all requests.
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
