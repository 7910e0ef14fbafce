import { min, perMaand, type EuroPerJaar, type EuroPerMaand, type Euros } from '../eenheden'
import { gegeven } from '../stap'
import { annuiteit, renteInJaar, type Annuiteitenlening } from '../rente/annuiteit'

/** The mortgage year (the first year is 1) of which the tax advantage counts in the net monthly cost. */
export const EERSTE_JAAR = 1

export const jaar = gegeven<number>()

/** The maximum mortgage, and the mortgage sum. The mortgage sum is undefined when there is no home. */
export type Hypotheken = Euros<'maximaleHypotheek', 'hypotheekbedrag'>

export const lening = (invoer: Hypotheken) => invoer.hypotheekbedrag ?? invoer.maximaleHypotheek

export const bruto = annuiteit

export const renteEersteJaar = (invoer: Annuiteitenlening & { jaar: number }) => renteInJaar(invoer, invoer.jaar)

/** Returns the gross monthly cost less a twelfth of the tax advantage. `voordeel` is undefined for a loan of 0. */
export const netto = (invoer: { bruto: EuroPerMaand; voordeel: EuroPerJaar | undefined }) =>
  invoer.voordeel === undefined ? invoer.bruto : min(invoer.bruto, perMaand(invoer.voordeel))
