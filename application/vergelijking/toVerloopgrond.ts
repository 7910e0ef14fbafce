import { leningVan } from '../../domain/vergelijking'
import { komtOvereen, toUitkomstgrond, type Rekenmiddelen, type Uitkomstgrond } from '../rekengrond/rekengrond'
import type { Momentopname } from '../samenvatting/samenvattingState'

/** The input of the repayment schedule of a mortgage. */
export interface Verloopgrond extends Uitkomstgrond {
  /** The result, with the answers that it was calculated from. */
  readonly momentopname: Momentopname
  /** The rate of the result. Percent a year. */
  readonly rente: number
}

/**
 * Returns the input for the repayment schedule of a result. Undefined without a loan, norms or a rate. Also undefined
 * when a recalculation fails, or gives another loan or monthly cost.
 * @example
 * toVerloopgrond(momentopname, middelen)?.rente // 3.75
 */
export const toVerloopgrond = (momentopname: Momentopname, middelen: Rekenmiddelen): Verloopgrond | undefined => {
  const { financieringsOpzet: opzet } = momentopname
  const grond = leningVan(opzet) === 0 ? undefined : toUitkomstgrond(momentopname, middelen)
  const { rentepercentage: rente } = opzet
  return grond && rente !== undefined && komtOvereen(grond) ? { ...grond, momentopname, rente } : undefined
}
