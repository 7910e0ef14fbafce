import {
  BehaviorSubject,
  distinctUntilChanged,
  distinctUntilKeyChanged,
  observeOn,
  queueScheduler,
  scan,
  Subject,
  switchMap,
  type Observable,
} from 'rxjs'

import { wijzig, type Antwoord, type Herziening, type Instelling, type Orientatie, type Vervanging } from '../../domain'
import { isZelfdeRekenstand, type Rekenstand, type Uitgangspunten, type Veld } from '../../domain/orientatie'
import {
  requestBerekening,
  requestUitkomst,
  type BerekeningConfig,
  type Transition,
  type Uitkomst,
} from './requestBerekening'

/** What the orientation service starts with: the calculation, the clock and the answers given so far. */
export interface OrientatieConfig extends BerekeningConfig {
  /** Answers that the clearing rules do not leave standing are cleared before anything is asked. */
  readonly start: Orientatie
}

/** One orientation through time. */
export interface OrientatieService {
  /** Every state, beginning with the latest; completes when the service is disposed of. */
  readonly state$: Observable<Orientatie>
  /** Every change in how the calculation stands, beginning with the latest. */
  readonly berekening$: Observable<Rekenstand>
  /** The latest state. */
  readonly state: () => Orientatie
  /** Changes an answer, several at once or a setting; a change to the value already held does nothing. */
  readonly dispatch: <V extends Veld>(wijziging: Antwoord<V> | Herziening<V> | Vervanging | Instelling) => void
  /** Calculates the same answers again: after a failure, or with other figures. */
  readonly herbereken: () => void
  /**
   * Calculates other answers, asked when it is subscribed to; the state stays as it is. Emits once and completes, never
   * errors; unsubscribing cancels the request.
   */
  readonly bereken: (anders: Uitgangspunten) => Observable<Uitkomst>
  /** Cancels the pending calculation and completes the streams; the other functions do nothing from then on. */
  readonly dispose: () => void
}

/**
 * Has an orientation calculated at the start and after every differing answer. A newer calculation cancels the pending
 * one. A change made while another is being handled waits its turn, so every subscriber sees the same order.
 */
export const createOrientatieService = ({ start, ...config }: OrientatieConfig): OrientatieService => {
  const overgangen = new Subject<Transition>()
  const orientaties = new BehaviorSubject(wijzig(start, { soort: 'herberekeningGevraagd' }))

  const verloop = overgangen
    .pipe(
      observeOn(queueScheduler),
      scan((orientatie, overgang) => overgang(orientatie), orientaties.value),
    )
    .subscribe(orientaties)
  verloop.add(
    orientaties.pipe(distinctUntilKeyChanged('opdracht'), switchMap(requestBerekening(config))).subscribe(overgangen),
  )

  return {
    state$: orientaties.pipe(distinctUntilChanged()),
    berekening$: orientaties.pipe(distinctUntilChanged(isZelfdeRekenstand)),
    state: () => orientaties.value,
    dispatch: (wijziging) => {
      overgangen.next((orientatie) => wijzig(orientatie, wijziging))
    },
    herbereken: () => {
      overgangen.next((orientatie) => wijzig(orientatie, { soort: 'herberekeningGevraagd' }))
    },
    bereken: (anders) => requestUitkomst(config, anders),
    dispose: () => {
      verloop.unsubscribe()
      overgangen.complete()
      orientaties.complete()
    },
  }
}
