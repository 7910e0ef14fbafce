import { concatMap, distinctUntilChanged, filter, map, merge, NEVER, Subject, switchMap, type Observable } from 'rxjs'

import {
  inkomensband,
  STAPPEN,
  totaalInkomen,
  type InvoerFout,
  type InvulVeld,
  type Stap,
  type StappenState,
} from '../../domain'
import type { OrientatieState } from '../orientatie'
import type { AnalyticsGebeurtenis, AnalyticsPort } from '../ports'

/** What is followed, and who is told. */
export interface AnalyticsConfig {
  /** Whether the host page wants reports; nothing is reported, nor kept for later, while it does not. */
  readonly aan$: Observable<boolean>
  readonly state$: Observable<OrientatieState>
  readonly stappen$: Observable<StappenState>
  readonly voltooid$: Observable<Stap>
  readonly geweigerd$: Observable<readonly InvoerFout[]>
  readonly analytics: AnalyticsPort
}

/** The reports of one calculator. */
export interface AnalyticsService {
  /** Reports an error that shows beside its question before 'Ga verder' was tried. */
  readonly meldInvoerfout: (fout: InvoerFout<InvulVeld>) => void
  /** Stops following; the other function does nothing from then on. */
  readonly dispose: () => void
}

/**
 * Reports which step is open (also the first), which was finished, why 'Ga verder' was refused and in which band the
 * income falls that was calculated with. Switched on halfway, it begins with the step that is open then.
 */
export const createAnalyticsService = ({ aan$, analytics, ...gevolgd }: AnalyticsConfig): AnalyticsService => {
  const invoerfouten = new Subject<InvoerFout<InvulVeld>>()
  const gebeurtenis$ = merge(toGebeurtenissen(gevolgd), invoerfouten.pipe(map(toFout)))
  const verloop = aan$
    .pipe(
      distinctUntilChanged(),
      switchMap((aan) => (aan ? gebeurtenis$ : NEVER)),
    )
    .subscribe((gebeurtenis) => analytics.meld(gebeurtenis))
  return {
    meldInvoerfout: (fout) => {
      invoerfouten.next(fout)
    },
    dispose: () => {
      verloop.unsubscribe()
      invoerfouten.complete()
    },
  }
}

const toGebeurtenissen = ({
  state$,
  stappen$,
  voltooid$,
  geweigerd$,
}: Omit<AnalyticsConfig, 'aan$' | 'analytics'>): Observable<AnalyticsGebeurtenis> =>
  merge(
    voltooid$.pipe(map((stap) => ({ eventNaam: 'stap-voltooid' as const, data: toStapData(stap) }))),
    stappen$.pipe(
      map(({ huidig }) => huidig),
      distinctUntilChanged(),
      map((stap) => ({ eventNaam: 'paginaweergave' as const, data: toStapData(stap) })),
    ),
    geweigerd$.pipe(concatMap((fouten) => fouten.slice(0, 1).map(toFout))),
    state$.pipe(
      filter(({ berekening }) => berekening._tag === 'Done'),
      distinctUntilChanged((een, ander) => een.berekening === ander.berekening),
      map(({ orientatie }) => ({
        eventNaam: 'berekening-voltooid' as const,
        data: { inkomensband: inkomensband(totaalInkomen(orientatie)) },
      })),
    ),
  )

const toStapData = (stap: Stap) => ({ stap: stap + 1, naam: STAPPEN[stap] })

const toFout = ({ veld, melding }: InvoerFout<InvulVeld>): AnalyticsGebeurtenis => ({
  eventNaam: 'fout',
  data: { veld, melding },
})
