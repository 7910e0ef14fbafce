import { either, function as fp } from 'fp-ts'

import type { FinancieringsOpzet } from '../financieringsOpzet/financieringsOpzet'
import { toHeleCenten } from '../rekenkern/afronding'
import { berekenFinancieringsOpzet } from '../rekenkern/bereken'
import type { RekenFout } from '../rekenkader/rekenFout'
import type { Rekenkader } from '../rekenkader/rekenkader'
import type { FinancieringsOpzetVerzoek } from '../verzoek/verzoek'

/** A figure of the record that is a number, except `normjaar`. */
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
  /** The record calculated with those norms. */
  readonly financieringsOpzet: FinancieringsOpzet
}

/** One request calculated with the norms of two years, and the differences between the records. */
export interface Normjaarvergelijking {
  /** The result with the first norms. */
  readonly eerste: Normjaaruitkomst
  /** The result with the second norms. */
  readonly tweede: Normjaaruitkomst
  /**
   * By figure, the second minus the first. Euro, to the cent; for `rentepercentage` percent, not rounded to the cent.
   */
  readonly verschillen: Readonly<Partial<Record<Cijfer, number>>>
}

/** Returns the difference of two rates in percent, without floating-point noise. Never -0. */
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
 * Calculates one request under two norm years and subtracts each figure that is a number. A Left has the reason of the
 * first year without an outcome.
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
