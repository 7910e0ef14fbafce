import { distinctUntilChanged, filter, map, merge, NEVER, Subject, switchMap, type Observable } from 'rxjs'

import { heeftInkomen, inkomensband, totaalInkomen, type Orientatie } from '../../domain'
import type { InvoerFout, InvulVeld } from '../../domain/invoer'
import { antwoordenEq, STAPPEN, type Stapnummer, type StappenState } from '../../domain/orientatie'
import type { AnalyticsGebeurtenis, AnalyticsPort } from '../ports/analyticsPort'

/** The streams that the service follows, and the port it reports to. */
export interface AnalyticsConfig {
  /** Does the host page want reports? While it does not, nothing is reported or kept for later. */
  readonly aan$: Observable<boolean>
  /** The answers, through time. */
  readonly state$: Observable<Orientatie>
  /** Which step is open, through time. */
  readonly stappen$: Observable<StappenState>
  /** Each step that was finished. */
  readonly voltooid$: Observable<Stapnummer>
  /** The errors each time 'Ga verder' was refused. */
  readonly geweigerd$: Observable<readonly InvoerFout[]>
  /** Where events are reported. */
  readonly analytics: AnalyticsPort
  /** The answers whose calculation the service before this one reported last; absent for a first service. */
  readonly reported?: Orientatie | undefined
}

/** The reports of one calculator. */
export interface AnalyticsService {
  /** Reports an error that shows beside its question before 'Ga verder' was tried. */
  readonly reportInvoerFout: (fout: InvoerFout<InvulVeld>) => void
  /** The answers whose calculation was reported last, for a service that goes on with them. */
  readonly reported: () => Orientatie | undefined
  /** Stops following; the other function does nothing from then on. */
  readonly dispose: () => void
}

/**
 * Reports the open step (also the first), each finished step, why 'Ga verder' was refused, and the band of the income
 * that was calculated with: once for the same answers, and not without an income. Switched on halfway, the service
 * begins with the step that is open then.
 */
export const createAnalyticsService = (config: AnalyticsConfig): AnalyticsService => {
  const { aan$, state$, analytics } = config
  let { reported } = config
  const invoerfouten = new Subject<InvoerFout<InvulVeld>>()
  const berekend$ = state$.pipe(
    filter(({ loading, fout }) => !loading && fout === undefined),
    filter((orientatie) => heeftInkomen(orientatie) && !(reported && antwoordenEq.equals(orientatie, reported))),
    map((orientatie) => {
      reported = orientatie
      return toBerekend(orientatie)
    }),
  )
  const gebeurtenis$ = merge(toGebeurtenissen(config), berekend$, invoerfouten.pipe(map(toFout)))
  const verloop = aan$
    .pipe(
      distinctUntilChanged(),
      switchMap((aan) => (aan ? gebeurtenis$ : NEVER)),
    )
    .subscribe((gebeurtenis) => analytics.report(gebeurtenis))
  return {
    reportInvoerFout: (fout) => {
      invoerfouten.next(fout)
    },
    reported: () => reported,
    dispose: () => {
      verloop.unsubscribe()
      invoerfouten.complete()
    },
  }
}

const toGebeurtenissen = ({ stappen$, voltooid$, geweigerd$ }: AnalyticsConfig): Observable<AnalyticsGebeurtenis> =>
  merge(
    voltooid$.pipe(map((stap) => ({ eventNaam: 'stap-voltooid' as const, data: toStapData(stap) }))),
    stappen$.pipe(
      map(({ huidig }) => huidig),
      distinctUntilChanged(),
      map((stap) => ({ eventNaam: 'paginaweergave' as const, data: toStapData(stap) })),
    ),
    geweigerd$.pipe(
      map(([eerste]) => eerste),
      filter((fout) => fout !== undefined),
      map(toFout),
    ),
  )

const toBerekend = (orientatie: Orientatie): AnalyticsGebeurtenis => ({
  eventNaam: 'berekening-voltooid',
  data: { inkomensband: inkomensband(totaalInkomen(orientatie)) },
})

const toStapData = (stap: Stapnummer) => ({ stap: stap + 1, naam: STAPPEN[stap] })

const toFout = ({ veld, melding }: InvoerFout<InvulVeld>): AnalyticsGebeurtenis => ({
  eventNaam: 'fout',
  data: { veld, melding },
})
