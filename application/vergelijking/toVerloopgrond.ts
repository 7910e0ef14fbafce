import { rentesoortVan, type Rekenvraag, type Rentepaar, type Uitkomst } from '../../domain'
import type { RentevastePeriode } from '../../domain/orientatie'
import { isNagerekend, isZonderLening } from '../../domain/vergelijking'
import type { Momentopname } from '../samenvatting/samenvattingState'

/** The input of the repayment schedule of a mortgage. */
export interface Verloopgrond extends Rekenvraag, Pick<Uitkomst, 'financieringsOpzet'> {
  /** The fixed-rate period. Months. */
  readonly renteperiode: RentevastePeriode
  /** The rate of the result. Percent a year. */
  readonly rente: number
  /** Which rate of the lender this is: the one with NHG, or the one without. Absent if the lender has one rate. */
  readonly rentesoort?: keyof Rentepaar
  /** Whether the rate is an example, which no lender offers. */
  readonly isVoorbeeldrente: boolean
}

/**
 * Returns the input for the repayment schedule of a result. Undefined without a loan, a rate or the kader of the
 * result. Also undefined when a recalculation fails, or gives another loan or monthly cost.
 * @example
 * toVerloopgrond(momentopname)?.rente // 3.75
 */
export const toVerloopgrond = (momentopname: Momentopname): Verloopgrond | undefined => {
  const { renteperiode, financieringsOpzet, grond } = momentopname
  const { verzoek, kader, isVoorbeeldrente = false } = grond
  const { rentepercentage: rente } = financieringsOpzet
  if (kader === undefined || rente === undefined || isZonderLening(financieringsOpzet)) return undefined
  const rentesoort = rentesoortVan(momentopname)
  return isNagerekend(verzoek, kader, financieringsOpzet)
    ? { verzoek, kader, financieringsOpzet, renteperiode, rente, ...(rentesoort && { rentesoort }), isVoorbeeldrente }
    : undefined
}
