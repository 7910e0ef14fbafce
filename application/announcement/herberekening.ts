import { concat, distinctUntilChanged, exhaustMap, filter, map, of, skip, timer, type Observable } from 'rxjs'

import type { Rekenstand } from '../../domain/orientatie'
import { DISPLAY_TIME } from './region'

/** The state of the message about a recalculation: none, waiting to be announced, or in the region. */
export type Herberekening = 'stil' | 'wacht' | 'staat'

/** Emits whenever loading begins again, not for the first calculation. */
const begin = (berekening$: Observable<Pick<Rekenstand, 'loading'>>): Observable<boolean> =>
  berekening$.pipe(
    map(({ loading }) => loading),
    distinctUntilChanged(),
    skip(1),
    filter((loading) => loading),
  )

/**
 * Announces a recalculation as soon as no dialog is open, finished or not. A recalculation that begins before the
 * message is cleared belongs to the same burst of changes, which is announced once.
 */
export const toHerberekening =
  (hoorbaar$: Observable<unknown>) =>
  (berekening$: Observable<Pick<Rekenstand, 'loading'>>): Observable<Herberekening> =>
    begin(berekening$).pipe(
      exhaustMap(() =>
        concat(
          of('wacht' as const),
          hoorbaar$.pipe(map(() => 'staat' as const)),
          timer(DISPLAY_TIME).pipe(map(() => 'stil' as const)),
        ),
      ),
    )
