import { either, function as fp } from 'fp-ts'

import {
  berekenFinancieringsOpzet,
  metOnderpand,
  type FinancieringsOpzet,
  type FinancieringsOpzetVerzoek,
  type RekenFout,
  type Rekenvraag,
  type Uitkomst,
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
import type { Momentopname } from '../samenvatting/samenvattingState'

/** A request with its result, and the suggested changes to the request. */
export interface Verandergrond {
  /** The suggested changes, and the shortage without any of these changes. */
  readonly benodigd: Benodigd
  /** The request of the result. */
  readonly verzoek: FinancieringsOpzetVerzoek
  /** The result. Amounts in euro. */
  readonly financieringsOpzet: FinancieringsOpzet
}

/**
 * Finds the changes that each bring a request closer to a goal; a Left has the reason why the calculation fails.
 * `mogelijk` is the startersvrijstelling that the buyers might have, by default the startersvrijstelling of `kader`.
 * @example
 * const { right } = findVeranderingen({ verzoek, kader, financieringsOpzet }, { soort: 'woningBetalen' })
 * right.benodigd.tekort // 28195
 */
export const findVeranderingen = (
  { verzoek, kader, financieringsOpzet }: Rekenvraag & Pick<Verandergrond, 'financieringsOpzet'>,
  doel: Doel,
  mogelijk?: Startersvrijstelling,
): either.Either<RekenFout, Verandergrond> =>
  fp.pipe(
    benodigdVoor(verzoek, kader, doel, mogelijk),
    either.map((benodigd) => ({ benodigd, verzoek, financieringsOpzet })),
  )

/**
 * Finds the changes to the answers of a result that help to pay for the home. Undefined without a home or the kader of
 * the result, and when a recalculation fails or gives another shortage.
 * @example
 * toVerandergrond(momentopname).benodigd.tekort // 28195
 */
export const toVerandergrond = (momentopname: Momentopname): Verandergrond | undefined => {
  const { financieringsOpzet, grond } = momentopname
  const { verzoek, kader } = grond
  if (kader === undefined) return undefined
  const mogelijk = grond.plaats === 'server' ? 'nee' : mogelijkeVrijstelling(momentopname)
  const gevonden = findVeranderingen({ verzoek, kader, financieringsOpzet }, { soort: 'woningBetalen' }, mogelijk)
  const tekort = metOnderpand(financieringsOpzet)?.extraBenodigdeEigenInleg
  return either.isRight(gevonden) && gevonden.right.benodigd.tekort === tekort ? gevonden.right : undefined
}

/**
 * Finds the highest price without a shortage, below the price in the answers. Returns 'geen' when there is no such
 * price, or no home. Undefined without the kader of the result, and when a recalculation fails or gives another
 * shortage.
 * @example
 * const uitweg = toHoogstePrijs({ financieringsOpzet, grond })
 * uitweg !== 'geen' && uitweg?.verandering
 * // { soort: 'lagerePrijs', verschil: 27643, isLagerOokGenoeg: true }
 */
export const toHoogstePrijs = ({ financieringsOpzet, grond }: Uitkomst): Uitweg | 'geen' | undefined => {
  const { verzoek, kader } = grond
  if (kader === undefined) return undefined
  const zelf = either.getOrElseW(() => undefined)(berekenFinancieringsOpzet(verzoek, kader))?.financieringsOpzet
  const { extraBenodigdeEigenInleg: tekort } = financieringsOpzet
  return zelf?.extraBenodigdeEigenInleg === tekort ? (hoogstePrijs(verzoek, kader) ?? 'geen') : undefined
}
