import {
  concat,
  distinctUntilChanged,
  map,
  of,
  skip,
  startWith,
  switchMap,
  timer,
  exhaustMap,
  filter,
  type Observable,
} from 'rxjs'

import type { Rekenstand } from '../../domain/orientatie'

/** The time in milliseconds that a message stays in its live region, unless another message replaces it. */
const DISPLAY_TIME = 1000

/** The new text of a live region; an empty text clears the region. */
export interface Announcement {
  /** The text, in Dutch. */
  readonly tekst: string
  /** Whether the text is for the assertive live region, rather than for the polite live region. */
  readonly urgent: boolean
}

const clearAfterDisplay = (tekst: string): Observable<string> =>
  tekst === '' ? of('') : concat(of(tekst), timer(DISPLAY_TIME).pipe(map(() => '')))

/**
 * Creates an operator that turns texts into changes of one live region (assertive if `urgent`). Each text is cleared
 * after a second, unless the next text replaces it earlier.
 */
export const toRegion =
  (urgent: boolean) =>
  (tekst$: Observable<string>): Observable<Announcement> =>
    tekst$.pipe(
      switchMap(clearAfterDisplay),
      startWith(''),
      distinctUntilChanged(),
      skip(1),
      map((tekst) => ({ tekst, urgent })),
    )

/** The state of the message about a recalculation: none (`stil`), waiting (`wacht`), or in the region (`staat`). */
export type Herberekening = 'stil' | 'wacht' | 'staat'

/** Returns a stream that emits true whenever `loading` changes from false to true after the subscription. */
const begin = (berekening$: Observable<Pick<Rekenstand, 'loading'>>): Observable<boolean> =>
  berekening$.pipe(
    map(({ loading }) => loading),
    distinctUntilChanged(),
    skip(1),
    filter((loading) => loading),
  )

/**
 * Creates an operator that emits the state of the message about a recalculation. The message is announced when
 * `hoorbaar$` emits, and is cleared a second later. Recalculations that begin before the message is cleared share that
 * message.
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
