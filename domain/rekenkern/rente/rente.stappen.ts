import type { Normen } from '../../normen/normen'
import { toDrieDecimalen } from '../afronding'
import { procent, type Maanden, type Procent } from '../eenheden'
import { gegeven } from '../stap'

/** The shortest fixed-rate period, in months, for which the offered rate itself is the test rate. */
export const PERIODE_ZONDER_TOETSRENTE = 120

export const rente = gegeven<Procent>()
export const looptijd = gegeven<Maanden>()
export const rentevastperiode = gegeven<Maanden>()
/** Returns the AFM rate of the last known quarter, because no question asks for the quarter of the mortgage offer. */
export const afmToetsrente = ({ toetsrente: { waarde } }: Normen) => procent(waarde.at(-1) ?? waarde[0])

/**
 * Returns the test rate, rounded to three decimals: the offered rate, or the AFM rate if that rate is higher and the
 * fixed-rate period is below ten years.
 */
export const toetsrente = (invoer: { rente: Procent; rentevastperiode: Maanden; afmToetsrente: Procent }) => {
  const ondergrens = invoer.rentevastperiode < PERIODE_ZONDER_TOETSRENTE ? invoer.afmToetsrente : 0
  return toDrieDecimalen(procent(Math.max(invoer.rente, ondergrens)))
}
