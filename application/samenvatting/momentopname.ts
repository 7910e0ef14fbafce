import { totaalInkomen, type FinancieringsOpzet } from '../../domain'
import type { Berekend } from '../../domain/orientatie'

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
