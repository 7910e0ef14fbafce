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

/** What has to change, with what it starts from. */
export interface Verandergrond {
  /** The changes, and what is missing without them. */
  readonly benodigd: Benodigd
  /** The question of the result. */
  readonly verzoek: FinancieringsOpzetVerzoek
  /** The result. Amounts in euro. */
  readonly financieringsOpzet: FinancieringsOpzet
}

/** The rates of every period, of which a service tells that of the chosen period alone. */
const grondVan = (momentopname: Momentopname, middelen: Rekenmiddelen): Rekengrond | undefined =>
  toRekengrond(momentopname, middelen) ?? toUitkomstgrond(momentopname, middelen)

/**
 * Finds what has to change in a question to reach an aim, or says why there is no outcome. `mogelijk` is who may be
 * exempt from transfer tax as a starter; who is already when absent.
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
 * Finds what has to change in the answers of a result to pay for the home. Undefined without norms, and when what is
 * missing by these norms and rates is not what the result says is missing.
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
 * Finds the highest price that leaves nothing to add to the answers of a result; 'geen' when there is none. Undefined
 * without norms, and when this engine does not come to what the result says is missing.
 */
export const toHoogstePrijs = (momentopname: Momentopname, middelen: Rekenmiddelen): Uitweg | 'geen' | undefined => {
  const grond = grondVan(momentopname, middelen)
  if (grond === undefined) return undefined
  const { verzoek, kader } = grond
  const zelf = either.getOrElseW(() => undefined)(berekenFinancieringsOpzet(verzoek, kader))?.financieringsOpzet
  const { extraBenodigdeEigenInleg: tekort } = momentopname.financieringsOpzet
  return zelf?.extraBenodigdeEigenInleg === tekort ? (hoogstePrijs(verzoek, kader) ?? 'geen') : undefined
}
