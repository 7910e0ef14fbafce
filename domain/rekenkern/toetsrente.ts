import { naarDrieDecimalen } from './afronding'

/** From this fixed-rate period on, in months, the offered rate itself is the test rate. */
const PERIODE_ZONDER_TOETSRENTE = 120

/**
 * The rate a mortgage is tested against, in percent to three decimals: the offered rate, or the AFM rate when the rate
 * is fixed for less than ten years and lies below it. Source: Trhk art. 3.
 */
export const toetsrenteVan = (invoer: {
  readonly rente: number
  readonly rentevastperiode: number
  readonly afmToetsrente: number
}): number =>
  naarDrieDecimalen(
    invoer.rentevastperiode >= PERIODE_ZONDER_TOETSRENTE ? invoer.rente : Math.max(invoer.rente, invoer.afmToetsrente),
  )
