import type { BerekeningFout, Rekenstand } from '../../domain/orientatie'
import { toMomentopname, type Momentopname } from './momentopname'

/** What the summary panel shows. After a failure the momentopname is still there, but out of date. */
export interface SamenvattingState {
  /** The last result beside its answers; undefined before the first. */
  readonly momentopname: Momentopname | undefined
  /** Is a calculation pending? */
  readonly loading: boolean
  /** Why the last calculation failed; undefined when it did not. */
  readonly fout: BerekeningFout | undefined
}

/**
 * The state of the summary panel for this state of the calculation. It keeps figures beside the answers they were
 * calculated from, so that new answers never stand beside old figures.
 */
export const toSamenvattingState = ({
  loading,
  fout,
  berekend,
  financieringsOpzet,
}: Omit<Rekenstand, 'opdracht'>): SamenvattingState => ({
  momentopname: berekend && financieringsOpzet && toMomentopname(berekend, financieringsOpzet),
  loading,
  fout,
})
