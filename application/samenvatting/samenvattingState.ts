import { option } from 'fp-ts'

import type { BerekeningFout, Rekenstand } from '../../domain'
import { toMomentopname, type Momentopname } from './momentopname'

/** What the summary panel shows. After a failure the momentopname is still there, but out of date. */
export interface SamenvattingState {
  readonly momentopname: option.Option<Momentopname>
  readonly loading: boolean
  readonly fout: option.Option<BerekeningFout>
}

/**
 * The state of the summary panel for this state of the calculation. It keeps figures beside the answers they were
 * calculated from, so that new answers never stand beside old figures.
 */
export const toSamenvattingState = (rekenstand: Rekenstand): SamenvattingState => ({
  momentopname:
    rekenstand.berekend === undefined
      ? option.none
      : option.some(toMomentopname(rekenstand.berekend, rekenstand.financieringsOpzet)),
  loading: rekenstand.loading,
  fout: option.fromNullable(rekenstand.fout),
})
