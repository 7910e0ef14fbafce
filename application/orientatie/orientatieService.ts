import {
  BehaviorSubject,
  distinctUntilChanged,
  map,
  observeOn,
  queueScheduler,
  scan,
  Subject,
  switchMap,
  type Observable,
} from 'rxjs'

import { wijzig, type Antwoord, type Herziening, type Instelling, type Orientatie, type Veld } from '../../domain'
import type { BerekeningState, OrientatieState } from './orientatieState'
import { stelVraag, type Vraagbaak } from './stelVraag'
import { beginToestand, volgendeToestand, type Gebeurtenis } from './toestand'

/** What the orientation service starts with: the calculation, the clock and the answers given so far. */
export interface OrientatieConfig extends Vraagbaak {
  /** Answers that the clearing rules do not leave standing are cleared before anything is asked. */
  readonly start: Orientatie
}

/** One orientation through time. */
export interface OrientatieService {
  /** Every state, beginning with the latest; completes when the service is disposed of. */
  readonly state$: Observable<OrientatieState>
  /** Every change in how the calculation stands, beginning with the latest. */
  readonly berekening$: Observable<BerekeningState>
  /** The latest state. */
  readonly state: () => OrientatieState
  /** Changes an answer or a setting; a change to the value already held does nothing. */
  readonly dispatch: <V extends Veld>(wijziging: Antwoord<V> | Herziening<V> | Instelling) => void
  /** Calculates the same answers again: after a failure, or with other figures. */
  readonly herbereken: () => void
  /** Cancels the pending calculation and completes the streams; the other functions do nothing from then on. */
  readonly dispose: () => void
}

/**
 * Keeps an orientation calculated: asks at the start and at every differing answer, and a newer question cancels the
 * pending one. What happens while an event is being handled waits its turn, so every subscriber sees the same order.
 */
export const createOrientatieService = ({ start, ...vraagbaak }: OrientatieConfig): OrientatieService => {
  const gebeurtenissen = new Subject<Gebeurtenis>()
  const toestanden = new BehaviorSubject(beginToestand(start))

  const verloop = gebeurtenissen
    .pipe(observeOn(queueScheduler), scan(volgendeToestand, toestanden.value))
    .subscribe(toestanden)
  verloop.add(
    toestanden
      .pipe(
        map(({ vraag }) => vraag),
        distinctUntilChanged(),
        switchMap(stelVraag(vraagbaak)),
      )
      .subscribe(gebeurtenissen),
  )

  const state$ = toestanden.pipe(
    map(({ state }) => state),
    distinctUntilChanged(),
  )
  return {
    state$,
    berekening$: state$.pipe(
      map(({ berekening }) => berekening),
      distinctUntilChanged(),
    ),
    state: () => toestanden.value.state,
    dispatch: (wijziging) => {
      gebeurtenissen.next({ _tag: 'Gewijzigd', wijzig: (orientatie) => wijzig(orientatie, wijziging) })
    },
    herbereken: () => {
      gebeurtenissen.next({ _tag: 'HerberekeningGevraagd' })
    },
    dispose: () => {
      verloop.unsubscribe()
      gebeurtenissen.complete()
      toestanden.complete()
    },
  }
}
