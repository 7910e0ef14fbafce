import { BehaviorSubject, distinctUntilChanged, scan, type Observable } from 'rxjs'

import type { OrientatieState } from '../orientatie'
import { beginSamenvatting, volgendeSamenvatting, type SamenvattingState } from './samenvattingState'

/** What the summary follows. */
export interface SamenvattingConfig {
  readonly state$: Observable<OrientatieState>
  /** Are the rates that are calculated with now examples? Asked for every snapshot; without it they are not. */
  readonly isVoorbeeldrente?: () => boolean
}

/** The summary panel of one calculator through time. */
export interface SamenvattingService {
  /** Every state of the panel, beginning with the latest. */
  readonly state$: Observable<SamenvattingState>
  /** The latest state. */
  readonly state: () => SamenvattingState
  /** Stops following and completes the stream. */
  readonly dispose: () => void
}

/** Follows an orientation and shows only figures that belong to the answers beside them. */
export const createSamenvattingService = ({
  state$,
  isVoorbeeldrente = () => false,
}: SamenvattingConfig): SamenvattingService => {
  const samenvattingen = new BehaviorSubject(beginSamenvatting)
  const verloop = state$
    .pipe(scan((vorige, state) => volgendeSamenvatting(vorige, state, isVoorbeeldrente()), beginSamenvatting))
    .subscribe(samenvattingen)
  return {
    state$: samenvattingen.pipe(distinctUntilChanged()),
    state: () => samenvattingen.value,
    dispose: () => {
      verloop.unsubscribe()
      samenvattingen.complete()
    },
  }
}
