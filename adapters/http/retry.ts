import { either } from 'fp-ts'
import { of, switchMap, timer, type MonoTypeOperatorFunction, type Observable, type SchedulerLike } from 'rxjs'

import type { BerekeningFout } from '../../domain/orientatie'
import type { Failure, Outcome } from './sendRequest'

/** How often an attempt that failed is made again. */
const RETRIES = 2
/** The longest pause after the first attempt, in milliseconds; it doubles every time. */
const FIRST_PAUSE = 500
/** The longest Retry-After that is followed, in milliseconds; after a longer one there is no next attempt. */
const LONGEST_WAIT = 10_000

/** What decides how long the pauses are. */
export interface Rhythm {
  readonly random: () => number
  readonly scheduler: SchedulerLike
}

/** Makes an attempt again, twice at most, when it failed in a way that may pass; the last outcome counts. */
export const withRetries =
  (rhythm: Rhythm): MonoTypeOperatorFunction<Outcome> =>
  (request) =>
    attempt(request, rhythm, 1)

const attempt = (request: Observable<Outcome>, rhythm: Rhythm, number: number): Observable<Outcome> =>
  request.pipe(
    switchMap((outcome) => {
      const pause = either.isLeft(outcome) ? pauseAfter(outcome.left, rhythm, number) : undefined
      return pause === undefined
        ? of(outcome)
        : timer(pause, rhythm.scheduler).pipe(switchMap(() => attempt(request, rhythm, number + 1)))
    }),
  )

/** Milliseconds until the next attempt; undefined when there is none. */
const pauseAfter = ({ fout, headers }: Failure, { random, scheduler }: Rhythm, number: number) => {
  if (number > RETRIES || !mayPass(fout)) return undefined
  const asked = headers === undefined ? 0 : waitOf(headers, scheduler.now())
  const longest = FIRST_PAUSE * 2 ** (number - 1)
  return asked > LONGEST_WAIT ? undefined : Math.max(asked, (longest * (1 + random())) / 2)
}

/** Might the same call succeed a moment later? */
const mayPass = (fout: BerekeningFout): boolean =>
  fout._tag === 'Onbereikbaar' ||
  (fout._tag === 'StatusFout' && (fout.status === 408 || fout.status === 429 || fout.status >= 500))

/**
 * How long a Retry-After header asks to wait, in milliseconds: a number of seconds, or a date by the clock of the
 * service (the Date header; `now` when it has none). A header that is absent, past or unreadable asks for nothing.
 */
const waitOf = (headers: Headers, now: number): number => {
  const text = headers.get('retry-after') ?? ''
  if (/^\d+$/.test(text)) return Number(text) * 1000
  const [moment, nowThere] = [Date.parse(text), Date.parse(headers.get('date') ?? '')]
  return Math.max(0, moment - (nowThere || now)) || 0
}
