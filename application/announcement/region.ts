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

/** How long a message stays in its region after it was announced, in milliseconds. */
const DISPLAY_TIME = 1000

/** The new text of a live region; an empty text clears the region. */
export interface Announcement {
  /** The text, in Dutch. */
  readonly tekst: string
  /** Whether the text is for the assertive region; otherwise it is for the polite one. */
  readonly urgent: boolean
}

const clearAfterDisplay = (tekst: string): Observable<string> =>
  tekst === '' ? of('') : concat(of(tekst), timer(DISPLAY_TIME).pipe(map(() => '')))

/** Shows each text in one region for a second, or until the next text arrives. */
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

/** The state of the message about a recalculation: none, waiting to be announced, or in the region. */
export type Herberekening = 'stil' | 'wacht' | 'staat'

/** Emits whenever a calculation begins, except for the first calculation. */
const begin = (berekening$: Observable<Pick<Rekenstand, 'loading'>>): Observable<boolean> =>
  berekening$.pipe(
    map(({ loading }) => loading),
    distinctUntilChanged(),
    skip(1),
    filter((loading) => loading),
  )

/**
 * Emits the state of the message about a recalculation, which is announced as soon as no dialog is open. A
 * recalculation that begins before the message is cleared belongs to the same burst, which is announced once.
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
