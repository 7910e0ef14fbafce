import { either, function as fp } from 'fp-ts'

import type { FinancieringsOpzet } from '../financieringsOpzet/financieringsOpzet'
import { toHeleCenten } from '../rekenkern/afronding'
import { berekenFinancieringsOpzet } from '../rekenkern/bereken'
import type { RekenFout } from '../rekenkader/rekenFout'
import type { Rekenkader } from '../rekenkader/rekenkader'
import type { FinancieringsOpzetVerzoek } from '../verzoek/verzoek'

/** A figure of the record that is a number; a year is none. */
export type Cijfer = Exclude<
  {
    [Veld in keyof FinancieringsOpzet]-?: FinancieringsOpzet[Veld] extends number | undefined ? Veld : never
  }[keyof FinancieringsOpzet],
  'normjaar'
>

/** What a request comes to under the norms of one year. */
interface Normjaaruitkomst {
  /** The year of the norms. */
  readonly normjaar: number
  /** The record under those norms. */
  readonly financieringsOpzet: FinancieringsOpzet
}

/**
 * One request under the norms of two years; a difference is the second year less the first, to the cent; of a rate in
 * full.
 */
export interface Normjaarvergelijking {
  /** The outcome under the first norms. */
  readonly eerste: Normjaaruitkomst
  /** The outcome under the second norms. */
  readonly tweede: Normjaaruitkomst
  /** By figure, the second less the first. Euro to the cent; of `rentepercentage` percent. */
  readonly verschillen: Readonly<Partial<Record<Cijfer, number>>>
}

/** The difference of two rates in percent, without the binary noise of subtracting. Never -0. */
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
 * Calculates one request under two norm years, and the difference per figure that is a number. Without an outcome under
 * one of them it gives the reason, of the first such year.
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
