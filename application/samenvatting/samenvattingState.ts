import { option } from 'fp-ts'

import type { OrientatieState } from '../orientatie'
import type { BerekeningFout } from '../ports'
import { toMomentopname, type Momentopname } from './momentopname'

/** What the summary panel shows. After a failure the momentopname is still there, but out of date. */
export interface SamenvattingState {
  readonly momentopname: option.Option<Momentopname>
  readonly loading: boolean
  readonly fout: option.Option<BerekeningFout>
}

/** The summary before the first calculation has ended. */
export const beginSamenvatting: SamenvattingState = { momentopname: option.none, loading: true, fout: option.none }

/**
 * The snapshot rule (specification, section 4): a snapshot is taken when loading ends with a result. A failure takes
 * none, so that new answers never stand beside old figures.
 */
export const volgendeSamenvatting = (
  vorige: SamenvattingState,
  { orientatie, berekening }: OrientatieState,
  isVoorbeeldrente: boolean,
): SamenvattingState => {
  switch (berekening._tag) {
    case 'Loading':
      return vorige.loading ? vorige : { momentopname: vorige.momentopname, loading: true, fout: option.none }
    case 'Done':
      return vorige.loading
        ? {
            momentopname: option.some(toMomentopname(orientatie, berekening.financieringsOpzet, isVoorbeeldrente)),
            loading: false,
            fout: option.none,
          }
        : vorige
    case 'Failed':
      return vorige.loading
        ? { momentopname: vorige.momentopname, loading: false, fout: option.some(berekening.fout) }
        : vorige
  }
}
