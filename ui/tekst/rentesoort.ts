import type { Vergeleken } from '../../application'
import type { Rentepaar } from '../../domain'
import { formatPercentage } from '../../domain/geld'
import { periodesInZin } from './periodes'
import { renteTekst } from './rente'

/**
 * Returns a rate (percent a year) as text. If the lender has a rate with NHG and one without, `soort` is which of them
 * this is, and the text says so.
 * @example
 * showRente(3.6, 'nhg') // '3,6% met NHG'
 */
export const showRente = (rente: number, soort?: keyof Rentepaar): string =>
  soort === undefined ? formatPercentage(rente) : renteTekst.rentesoort[soort](formatPercentage(rente))

/** Returns the rates of a period as text: one rate, or the rates with and without NHG. */
export const showRentes = ({ nhg, zonder }: Rentepaar): string =>
  nhg === zonder ? formatPercentage(nhg) : renteTekst.metOfZonderNhg(formatPercentage(nhg), formatPercentage(zonder))

/**
 * Returns Dutch sentences about which rates of compared periods are with NHG, and which are without NHG. Empty if the
 * lender has one rate for each period.
 */
export const rentesoortZinnen = (
  periodes: readonly Pick<Vergeleken, 'rentevastperiode' | 'rentesoort'>[],
): readonly string[] => {
  const van = (soort: keyof Rentepaar) =>
    periodes.filter(({ rentesoort }) => rentesoort === soort).map(({ rentevastperiode }) => rentevastperiode)
  const [met, zonder] = [van('nhg'), van('zonder')]
  const { alleMet, alleZonder, zonderBij, verderMet } = renteTekst.rentesoorten
  if (met.length === 0) return zonder.length === 0 ? [] : [alleZonder]
  return zonder.length === 0 ? [alleMet] : [zonderBij(periodesInZin(...zonder)), verderMet]
}
