import type { FinancieringsOpzetVerzoek } from '../antwoorden/verzoek'
import type { FinancieringsOpzet } from '../financieringsOpzet/financieringsOpzet'
import { isRentepaar, type Rentepaar } from '../normen/rentepaar'
import type { Rekenkader } from './rekenkader'

/** Returns which rate of a pair in `kader` the result has. Undefined if the period of the request has one rate. */
export const rentesoortBij = (
  { rentevastperiode }: FinancieringsOpzetVerzoek,
  { rentetarieven }: Rekenkader,
  { nhg }: FinancieringsOpzet,
): keyof Rentepaar | undefined => {
  if (!isRentepaar(rentetarieven, rentevastperiode)) return undefined
  return nhg === true ? 'nhg' : 'zonder'
}
