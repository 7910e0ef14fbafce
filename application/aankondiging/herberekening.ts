import { concat, distinctUntilChanged, exhaustMap, filter, map, of, skip, timer, type Observable } from 'rxjs'

import type { Rekenstand } from '../../domain'
import { DISPLAY_TIME } from './region'

/** How far the message about a recalculation is: there is none, it waits to be announced, or it has been. */
export type Herberekening = 'stil' | 'wacht' | 'staat'

/** Emits whenever loading begins again; what is going on at the start is the first calculation. */
const begin = (berekening$: Observable<Pick<Rekenstand, 'loading'>>): Observable<boolean> =>
  berekening$.pipe(
    map(({ loading }) => loading),
    distinctUntilChanged(),
    skip(1),
    filter((loading) => loading),
  )

/**
 * Announces a recalculation as soon as it can be heard, whether or not it has ended by then. What begins before the
 * message is gone belongs to the same burst of changes, which is announced once.
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
