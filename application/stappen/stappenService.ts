import { BehaviorSubject, distinctUntilChanged, observeOn, queueScheduler, scan, Subject, type Observable } from 'rxjs'

import type { InvoerFout } from '../../domain/invoer'
import {
  EERSTE_STAP,
  eersteStappen,
  gaNaar,
  LAATSTE_STAP,
  volgende,
  vorige,
  type Stapnummer,
  type StappenState,
} from '../../domain/orientatie'

type Zet = (state: StappenState) => StappenState

/** The service that tracks the open step of one calculator. */
export interface StappenService {
  /** Emits the open step and the highest step that was reached, beginning with the latest state. */
  readonly state$: Observable<StappenState>
  /** Returns the latest state. */
  readonly state: () => StappenState
  /** Emits each step that 'Ga verder' finishes, before the next step opens. */
  readonly voltooid$: Observable<Stapnummer>
  /** Emits the errors, at least one, each time that 'Ga verder' was refused. */
  readonly geweigerd$: Observable<readonly InvoerFout[]>
  /** Without `fouten`, opens the next step, if any. Otherwise the step stays open and `geweigerd$` emits the errors. */
  readonly gaVerder: (fouten: readonly InvoerFout[]) => void
  /** Opens the first step, or `stap` when given, and makes that step the highest step that was reached. */
  readonly beginOpnieuw: (stap?: Stapnummer) => void
  /** Opens the previous step, if there is one. */
  readonly vorigeStap: () => void
  /** Opens a step that was reached before, counted from 0; ignores any other step. */
  readonly gaNaar: (stap: number) => void
  /** Completes the streams. Later calls have no effect. */
  readonly dispose: () => void
}

/**
 * Creates the service of the steps, which starts with the state `begin`. A call that a subscriber makes while it
 * handles another change waits until that change is complete.
 * @example
 * const stappen = createStappenService()
 * stappen.gaVerder([])
 * stappen.state() // { huidig: 1, hoogste: 1 }
 */
export const createStappenService = (begin: StappenState = eersteStappen): StappenService => {
  const zetten = new Subject<Zet>()
  const geweigerd = new Subject<readonly InvoerFout[]>()
  const voltooid = new Subject<Stapnummer>()
  const stappen = new BehaviorSubject<StappenState>(Object.freeze({ ...begin }))
  const verloop = zetten
    .pipe(
      observeOn(queueScheduler),
      scan((state, zet) => Object.freeze(zet(state)), stappen.value),
    )
    .subscribe(stappen)

  return {
    state$: stappen.pipe(distinctUntilChanged()),
    state: () => stappen.value,
    voltooid$: voltooid.asObservable(),
    geweigerd$: geweigerd.asObservable(),
    gaVerder: (fouten) => {
      if (fouten.length > 0) geweigerd.next(fouten)
      else
        zetten.next((state) => {
          if (state.huidig !== LAATSTE_STAP) voltooid.next(state.huidig)
          return volgende(state)
        })
    },
    beginOpnieuw: (stap = EERSTE_STAP) => {
      zetten.next(() => ({ huidig: stap, hoogste: stap }))
    },
    vorigeStap: () => {
      zetten.next(vorige)
    },
    gaNaar: (stap) => {
      zetten.next((state) => gaNaar(state, stap))
    },
    dispose: () => {
      verloop.unsubscribe()
      for (const stroom of [zetten, geweigerd, voltooid, stappen]) stroom.complete()
    },
  }
}
