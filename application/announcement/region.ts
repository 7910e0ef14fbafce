import { concat, distinctUntilChanged, map, of, skip, startWith, switchMap, timer, type Observable } from 'rxjs'

/** How long a message stays in its region after it was announced, in milliseconds. */
export const DISPLAY_TIME = 1000

/** The text a live region holds from now on; the empty text clears it. */
export interface Announcement {
  /** The text, in Dutch. */
  readonly tekst: string
  /** Which region: the assertive one, or the polite one. */
  readonly urgent: boolean
}

const clearAfterDisplay = (tekst: string): Observable<string> =>
  tekst === '' ? of('') : concat(of(tekst), timer(DISPLAY_TIME).pipe(map(() => '')))

/** Shows each of these texts in one region for a second, or until the next text comes. */
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
