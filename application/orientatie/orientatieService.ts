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

/** The input of the orientation service: the calculation, the clock and the answers so far. */
export interface OrientatieConfig extends BerekeningConfig {
  /** The answers so far. Those that the clearing rules make void are cleared before the first calculation. */
  readonly start: Orientatie
}

/** The orientation of one visitor, with its calculation. */
export interface OrientatieService {
  /** Emits every state, beginning with the latest; completes when the service is disposed of. */
  readonly state$: Observable<Orientatie>
  /** Emits every change in the state of the calculation, beginning with the latest. */
  readonly berekening$: Observable<Rekenstand>
  /** Returns the latest state. */
  readonly state: () => Orientatie
  /** Changes one answer, several at once, or a setting. A change to the same value does nothing. */
  readonly dispatch: <V extends Veld>(wijziging: Antwoord<V> | Herziening<V> | Vervanging | Instelling) => void
  /** Calculates the same answers again: after a failure, or with other norms or rates. */
  readonly herbereken: () => void
  /**
   * Calculates other answers without changing the state. The request starts on subscription; unsubscribing cancels it.
   * Emits once, completes and never errors.
   */
  readonly bereken: (anders: Uitgangspunten) => Observable<Uitkomst>
  /** Cancels the pending calculation and completes the streams. Changes are ignored from then on. */
  readonly dispose: () => void
}

/**
 * Creates the service. It calculates the orientation at the start and after each changed answer. A newer calculation
 * cancels the pending one. A change made during another change waits, so that every subscriber sees the same order.
 * @example
 * const berekening = createLokaleBerekening({ kader: () => Promise.resolve(kader) })
 * const klok = { nu: () => new Date() }
 * const service = createOrientatieService({ start: nieuweOrientatie('MY'), berekening, klok })
 * service.dispatch(toAntwoord('eigen.inkomen', 60_000))
 * service.state().loading // true
 * service.dispose()
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
