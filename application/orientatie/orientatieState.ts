import type { option } from 'fp-ts'

import type { FinancieringsOpzet, Orientatie } from '../../domain'
import type { BerekeningFout } from '../ports'

/**
 * How the calculation stands. `vorige` is the last result that succeeded: it may stay on screen, but belongs to
 * earlier answers.
 */
export type BerekeningState =
  | { readonly _tag: 'Loading'; readonly vorige: option.Option<FinancieringsOpzet> }
  | { readonly _tag: 'Done'; readonly financieringsOpzet: FinancieringsOpzet }
  | { readonly _tag: 'Failed'; readonly fout: BerekeningFout; readonly vorige: option.Option<FinancieringsOpzet> }

/** The answers and the calculation made of them; `Done` and `Failed` always speak of exactly these answers. */
export interface OrientatieState {
  readonly orientatie: Orientatie
  readonly berekening: BerekeningState
}
