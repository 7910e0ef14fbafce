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

/** A request with its result, and the suggested changes to the request. */
export interface Verandergrond {
  /** The suggested changes, and the shortage without any of these changes. */
  readonly benodigd: Benodigd
  /** The request of the result. */
  readonly verzoek: FinancieringsOpzetVerzoek
  /** The result. Amounts in euro. */
  readonly financieringsOpzet: FinancieringsOpzet
}

/** Returns the request and rekenkader, with the page's rates or else the result's. Undefined without norms or rates. */
const grondVan = (momentopname: Momentopname, middelen: Rekenmiddelen): Rekengrond | undefined =>
  toRekengrond(momentopname, middelen) ?? toUitkomstgrond(momentopname, middelen)

/**
 * Finds the changes that each bring a request closer to a goal; a Left has the reason why the calculation fails.
 * `mogelijk` is the startersvrijstelling that the buyers might have, by default the startersvrijstelling of `kader`.
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
 * Finds the changes to the answers of a result that help to pay for the home. Undefined without norms, a rate or a
 * home, and when a recalculation fails or gives another shortage.
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
 * Finds the highest price without a shortage, below the price in the answers. Returns 'geen' when there is no such
 * price, or no home. Undefined without norms or a rate, and when a recalculation fails or gives another shortage.
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
