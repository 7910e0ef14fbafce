import { totaalInkomen, type FinancieringsOpzet } from '../../domain'
import type { Berekend, BerekeningFout, Rekenstand } from '../../domain/orientatie'

/** A result beside the answers that it was calculated from; amounts in euro. */
export interface Momentopname extends Berekend {
  /** Income of all applicants. Euro a year, 0 or more. */
  readonly totaalInkomen: number
  /** The result. Amounts in euro. */
  readonly financieringsOpzet: FinancieringsOpzet
}

/** The snapshot of a result and the answers that it was calculated from. */
export const toMomentopname = (berekend: Berekend, financieringsOpzet: FinancieringsOpzet): Momentopname => ({
  ...berekend,
  totaalInkomen: totaalInkomen(berekend),
  financieringsOpzet,
})

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
