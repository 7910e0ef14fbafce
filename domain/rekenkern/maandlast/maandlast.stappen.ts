import { min, perMaand, type Euro, type EuroPerJaar, type EuroPerMaand } from '../eenheden'
import { gekozen, stap } from '../stap'
import { annuiteit, renteInJaar, type Annuiteitenlening } from '../rente'

/** The year whose tax advantage the net monthly cost is taken from. */
export const EERSTE_JAAR = 1

export const jaar = gekozen('jaar', 'jaar')

/** The loan whose monthly cost is shown: the mortgage sum with a home, else the highest mortgage. */
export const lening = stap(
  { eenheid: 'euro', vorm: 'voorwaarde', grondslag: 'keuze' },
  (invoer: { hypotheekbedrag: Euro | undefined; maximaleHypotheek: Euro }) =>
    invoer.hypotheekbedrag ?? invoer.maximaleHypotheek,
)

/** The monthly payment that repays the loan, interest included. */
export const bruto = stap({ eenheid: 'euro per maand', vorm: 'annuiteit', grondslag: 'keuze' }, annuiteit)

/** The interest in the twelve payments of a year. */
export const renteEersteJaar = stap(
  { eenheid: 'euro per jaar', vorm: 'annuiteit', grondslag: 'keuze' },
  (invoer: Annuiteitenlening & { readonly jaar: number }) => renteInJaar(invoer, invoer.jaar),
)

/** The monthly cost after tax; `voordeel` is the tax advantage of a year. */
export const netto = stap(
  { eenheid: 'euro per maand', vorm: 'verschil', grondslag: 'keuze' },
  (invoer: { bruto: EuroPerMaand; voordeel: EuroPerJaar | undefined }) =>
    invoer.voordeel === undefined ? invoer.bruto : min(invoer.bruto, perMaand(invoer.voordeel)),
)
