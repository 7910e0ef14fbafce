import { min, perMaand, type EuroPerJaar, type EuroPerMaand, type Euros } from '../eenheden'
import { gegeven } from '../stap'
import { annuiteit, renteInJaar, type Annuiteitenlening } from '../rente/annuiteit'

/** The year whose tax advantage counts in the net monthly cost. */
export const EERSTE_JAAR = 1

export const jaar = gegeven<number>()

/** The mortgage sum, undefined without a home, and the highest mortgage. */
export type Hypotheken = Euros<'maximaleHypotheek', 'hypotheekbedrag'>

export const lening = (invoer: Hypotheken) => invoer.hypotheekbedrag ?? invoer.maximaleHypotheek

export const bruto = annuiteit

export const renteEersteJaar = (invoer: Annuiteitenlening & { jaar: number }) => renteInJaar(invoer, invoer.jaar)

/** The monthly cost after tax; `voordeel` is the yearly tax advantage, undefined without a loan. */
export const netto = (invoer: { bruto: EuroPerMaand; voordeel: EuroPerJaar | undefined }) =>
  invoer.voordeel === undefined ? invoer.bruto : min(invoer.bruto, perMaand(invoer.voordeel))
