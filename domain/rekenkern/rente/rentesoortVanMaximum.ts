import type { FinancieringsOpzetVerzoek } from '../../antwoorden/verzoek'
import type { FinancieringsOpzet } from '../../financieringsOpzet/financieringsOpzet'
import type { Rentepaar } from '../../normen/rentepaar'
import { rentesoortVan, type Uitkomst } from '../../rekenkader/grond'
import type { Rekenkader } from '../../rekenkader/rekenkader'
import { maanden, procent } from '../eenheden'
import { afmToetsrente, toetsrente } from './rente.stappen'

/**
 * Whether the rate of a result is also the rate of its maximum mortgage. It is not if the fixed-rate period is below
 * ten years and the test rate of the AFM is higher.
 */
export const isToetsrente = (
  { rentevastperiode }: FinancieringsOpzetVerzoek,
  { normen }: Rekenkader,
  { rentepercentage }: FinancieringsOpzet,
): boolean => {
  if (rentepercentage === undefined) return false
  const rente = procent(rentepercentage)
  const getoetst = toetsrente({
    rente,
    rentevastperiode: maanden(rentevastperiode),
    afmToetsrente: afmToetsrente(normen),
  })
  return getoetst <= rente
}

/**
 * Returns which rate of a pair the maximum mortgage of a result was calculated with. Undefined if `rentesoortVan` is,
 * and if a higher test rate was used.
 * @example
 * rentesoortVanMaximum({ financieringsOpzet, grond }) // undefined
 */
export const rentesoortVanMaximum = (uitkomst: Uitkomst): keyof Rentepaar | undefined => {
  const { financieringsOpzet, grond } = uitkomst
  return grond.kader && isToetsrente(grond.verzoek, grond.kader, financieringsOpzet)
    ? rentesoortVan(uitkomst)
    : undefined
}
