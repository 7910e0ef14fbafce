import { leningVan } from '../../domain/vergelijking'
import { komtOvereen, toUitkomstgrond, type Rekenmiddelen, type Uitkomstgrond } from '../rekengrond/rekengrond'
import type { Momentopname } from '../samenvatting/samenvattingState'

/** What the course of a mortgage follows from. */
export interface Verloopgrond extends Uitkomstgrond {
  /** The result, with the answers that it was calculated from. */
  readonly momentopname: Momentopname
  /** The rate of the result. Percent a year. */
  readonly rente: number
}

/**
 * Returns what the course of the mortgage of a result follows from. Undefined without a loan, and when the embedded
 * calculation does not come to the loan and the monthly costs of the result, as may be when a service calculated them.
 */
export const toVerloopgrond = (momentopname: Momentopname, middelen: Rekenmiddelen): Verloopgrond | undefined => {
  const { financieringsOpzet: opzet } = momentopname
  const grond = leningVan(opzet) === 0 ? undefined : toUitkomstgrond(momentopname, middelen)
  const { rentepercentage: rente } = opzet
  return grond && rente !== undefined && komtOvereen(grond) ? { ...grond, momentopname, rente } : undefined
}
