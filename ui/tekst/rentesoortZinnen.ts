import type { Vergeleken } from '../../application'
import type { Rentepaar } from '../../domain'
import { periodesInZin } from './periodes'

/** Sentences about which rates of compared periods are with NHG. */
export const rentesoortenTekst = {
  alleMet: 'Dit zijn de rentes met NHG.',
  alleZonder: 'Dit zijn de rentes zonder NHG.',
  zonderBij: (periodes: string) => `Bij ${periodes} geldt de rente zonder NHG.`,
  verderMet: 'De andere rentes zijn met NHG.',
} as const

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
  const { alleMet, alleZonder, zonderBij, verderMet } = rentesoortenTekst
  if (met.length === 0) return zonder.length === 0 ? [] : [alleZonder]
  return zonder.length === 0 ? [alleMet] : [zonderBij(periodesInZin(...zonder)), verderMet]
}
