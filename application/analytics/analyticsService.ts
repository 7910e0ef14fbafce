import { distinctUntilChanged, filter, map, merge, NEVER, Subject, switchMap, type Observable } from 'rxjs'

import { heeftInkomen, inkomensband, totaalInkomen, type Orientatie } from '../../domain'
import type { InvoerFout, InvulVeld } from '../../domain/invoer'
import { antwoordenEq, STAPPEN, type Stapnummer, type StappenState } from '../../domain/orientatie'
import type { AnalyticsGebeurtenis, AnalyticsPort } from '../ports/analyticsPort'

/** The input of the analytics service: its source streams and the port that receives the events. */
export interface AnalyticsConfig {
  /** Emits whether the host page wants analytics. While the last value is false, events are dropped. */
  readonly aan$: Observable<boolean>
  /** Emits every state of the orientation. */
  readonly state$: Observable<Orientatie>
  /** Emits which step is open. */
  readonly stappen$: Observable<StappenState>
  /** Emits each step that the visitor finished. */
  readonly voltooid$: Observable<Stapnummer>
  /** Emits the errors each time that a click on 'Ga verder' was refused. */
  readonly geweigerd$: Observable<readonly InvoerFout[]>
  /** The port that receives the events. */
  readonly analytics: AnalyticsPort
  /** The answers of the last calculation that an earlier service reported; undefined when none was reported. */
  readonly reported?: Orientatie | undefined
}

/** The analytics of one calculator. */
export interface AnalyticsService {
  /** Reports an error that was shown next to its question before the visitor clicked 'Ga verder'. */
  readonly reportInvoerFout: (fout: InvoerFout<InvulVeld>) => void
  /** Returns the answers of the last reported calculation; pass these as `reported` to the next service. */
  readonly reported: () => Orientatie | undefined
  /** Stops all reports; `reportInvoerFout` does nothing from then on. */
  readonly dispose: () => void
}

/**
 * Creates the analytics service. It reports the open step (also the first), each finished step, and the first error
 * when 'Ga verder' is refused. It reports the income band of each completed calculation, unless no income is filled in
 * or the last reported calculation had the same answers. When analytics is switched on later, the service first reports
 * the open step.
 * @example
 * const reports = []
 * const [state$, stappen$] = [of(orientatie), of(eersteStappen)]
 * const analytics = { report: ({ eventNaam }) => reports.push(eventNaam) }
 * createAnalyticsService({ aan$: of(true), state$, stappen$, voltooid$: NEVER, geweigerd$: NEVER, analytics })
 * reports // [ 'paginaweergave' ]
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
