import { either } from 'fp-ts'
import { of, switchMap, timer, type MonoTypeOperatorFunction, type Observable, type SchedulerLike } from 'rxjs'

import type { BerekeningFout } from '../../domain/orientatie'
import type { Failure, Outcome } from './sendRequest'

/** The maximum number of retries after the first attempt. */
const RETRIES = 2
/** The longest first pause without a Retry-After header, in milliseconds. The longest pause doubles per attempt. */
const FIRST_PAUSE = 500
/** The longest wait that a Retry-After header may ask for, in milliseconds. A longer wait prevents the retry. */
const LONGEST_WAIT = 10_000

/** The random numbers (from 0 up to 1) and the clock of the pauses. */
export interface Rhythm {
  readonly random: () => number
  readonly scheduler: SchedulerLike
}

/** Repeats an attempt that failed for a temporary reason (see `mayPass`), at most twice. Emits the last outcome. */
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

/** Returns the pause before the next attempt, in milliseconds; undefined when there is no next attempt. */
const pauseAfter = ({ fout, headers }: Failure, { random, scheduler }: Rhythm, number: number) => {
  if (number > RETRIES || !mayPass(fout)) return undefined
  const asked = headers === undefined ? 0 : waitOf(headers, scheduler.now())
  const longest = FIRST_PAUSE * 2 ** (number - 1)
  return asked > LONGEST_WAIT ? undefined : Math.max(asked, (longest * (1 + random())) / 2)
}

/** Whether the same call may succeed later: no connection, or status 408, 429, or 500 and above. */
const mayPass = (fout: BerekeningFout): boolean =>
  fout._tag === 'Onbereikbaar' ||
  (fout._tag === 'StatusFout' && (fout.status === 408 || fout.status === 429 || fout.status >= 500))

/**
 * Returns the wait that a Retry-After header asks for, in milliseconds; 0 when it is absent, past or unreadable. The
 * header holds seconds or a date. A date is compared with the Date header of the response, or else with `now`.
 */
const waitOf = (headers: Headers, now: number): number => {
  const text = headers.get('retry-after') ?? ''
  if (/^\d+$/.test(text)) return Number(text) * 1000
  const [moment, nowThere] = [Date.parse(text), Date.parse(headers.get('date') ?? '')]
  return Math.max(0, moment - (nowThere || now)) || 0
}
