import { either } from 'fp-ts'
import { of, switchMap, timer, type MonoTypeOperatorFunction, type Observable, type SchedulerLike } from 'rxjs'

import type { BerekeningFout } from '../../domain'
import { wachttijdVan } from './retryAfter'
import type { Mislukking, Uitkomst } from './stuurVerzoek'

/** How often an attempt that failed is made again. */
const HERKANSINGEN = 2
/** The longest pause after the first attempt, in milliseconds; it doubles every time. */
const EERSTE_PAUZE = 500
/** A service that asks for more patience than this (milliseconds) is not asked again. */
const LANGSTE_WACHTTIJD = 10_000

/** What decides how long the pauses are. */
export interface Ritme {
  readonly willekeur: () => number
  readonly scheduler: SchedulerLike
}

/** Makes an attempt again, twice at most, when it failed in a way that may pass; the last outcome counts. */
export const metHerkansing =
  (ritme: Ritme): MonoTypeOperatorFunction<Uitkomst> =>
  (poging) =>
    probeer(poging, ritme, 1)

const probeer = (poging: Observable<Uitkomst>, ritme: Ritme, nummer: number): Observable<Uitkomst> =>
  poging.pipe(
    switchMap((uitkomst) => {
      const pauze = either.isLeft(uitkomst) ? pauzeNa(uitkomst.left, ritme, nummer) : undefined
      return pauze === undefined
        ? of(uitkomst)
        : timer(pauze, ritme.scheduler).pipe(switchMap(() => probeer(poging, ritme, nummer + 1)))
    }),
  )

/** Milliseconds until the next attempt; undefined when there is none. */
const pauzeNa = ({ fout, headers }: Mislukking, { willekeur, scheduler }: Ritme, nummer: number) => {
  if (nummer > HERKANSINGEN || !kanOvergaan(fout)) return undefined
  const gevraagd = headers === undefined ? 0 : wachttijdVan(headers, scheduler.now())
  const langste = EERSTE_PAUZE * 2 ** (nummer - 1)
  return gevraagd > LANGSTE_WACHTTIJD ? undefined : Math.max(gevraagd, (langste * (1 + willekeur())) / 2)
}

/** Might the same call succeed a moment later? */
const kanOvergaan = (fout: BerekeningFout): boolean =>
  fout._tag === 'Onbereikbaar' ||
  (fout._tag === 'StatusFout' && (fout.status === 408 || fout.status === 429 || fout.status >= 500))
