import { euro, euroPerJaar, euroPerMaand, type Euro, type EuroPerJaar, type EuroPerMaand } from '../eenheden'
import type { Maanden, Procent } from '../eenheden'

/** The term over which a mortgage is tested and repaid, in months. Source: Trhk art. 3, Wet IB 2001 art. 3.119c. */
export const LOOPTIJD = 360

/** A loan that is repaid with the same amount every month, interest included. `rente` is in percent a year. */
export interface Annuiteitenlening {
  readonly lening: Euro
  readonly rente: Procent
  readonly maanden: Maanden
}

/** Whether a rate (percent a year) rounds to 0 at six decimals, so that formulas show a loan without interest. */
export const isRenteloos = (rente: number): boolean => rente < 5e-7

/** Returns the present value of one euro a month, paid at month end for `maanden` months at `rente` percent a year. */
export const annuiteitsfactor = (rente: number, maanden: number): number => {
  const maandrente = rente / 1200
  return maandrente === 0 ? maanden : -Math.expm1(-maanden * Math.log1p(maandrente)) / maandrente
}

/** Returns the monthly payment, interest included, that repays a loan in `maanden` months. */
export const annuiteit = ({ lening, rente, maanden }: Annuiteitenlening): EuroPerMaand =>
  euroPerMaand(lening / annuiteitsfactor(rente, maanden))

/** Returns the debt that is left after `verstreken` monthly payments. */
export const restantVan = ({ lening, rente, maanden }: Annuiteitenlening, verstreken: number): Euro =>
  euro(lening * (annuiteitsfactor(rente, maanden - verstreken) / annuiteitsfactor(rente, maanden)))

/** Returns the interest in the twelve payments of year `jaar`, at least 0. The first year is 1. */
export const renteInJaar = (lening: Annuiteitenlening, jaar: number): EuroPerJaar => {
  const restantNaJaar = (jaren: number): number => restantVan(lening, 12 * jaren)
  return euroPerJaar(Math.max(0, 12 * annuiteit(lening) - restantNaJaar(jaar - 1) + restantNaJaar(jaar)))
}
