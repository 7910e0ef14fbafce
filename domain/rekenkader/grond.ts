import type { FinancieringsOpzet } from '../financieringsOpzet/financieringsOpzet'
import type { Normen } from '../normen/normen'
import type { FinancieringsOpzetVerzoek } from '../antwoorden/verzoek'
import type { Rentepaar } from '../normen/rentepaar'
import type { Rekenkader } from './rekenkader'
import { rentesoortBij } from './rentesoort'

/** The input of a calculation. */
export interface Rekenvraag {
  /** The request. */
  readonly verzoek: FinancieringsOpzetVerzoek
  /** The rekenkader. */
  readonly kader: Rekenkader
}

/** What the embedded calculation used for a result. Its kader has the rates of all periods. */
export interface LokaleGrond extends Rekenvraag {
  /** The place of the calculation: `lokaal` is the embedded calculation. */
  readonly plaats: 'lokaal'
  /** Whether the rates were examples, which no lender offers. */
  readonly isVoorbeeldrente: boolean
}

/** What a calculation service used for a result, as far as the service names it. */
export interface Dienstgrond {
  /** The place of the calculation: `server` is a calculation service. */
  readonly plaats: 'server'
  /** The request. */
  readonly verzoek: FinancieringsOpzetVerzoek
  /** The norms of the year that the service names. Absent without a year, while they load, and after a failed load. */
  readonly normen?: Normen
  /**
   * The kader with these norms and the rate of the period that the service names, and without exemption for starters.
   * Absent without the norms, and when the service names no rate.
   */
  readonly kader?: Rekenkader
  /** Whether the rate was an example, which no lender offers. Absent when the service does not tell. */
  readonly isVoorbeeldrente?: boolean
}

/** The ground of a result: what it was calculated with, and where. */
export type Grond = LokaleGrond | Dienstgrond

/** A result with its ground. */
export interface Uitkomst {
  /** The result. Amounts in euro. */
  readonly financieringsOpzet: FinancieringsOpzet
  /** What the result was calculated with. */
  readonly grond: Grond
}

/**
 * Returns the norms that a result was calculated with. Undefined if a calculation service does not name their year, and
 * while they load.
 * @example
 * normenUit(toDienstgrond(verzoek, { ...financieringsOpzet, normjaar: 2026 }, normenVan(2026)))?.jaar // 2026
 */
export const normenUit = (grond: Grond): Normen | undefined =>
  grond.plaats === 'lokaal' ? grond.kader.normen : grond.normen

/**
 * Returns which rate of a pair a result was calculated with: the one with NHG, or the one without. Undefined if the
 * period of the result has one rate, and if the rates are not known.
 * @example
 * rentesoortVan({ financieringsOpzet, grond }) // undefined
 */
export const rentesoortVan = ({ financieringsOpzet, grond }: Uitkomst): keyof Rentepaar | undefined =>
  grond.kader && rentesoortBij(grond.verzoek, grond.kader, financieringsOpzet)

/**
 * Returns the ground of a service's result: the request, the norms if `normen` are those of the result's norm year, and
 * then a kader too if the result has its rate.
 * @example
 * toDienstgrond(verzoek, financieringsOpzet).plaats // 'server'
 */
export const toDienstgrond = (
  verzoek: FinancieringsOpzetVerzoek,
  { normjaar, rentepercentage, voorbeeldrente }: FinancieringsOpzet,
  normen?: Normen,
): Dienstgrond => {
  const genoemd = normen?.jaar === normjaar ? normen : undefined
  const tarief = rentepercentage !== undefined && { [verzoek.rentevastperiode]: rentepercentage }
  return {
    plaats: 'server',
    verzoek,
    ...(genoemd && { normen: genoemd }),
    ...(genoemd && tarief && { kader: { normen: genoemd, rentetarieven: tarief } }),
    ...(voorbeeldrente !== undefined && { isVoorbeeldrente: voorbeeldrente }),
  }
}
