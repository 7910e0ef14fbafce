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
  type Uitslag,
} from './requestBerekening'

/** The input of the orientation service: the calculation, the clock and the answers so far. */
export interface OrientatieConfig extends BerekeningConfig {
  /** The answers so far, and any earlier result. The service first applies the clearing rules to these answers. */
  readonly start: Orientatie
}

/** A change that a caller dispatches: of one answer, of several answers at once, or of a setting. */
export type Invoerwijziging<V extends Veld = Veld> = Antwoord<V> | Herziening<V> | Vervanging | Instelling

/** The orientation of one visitor, with its calculation. */
export interface OrientatieService {
  /** Emits every state, beginning with the latest; completes on `dispose`. */
  readonly state$: Observable<Orientatie>
  /** Emits the state of every new calculation, beginning with the latest. Not when only its ground is supplied. */
  readonly berekening$: Observable<Rekenstand>
  /** Emits each change that is dispatched, before it is applied. */
  readonly verandering$: Observable<Invoerwijziging>
  /** Returns the latest state. */
  readonly state: () => Orientatie
  /** Changes one answer, several answers at once, or a setting. Does nothing when no value would change. */
  readonly dispatch: <V extends Veld>(verandering: Invoerwijziging<V>) => void
  /** Calculates the present answers again: after a failure, or with other norms or rates. */
  readonly herbereken: () => void
  /**
   * Calculates other answers without changing the state. The calculation starts on subscription; unsubscribing cancels
   * the calculation. The stream emits once, completes and never errors.
   */
  readonly bereken: (anders: Uitgangspunten) => Observable<Uitslag>
  /** Cancels the pending calculation and completes the streams. `dispatch` and `herbereken` do nothing from then on. */
  readonly dispose: () => void
}

/**
 * Creates the orientation service. It calculates at the start, after each changed answer and on `herbereken`. A newer
 * calculation cancels the pending one. A change that a subscriber makes while it handles another change waits, so that
 * all subscribers see the changes in the same order.
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
  const veranderingen = new Subject<Invoerwijziging>()
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
    verandering$: veranderingen.asObservable(),
    state: () => orientaties.value,
    dispatch: (verandering) => {
      veranderingen.next(verandering as Invoerwijziging)
      overgangen.next((orientatie) => wijzig(orientatie, verandering))
    },
    herbereken: () => {
      overgangen.next((orientatie) => wijzig(orientatie, { soort: 'herberekeningGevraagd' }))
    },
    bereken: (anders) => requestUitkomst(config, anders),
    dispose: () => {
      verloop.unsubscribe()
      overgangen.complete()
      veranderingen.complete()
      orientaties.complete()
    },
  }
}
