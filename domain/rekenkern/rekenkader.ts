import type { Kostenposten, Normen, Rentetarieven } from '../normen'

/**
 * What a calculation takes as given besides the request: the figures of a year, the rates (percent a year, by period
 * in months) and the cost items (euro; the standard ones when absent).
 */
export interface Rekenkader {
  readonly normen: Normen
  readonly rentetarieven: Rentetarieven
  readonly kosten?: Kostenposten
}
