import { eigenVelden } from '../codec/eigenVelden'

/** The rates of one fixed-rate period, with and without NHG. */
export interface Rentepaar {
  /** The rate of a mortgage with NHG. Percent a year, 0 to 100. */
  readonly nhg: number
  /** The rate of a mortgage without NHG. Percent a year, 0 to 100. */
  readonly zonder: number
}

/**
 * Interest rates in percent a year (0 to 100), by fixed-rate period in whole months. Each period has one rate
 * (`{ '120': 3.75 }`), or each has a pair (`{ '120': { nhg: 3.6, zonder: 3.8 } }`).
 */
export type Rentetarieven = Readonly<Record<string, number | Rentepaar>>

/**
 * Returns the rates of a period with and without NHG, which are equal if the period has one rate. Undefined if the
 * period has no rate, a pair without one of its rates, or one rate where another period has a pair. Does not check that
 * the rates are percentages.
 * @example
 * rentepaarVan({ 120: 3.75 }, 120) // { nhg: 3.75, zonder: 3.75 }
 */
export const rentepaarVan = (rentetarieven: Rentetarieven, periode: number | string): Rentepaar | undefined => {
  const rente = Object.hasOwn(rentetarieven, periode) ? rentetarieven[periode] : undefined
  if (rente === undefined) return undefined
  if (!isPaar(rente)) return Object.values(rentetarieven).some(isPaar) ? undefined : { nhg: rente, zonder: rente }
  return isHeel(eigenVelden(rente)) ? { nhg: rente.nhg, zonder: rente.zonder } : undefined
}

/**
 * Whether a period has a rate with NHG and another without NHG, so that it matters which of them holds.
 * @example
 * isRentepaar({ 120: { nhg: 3.6, zonder: 3.8 } }, 120) // true
 */
export const isRentepaar = (rentetarieven: Rentetarieven, periode: number | string): boolean =>
  isPaar(rentetarieven[periode]) && rentepaarVan(rentetarieven, periode) !== undefined

const isPaar = (rente: unknown): rente is Rentepaar => typeof rente === 'object' && rente !== null

const isHeel = ({ nhg, zonder }: Partial<Rentepaar>): boolean => nhg !== undefined && zonder !== undefined

/** Whether a value is a rate in percent: a finite number from 0 to 100. */
export const isRentepercentage = (waarde: unknown): waarde is number =>
  typeof waarde === 'number' && waarde >= 0 && waarde <= 100
