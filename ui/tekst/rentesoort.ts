import type { Rentepaar } from '../../domain'
import { formatPercentage } from '../../domain/geld'

/** Texts about a rate that holds only with NHG, or only without. */
export const rentesoortTekst = {
  nhg: (rente: string) => `${rente} met NHG`,
  zonder: (rente: string) => `${rente} zonder NHG`,
  metOfZonder: (met: string, zonder: string) => `${met} met NHG of ${zonder} zonder`,
} as const

/**
 * Returns a rate (percent a year) as text. If the lender has a rate with NHG and one without, `soort` is which of them
 * this is, and the text says so.
 * @example
 * showRente(3.6, 'nhg') // '3,60% met NHG'
 */
export const showRente = (rente: number, soort?: keyof Rentepaar): string =>
  soort === undefined ? formatPercentage(rente) : rentesoortTekst[soort](formatPercentage(rente))

/** Returns the rates of a period as text: one rate, or the rates with and without NHG. */
export const showRentes = ({ nhg, zonder }: Rentepaar): string =>
  nhg === zonder ? formatPercentage(nhg) : rentesoortTekst.metOfZonder(formatPercentage(nhg), formatPercentage(zonder))
