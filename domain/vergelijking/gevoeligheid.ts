import { either, function as fp } from 'fp-ts'

import { metOnderpand, type FinancieringsOpzet } from '../financieringsOpzet'
import type { Normen } from '../normen'
import { berekenFinancieringsOpzet, toHeleCenten } from '../rekenkern'
import type { RekenFout, Rekenkader } from '../rekenkader'
import type { FinancieringsOpzetVerzoek } from '../verzoek'
import { wendingenVan, type Wending } from './wending'

/**
 * What a turn changes, in euro (the monthly cost a month): more is positive. What is missing is absent without a home.
 */
export interface Gevoeligheid {
  /** What is otherwise. */
  readonly wending: Wending
  /** How much more can be borrowed. Euro, to the cent; below 0 for less. */
  readonly maximaleHypotheek: number
  /** How much more own money is missing. Euro, to the cent; below 0 for less, absent without a home. */
  readonly extraBenodigdeEigenInleg?: number
  /** How much more the first year costs after tax. Euro a month, to the cent; below 0 for less. */
  readonly maandlastNetto: number
}

const toGevoeligheid = (wending: Wending, was: FinancieringsOpzet, wordt: FinancieringsOpzet): Gevoeligheid => {
  const [eerst, dan] = [metOnderpand(was), metOnderpand(wordt)]
  return {
    wending,
    maximaleHypotheek: toHeleCenten(wordt.maximaleHypotheek - was.maximaleHypotheek),
    ...(eerst &&
      dan && { extraBenodigdeEigenInleg: toHeleCenten(dan.extraBenodigdeEigenInleg - eerst.extraBenodigdeEigenInleg) }),
    maandlastNetto: toHeleCenten(wordt.maandlastNetto - was.maandlastNetto),
  }
}

/** The size of an effect: the greatest shift in what can be borrowed or what is missing, in euro. */
const omvangVan = ({ maximaleHypotheek, extraBenodigdeEigenInleg = 0 }: Gevoeligheid): number =>
  Math.max(Math.abs(maximaleHypotheek), Math.abs(extraBenodigdeEigenInleg))

const grootsteEerst = (een: Gevoeligheid, ander: Gevoeligheid): number =>
  omvangVan(ander) - omvangVan(een) || Math.abs(ander.maandlastNetto) - Math.abs(een.maandlastNetto)

/**
 * What moves the outcome of a request: the effect of every other period of the brand, a better energy label, 1.000
 * more or less income, 10.000 more own money, no loans and student loans, and the norm years given. The greatest
 * effect first, by shift in maximum or in what is missing, then by net monthly cost. A turn without an outcome is left
 * out; a request without one gives the reason.
 */
export const gevoeligheid = (
  verzoek: FinancieringsOpzetVerzoek,
  kader: Rekenkader,
  normsets: readonly Normen[] = [],
): either.Either<RekenFout, readonly Gevoeligheid[]> =>
  fp.pipe(
    berekenFinancieringsOpzet(verzoek, kader),
    either.map(({ financieringsOpzet: was }) =>
      wendingenVan(verzoek, kader, normsets)
        .flatMap((gewend) => {
          const uitkomst = berekenFinancieringsOpzet(gewend.verzoek, gewend.kader)
          return either.isRight(uitkomst)
            ? [toGevoeligheid(gewend.wending, was, uitkomst.right.financieringsOpzet)]
            : []
        })
        .sort(grootsteEerst),
    ),
  )
