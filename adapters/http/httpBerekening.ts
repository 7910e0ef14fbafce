import { either } from 'fp-ts'
import { asyncScheduler, catchError, map, of, timeout, type SchedulerLike } from 'rxjs'

import type { BerekeningPort } from '../../application'
import type { BerekeningFout } from '../../domain'
import { metHerkansing } from './herkansing'
import { stuurVerzoek, type Dienst, type Uitkomst } from './stuurVerzoek'

/** How long one attempt may take, in milliseconds. */
const TIJDSLIMIET = 10_000

/** What the calculation call needs; what is asked for as a function is asked again at every attempt. */
export interface HttpBerekeningConfig extends Dienst {
  /** A number from 0 up to 1, which spreads the pauses between attempts. */
  readonly willekeur?: () => number
  readonly scheduler?: SchedulerLike
}

/**
 * The calculation call behind the port. An attempt takes at most ten seconds; one that may go better next time is
 * made three times. Unsubscribing cancels the request in flight.
 */
export const createHttpBerekening = ({
  willekeur = Math.random,
  scheduler = asyncScheduler,
  ...dienst
}: HttpBerekeningConfig): BerekeningPort => {
  const dienstMetToken = metBewaardToken(dienst)
  return {
    bereken: (verzoek) =>
      stuurVerzoek(dienstMetToken, verzoek).pipe(
        timeout({ first: TIJDSLIMIET, scheduler, with: () => of(TIJD_VERSTREKEN) }),
        metHerkansing({ willekeur, scheduler }),
        map(either.mapLeft(({ fout }) => fout)),
        catchError((oorzaak: unknown) => of(either.left(toOnverwacht(oorzaak)))),
      ),
  }
}

/** Remembers a fetched token for a page that has no field to hold it. */
const metBewaardToken = (dienst: Dienst): Dienst => {
  let bewaard: string | undefined
  return {
    ...dienst,
    antiForgery: () => dienst.antiForgery() ?? bewaard,
    bewaarAntiForgery: (token) => {
      bewaard = token
      dienst.bewaarAntiForgery?.(token)
    },
  }
}

const TIJD_VERSTREKEN: Uitkomst = either.left({ fout: { _tag: 'TijdVerstreken' } })

const toOnverwacht = (oorzaak: unknown): BerekeningFout => ({
  _tag: 'Onverwacht',
  reden: oorzaak instanceof Error ? oorzaak.message : 'De aanroep gaf geen reden.',
})
