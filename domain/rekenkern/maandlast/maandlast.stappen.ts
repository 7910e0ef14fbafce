import { min, perMaand, type Euro, type EuroPerJaar, type EuroPerMaand } from '../eenheden'
import { gekozen } from '../stap'
import { annuiteit, renteInJaar, type Annuiteitenlening } from '../rente'

/** The year whose tax advantage the net monthly cost is taken from. */
export const EERSTE_JAAR = 1

export const jaar = gekozen('jaar', 'jaar')

/** The loan whose monthly cost is shown: the mortgage sum with a home, else the highest mortgage. */
export const lening = (invoer: { hypotheekbedrag: Euro | undefined; maximaleHypotheek: Euro }) =>
  invoer.hypotheekbedrag ?? invoer.maximaleHypotheek

/** The monthly payment that repays the loan, interest included. */
export const bruto = annuiteit

/** The interest in the twelve payments of a year. */
export const renteEersteJaar = (invoer: Annuiteitenlening & { readonly jaar: number }) =>
  renteInJaar(invoer, invoer.jaar)

/** The monthly cost after tax; `voordeel` is the tax advantage of a year. */
export const netto = (invoer: { bruto: EuroPerMaand; voordeel: EuroPerJaar | undefined }) =>
  invoer.voordeel === undefined ? invoer.bruto : min(invoer.bruto, perMaand(invoer.voordeel))
