import { either, function as fp } from 'fp-ts'

import type { FinancieringsOpzet } from '../financieringsOpzet/financieringsOpzet'
import { toHeleCenten } from '../rekenkern/afronding'
import { berekenFinancieringsOpzet } from '../rekenkern/bereken'
import type { RekenFout } from '../rekenkader/rekenFout'
import type { Rekenkader } from '../rekenkader/rekenkader'
import type { FinancieringsOpzetVerzoek } from '../antwoorden/verzoek'

/** The name of a result figure that is a number, except `normjaar`. */
export type Cijfer = Exclude<
  {
    [Veld in keyof FinancieringsOpzet]-?: FinancieringsOpzet[Veld] extends number | undefined ? Veld : never
  }[keyof FinancieringsOpzet],
  'normjaar'
>

/** The result of a request under the norms of one year. */
interface Normjaaruitkomst {
  /** The year of the norms. */
  readonly normjaar: number
  /** The result record with those norms. */
  readonly financieringsOpzet: FinancieringsOpzet
}

/** The results of one request under the norms of two years, and their differences. */
export interface Normjaarvergelijking {
  /** The result under the norms of the first year. */
  readonly eerste: Normjaaruitkomst
  /** The result under the norms of the second year. */
  readonly tweede: Normjaaruitkomst
  /**
   * For each numeric figure in both results, the value in the second result minus the value in the first. Euro, to the
   * cent; `rentepercentage` in percent, not rounded to the cent.
   */
  readonly verschillen: Readonly<Partial<Record<Cijfer, number>>>
}

/** Returns the difference of two rates in percent, to nine decimals to remove floating-point errors. Never -0. */
const renteverschil = (was: number, wordt: number): number => Number((wordt - was).toFixed(9)) + 0

const verschilVan = (veld: string, was: number, wordt: number): number =>
  veld === 'rentepercentage' ? renteverschil(was, wordt) : toHeleCenten(wordt - was)

const verschillenTussen = (
  eerste: FinancieringsOpzet,
  tweede: FinancieringsOpzet,
): Normjaarvergelijking['verschillen'] =>
  Object.fromEntries(
    Object.entries(eerste).flatMap(([veld, was]) => {
      const wordt = tweede[veld as Cijfer]
      const isCijfer = veld !== 'normjaar' && typeof was === 'number' && typeof wordt === 'number'
      return isCijfer ? [[veld, verschilVan(veld, was, wordt)]] : []
    }),
  )

const berekenOnder = (verzoek: FinancieringsOpzetVerzoek, kader: Rekenkader) =>
  fp.pipe(
    berekenFinancieringsOpzet(verzoek, kader),
    either.map(({ financieringsOpzet }) => ({ normjaar: kader.normen.jaar, financieringsOpzet })),
  )

/**
 * Returns the results of one request under two norm years, and the difference of each figure that is a number. A Left
 * has the reason why the first year, or else the second, has no result.
 * @example
 * const { right } = vergelijkNormjaren(verzoek, { ...kader, normen: normenVan(2025) }, kader)
 * right.verschillen.maximaleHypotheek // -9717
 */
export const vergelijkNormjaren = (
  verzoek: FinancieringsOpzetVerzoek,
  eersteKader: Rekenkader,
  tweedeKader: Rekenkader,
): either.Either<RekenFout, Normjaarvergelijking> =>
  fp.pipe(
    either.Do,
    either.bind('eerste', () => berekenOnder(verzoek, eersteKader)),
    either.bind('tweede', () => berekenOnder(verzoek, tweedeKader)),
    either.let('verschillen', ({ eerste, tweede }) =>
      verschillenTussen(eerste.financieringsOpzet, tweede.financieringsOpzet),
    ),
  )
