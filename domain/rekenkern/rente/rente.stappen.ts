import type { Normen } from '../../normen/normen'
import { toDrieDecimalen } from '../afronding'
import { procent, type Maanden, type Procent } from '../eenheden'
import { gegeven } from '../stap'

/** From this fixed-rate period on, in months, the offered rate itself is the test rate. */
export const PERIODE_ZONDER_TOETSRENTE = 120

export const rente = gegeven<Procent>()
export const looptijd = gegeven<Maanden>()
export const rentevastperiode = gegeven<Maanden>()
/** The AFM rate of the last quarter that is known, because no question asks for the quarter of the offer. */
export const afmToetsrente = ({ toetsrente: { waarde } }: Normen) => procent(waarde.at(-1) ?? waarde[0])

/**
 * The test rate: the offered rate, or the AFM rate when that is higher and the rate is fixed for less than ten years.
 */
export const toetsrente = (invoer: { rente: Procent; rentevastperiode: Maanden; afmToetsrente: Procent }) => {
  const ondergrens = invoer.rentevastperiode < PERIODE_ZONDER_TOETSRENTE ? invoer.afmToetsrente : 0
  return toDrieDecimalen(procent(Math.max(invoer.rente, ondergrens)))
}
