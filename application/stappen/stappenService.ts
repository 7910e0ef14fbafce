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

/** The steps of one calculator through time. */
export interface StappenService {
  /** Which step is open and which is the highest reached, beginning with the latest. */
  readonly state$: Observable<StappenState>
  /** The latest state. */
  readonly state: () => StappenState
  /** Each step that 'Ga verder' has just finished, before the next one opens. */
  readonly voltooid$: Observable<Stapnummer>
  /** The errors each time 'Ga verder' was refused; never empty. */
  readonly geweigerd$: Observable<readonly InvoerFout[]>
  /** Opens the next step when the open one has no fouten; otherwise stays and reports them. */
  readonly gaVerder: (fouten: readonly InvoerFout[]) => void
  /** Begins with other answers: at the first step, or further on, with the steps before it reached. */
  readonly beginOpnieuw: (stap?: Stapnummer) => void
  /** Opens the step before, if there is one. */
  readonly vorigeStap: () => void
  /** Opens a step that was reached before, counted from 0; does nothing for any other. */
  readonly gaNaar: (stap: number) => void
  /** Completes the streams; the other functions do nothing from then on. */
  readonly dispose: () => void
}

/** Walks through the steps from where the visitor is. A step asked for while a step is being opened waits its turn. */
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
