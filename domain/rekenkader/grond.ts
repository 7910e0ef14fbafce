import type { FinancieringsOpzet } from '../financieringsOpzet/financieringsOpzet'
import type { Normen } from '../normen/normen'
import type { FinancieringsOpzetVerzoek } from '../antwoorden/verzoek'
import type { Rekenkader } from './rekenkader'

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
  /**
   * The kader with the norms of the year and the rate of the period that the service names, and without exemption for
   * starters. Absent when the service does not name both, while its norms load, and after a failed load.
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
 * Returns the ground of a result of a calculation service, as far as the service names it. The ground has a kader if
 * the result has its rate and `normen` are those of its norm year.
 * @example
 * toDienstgrond(verzoek, financieringsOpzet).plaats // 'server'
 */
export const toDienstgrond = (
  verzoek: FinancieringsOpzetVerzoek,
  { normjaar, rentepercentage, voorbeeldrente }: FinancieringsOpzet,
  normen?: Normen,
): Dienstgrond => ({
  plaats: 'server',
  verzoek,
  ...(rentepercentage !== undefined &&
    normen !== undefined &&
    normen.jaar === normjaar && { kader: { normen, rentetarieven: { [verzoek.rentevastperiode]: rentepercentage } } }),
  ...(voorbeeldrente !== undefined && { isVoorbeeldrente: voorbeeldrente }),
})
