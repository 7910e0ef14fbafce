import type { AlleenstaandeNorm, Leeftijdsgroep } from '../normen'
import type { EnergielabelType } from '../orientatie'
import { naarHeleEuros } from './afronding'

/** Monthly room up to this many euro is binary noise, not room. */
const GEEN_RUIMTE = 1e-9

/** What may go to mortgage and other debts together, in euro a month; `percentage` of the yearly test income. */
export const toegestaneMaandlast = (invoer: { readonly toetsinkomen: number; readonly percentage: number }): number =>
  (invoer.toetsinkomen * invoer.percentage) / 100 / 12

/** What is left a month for the mortgage, in euro; negative when there are more debts than room. */
export const ruimteVan = (invoer: { readonly toegestaneMaandlast: number; readonly verplichtingen: number }): number =>
  invoer.toegestaneMaandlast - invoer.verplichtingen

/**
 * The amount a single person may borrow on top, in euro: only with one applicant and a test income strictly above the
 * threshold of the table used. Source: Trhk art. 3 lid 8.
 */
export const bedragAlleenstaande = (invoer: {
  readonly aantalAanvragers: number
  readonly toetsinkomen: number
  readonly leeftijdsgroep: Leeftijdsgroep
  readonly norm: AlleenstaandeNorm
}): number =>
  invoer.aantalAanvragers === 1 && invoer.toetsinkomen > invoer.norm.bovenToetsinkomen[invoer.leeftijdsgroep]
    ? invoer.norm.bedrag
    : 0

/** What the energy label of the home allows on top, in euro; 0 without a label. Source: Trhk art. 4 lid 3. */
export const bedragEnergielabel = (invoer: {
  readonly energielabel?: EnergielabelType | undefined
  readonly norm: Readonly<Record<EnergielabelType, number>>
}): number => (invoer.energielabel === undefined ? 0 : invoer.norm[invoer.energielabel])

/** The mortgage the income allows, in euro; without room for a monthly payment nothing is added and it is 0. */
export const maximumVan = (invoer: {
  readonly ruimte: number
  readonly contanteWaarde: number
  readonly bedragAlleenstaande: number
  readonly bedragEnergielabel: number
}): number =>
  invoer.ruimte > GEEN_RUIMTE ? invoer.contanteWaarde + invoer.bedragAlleenstaande + invoer.bedragEnergielabel : 0

/**
 * The highest mortgage on income in whole euros, rounded down: the lower of today's and that with the expected pension.
 * Source: Trhk art. 2 lid 4.
 */
export const maximaleHypotheekOpInkomen = (invoer: {
  readonly vandaag: number
  readonly metPensioen?: number | undefined
}): number => naarHeleEuros(Math.min(invoer.vandaag, invoer.metPensioen ?? Infinity))
