import type { Rentepaar } from '../../domain'
import { roundBedrag, roundTekort } from '../../domain/geld'
import type { OpGelijkeLening, Renteperiode } from '../../domain/vergelijking'

/** The costs of the compared loan in a period. A service may leave out what remains of the loan after the period. */
export type Periodemaand = Omit<OpGelijkeLening, 'restantEinde'> & Partial<Pick<OpGelijkeLening, 'restantEinde'>>

/** The figures of a period that a comparison needs. A rate is absent if a service does not return it. */
export type TeVergelijken = Pick<
  Renteperiode,
  'rentevastperiode' | 'maximaleHypotheek' | 'extraBenodigdeEigenInleg'
> & {
  /** The rate of the period. Percent a year. */
  readonly rente?: number | undefined
  /** Whether this is the rate with NHG or the one without. Absent when the period has one rate, or it is unknown. */
  readonly rentesoort?: keyof Rentepaar
  /** The rate for which the buyers must be able to pay. Percent a year. */
  readonly toetsrente?: number | undefined
  /** The costs of the compared loan in this period. Absent when unknown. */
  readonly opGelijkeLening?: Periodemaand
}

/**
 * A fixed-rate period as every place shows it that compares periods. The period has monthly costs only for the loan of
 * the calculation, so that no place can show the costs of another loan.
 */
export interface Vergeleken extends Omit<TeVergelijken, 'opGelijkeLening'> {
  /**
   * Whether the period allows what the visitor needs: nothing is short, or without a home, the maximum is at least the
   * loan of the calculation.
   */
  readonly isMogelijk: boolean
  /** The costs of the loan of the calculation. Absent when unknown. */
  readonly maand?: Periodemaand
  /** The net cost that the loan would have in a period that does not allow it, to place a mark in a chart. Euro. */
  readonly nettoAls?: number
}

const isTekort = ({ extraBenodigdeEigenInleg: tekort = 0 }: TeVergelijken): boolean => roundTekort(tekort) > 0

/** Whether the maximum of a period is at least the compared loan; not asked when the result has a home. */
const kanLenen = ({ extraBenodigdeEigenInleg, maximaleHypotheek, opGelijkeLening: op }: TeVergelijken): boolean =>
  extraBenodigdeEigenInleg !== undefined || roundBedrag(maximaleHypotheek) >= roundBedrag(op?.lening ?? 0)

/**
 * Returns a period as it is shown beside the result of the chosen period `gekozen`. While `gekozen` has a shortage,
 * only the chosen period has monthly costs. Otherwise, each period that allows the loan of the calculation has them.
 * @example
 * const { right } = vergelijkRenteperiodes(verzoek, kader)
 * right.map((periode) => toVergeleken(periode, right[1]).maand?.maandlastNetto) // [ undefined, 891.66, undefined ]
 */
export const toVergeleken = (periode: TeVergelijken, gekozen: TeVergelijken): Vergeleken => {
  const {
    rentevastperiode,
    rente,
    rentesoort,
    toetsrente,
    maximaleHypotheek,
    extraBenodigdeEigenInleg,
    opGelijkeLening: op,
  } = periode
  const isMogelijk = !isTekort(periode) && kanLenen(periode)
  const isGekozen = rentevastperiode === gekozen.rentevastperiode
  const heeftMaand = isGekozen || (isMogelijk && !isTekort(gekozen))
  return {
    rentevastperiode,
    rente,
    ...(rentesoort && { rentesoort }),
    toetsrente,
    maximaleHypotheek,
    ...(extraBenodigdeEigenInleg !== undefined && { extraBenodigdeEigenInleg }),
    isMogelijk,
    ...(op && heeftMaand && { maand: op }),
    ...(op && !heeftMaand && !isTekort(gekozen) && { nettoAls: op.maandlastNetto }),
  }
}
