import * as O from 'fp-ts/Option'

import type { OrientatieState } from '../orientatie'
import type { BerekeningFout } from '../ports'
import { toMomentopname, type Momentopname } from './momentopname'

/** What the summary panel shows. After a failure the momentopname is still there, but out of date. */
export interface SamenvattingState {
  readonly momentopname: O.Option<Momentopname>
  readonly loading: boolean
  readonly fout: O.Option<BerekeningFout>
}

/** The summary before the first calculation has ended. */
export const beginSamenvatting: SamenvattingState = { momentopname: O.none, loading: true, fout: O.none }

/**
 * The snapshot rule (specification, section 4): a snapshot is taken when loading ends with a result. A failure takes
 * none, so that new answers never stand beside old figures.
 */
export const volgendeSamenvatting = (
  vorige: SamenvattingState,
  { orientatie, berekening }: OrientatieState,
): SamenvattingState => {
  switch (berekening._tag) {
    case 'Loading':
      return vorige.loading ? vorige : { momentopname: vorige.momentopname, loading: true, fout: O.none }
    case 'Done':
      return vorige.loading
        ? {
            momentopname: O.some(toMomentopname(orientatie, berekening.financieringsOpzet)),
            loading: false,
            fout: O.none,
          }
        : vorige
    case 'Failed':
      return vorige.loading
        ? { momentopname: vorige.momentopname, loading: false, fout: O.some(berekening.fout) }
        : vorige
  }
}
