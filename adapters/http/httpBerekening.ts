import { either } from 'fp-ts'
import { asyncScheduler, catchError, map, of, switchMap, timeout, type SchedulerLike } from 'rxjs'

import type { BerekeningPort } from '../../application'
import type { BerekeningFout } from '../../domain/orientatie'
import { createToGround, type LoadNormen } from './toGround'
import { withRetries } from './retry'
import { sendRequest, type CalculationServer, type Outcome } from './sendRequest'

/** The longest time that one attempt may take, in milliseconds. */
const TIME_LIMIT = 10_000

/** The configuration of the calculation call. `base` and `antiForgery` are called again at every attempt. */
export interface HttpBerekeningConfig extends CalculationServer {
  /** Loads the norms of the year that the service names, for the ground of its results; absent for grounds without. */
  readonly loadNormen?: LoadNormen | undefined
  /** Returns a random number from 0 up to 1, which varies the pauses between attempts; default `Math.random`. */
  readonly willekeur?: (() => number) | undefined
  /** The scheduler of the pauses and the time limit; by default the timers of the browser or Node. */
  readonly scheduler?: SchedulerLike | undefined
}

/**
 * Creates the calculation port that calls the service. An attempt that fails for a temporary reason is repeated, up to
 * three attempts in all. An attempt takes at most ten seconds, and is not repeated after a timeout. Unsubscribing
 * cancels the request. The norms of a result neither delay that result nor make it fail.
 */
export const createHttpBerekening = ({
  willekeur = Math.random,
  scheduler = asyncScheduler,
  loadNormen,
  ...dienst
}: HttpBerekeningConfig): BerekeningPort => {
  const dienstWithToken = withKeptToken(dienst)
  const toGround = createToGround(loadNormen)
  return {
    bereken: (verzoek) =>
      sendRequest(dienstWithToken, verzoek).pipe(
        timeout({ first: TIME_LIMIT, scheduler, with: () => of(TIMED_OUT) }),
        withRetries({ random: willekeur, scheduler }),
        map(either.mapLeft(({ fout }) => fout)),
        catchError((cause: unknown) => of(either.left(toUnexpected(cause)))),
        switchMap((outcome) =>
          either.isLeft(outcome) ? of(outcome) : toGround(verzoek, outcome.right).pipe(map(either.right)),
        ),
      ),
  }
}

/** Whether the service has another origin than the page. False for a path, and always in Node, which has no origin. */
const isElsewhere = (base: string): boolean =>
  /^https?:/.test(base) && 'origin' in globalThis && new URL(base).origin !== globalThis.origin

/**
 * Returns the service with a memory for a new token, for pages without a field to store it. The token in a page belongs
 * to the origin of that page: a service of another origin neither receives nor replaces it.
 */
const withKeptToken = (dienst: CalculationServer): CalculationServer => {
  let kept: string | undefined
  const ofPage = () => !isElsewhere(dienst.base())
  return {
    ...dienst,
    antiForgery: () => (ofPage() ? (dienst.antiForgery() ?? kept) : kept),
    keepAntiForgery: (token) => {
      kept = token
      if (ofPage()) dienst.keepAntiForgery?.(token)
    },
  }
}

const TIMED_OUT: Outcome = either.left({ fout: { _tag: 'TijdVerstreken' } })

const toUnexpected = (cause: unknown): BerekeningFout => ({
  _tag: 'Onverwacht',
  reden: cause instanceof Error ? cause.message : 'De aanroep gaf geen reden.',
})
