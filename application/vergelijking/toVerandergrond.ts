import { either, function as fp } from 'fp-ts'

import {
  berekenFinancieringsOpzet,
  metOnderpand,
  type FinancieringsOpzet,
  type FinancieringsOpzetVerzoek,
  type RekenFout,
} from '../../domain'
import type { Startersvrijstelling } from '../../domain/orientatie'
import {
  benodigdVoor,
  hoogstePrijs,
  mogelijkeVrijstelling,
  type Benodigd,
  type Doel,
  type Uitweg,
} from '../../domain/vergelijking'
import { toRekengrond, toUitkomstgrond, type Rekengrond, type Rekenmiddelen } from '../rekengrond/rekengrond'
import type { Momentopname } from '../samenvatting/samenvattingState'

/** The suggested changes to a request, with its result. */
export interface Verandergrond {
  /** The suggested changes, and the shortage without them. */
  readonly benodigd: Benodigd
  /** The request of the result. */
  readonly verzoek: FinancieringsOpzetVerzoek
  /** The result. Amounts in euro. */
  readonly financieringsOpzet: FinancieringsOpzet
}

/** Returns the request with all rates of the page, or with the one rate of the result when a service calculates. */
const grondVan = (momentopname: Momentopname, middelen: Rekenmiddelen): Rekengrond | undefined =>
  toRekengrond(momentopname, middelen) ?? toUitkomstgrond(momentopname, middelen)

/**
 * Finds the changes to a request that reach a goal, or the reason why the calculation fails. `mogelijk` lists the
 * buyers who may claim the exemption for starters; the default is the buyers who claim it already.
 * @example
 * const { right } = findVeranderingen({ verzoek, kader, financieringsOpzet }, { soort: 'woningBetalen' })
 * right.benodigd.tekort // 28195
 */
export const findVeranderingen = (
  { verzoek, kader, financieringsOpzet }: Rekengrond & Pick<Verandergrond, 'financieringsOpzet'>,
  doel: Doel,
  mogelijk?: Startersvrijstelling,
): either.Either<RekenFout, Verandergrond> =>
  fp.pipe(
    benodigdVoor(verzoek, kader, doel, mogelijk),
    either.map((benodigd) => ({ benodigd, verzoek, financieringsOpzet })),
  )

/**
 * Finds the changes to the answers of a result that pay for the home. Undefined without norms, and when the
 * recalculated shortage differs from the result.
 * @example
 * toVerandergrond(momentopname, middelen).benodigd.tekort // 28195
 */
export const toVerandergrond = (momentopname: Momentopname, middelen: Rekenmiddelen): Verandergrond | undefined => {
  const grond = grondVan(momentopname, middelen)
  if (grond === undefined) return undefined
  const { financieringsOpzet } = momentopname
  const mogelijk = middelen.rentetarieven === undefined ? 'nee' : mogelijkeVrijstelling(momentopname)
  const gevonden = findVeranderingen({ ...grond, financieringsOpzet }, { soort: 'woningBetalen' }, mogelijk)
  const tekort = metOnderpand(financieringsOpzet)?.extraBenodigdeEigenInleg
  return either.isRight(gevonden) && gevonden.right.benodigd.tekort === tekort ? gevonden.right : undefined
}

/**
 * Finds the highest price without a shortage for the answers of a result; 'geen' when every price has a shortage.
 * Undefined without norms, and when the recalculated shortage differs from the result.
 * @example
 * const uitweg = toHoogstePrijs(momentopname, middelen)
 * uitweg !== 'geen' && uitweg?.verandering
 * // { soort: 'lagerePrijs', verschil: 27643, isLagerOokGenoeg: true }
 */
export const toHoogstePrijs = (momentopname: Momentopname, middelen: Rekenmiddelen): Uitweg | 'geen' | undefined => {
  const grond = grondVan(momentopname, middelen)
  if (grond === undefined) return undefined
  const { verzoek, kader } = grond
  const zelf = either.getOrElseW(() => undefined)(berekenFinancieringsOpzet(verzoek, kader))?.financieringsOpzet
  const { extraBenodigdeEigenInleg: tekort } = momentopname.financieringsOpzet
  return zelf?.extraBenodigdeEigenInleg === tekort ? (hoogstePrijs(verzoek, kader) ?? 'geen') : undefined
}
