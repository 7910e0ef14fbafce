import type { either } from 'fp-ts'
import { from, map, mergeMap, type Observable } from 'rxjs'

import type { FinancieringsOpzet } from '../../domain'
import type { BerekeningFout, RentevastePeriode } from '../../domain/orientatie'

/** What a calculation of one period comes to, or why it failed. */
export type PeriodeUitkomst = either.Either<BerekeningFout, FinancieringsOpzet>

/** The outcome of one period. */
export interface PeriodeAntwoord {
  /** How long the rate is fixed. Months. */
  readonly periode: RentevastePeriode
  /** What it comes to, or why there is no answer. */
  readonly uitkomst: PeriodeUitkomst
}

/** How many periods are asked for at a time: a service answers others meanwhile. */
const TEGELIJK = 3

/**
 * Asks for every period, three at a time, in order; emits each answer when it comes, and completes after the last.
 * `ask` emits once and never errors. Unsubscribing cancels what is asked, and asks nothing more.
 */
export const askPeriodes = (
  periodes: readonly RentevastePeriode[],
  ask: (periode: RentevastePeriode) => Observable<PeriodeUitkomst>,
): Observable<PeriodeAntwoord> =>
  from(periodes).pipe(mergeMap((periode) => ask(periode).pipe(map((uitkomst) => ({ periode, uitkomst }))), TEGELIJK))
