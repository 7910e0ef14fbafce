import { option } from 'fp-ts'

import { LAATSTE_STAP, type Stap } from '../../domain'
import type { SamenvattingState } from './samenvattingState'

/** What the last step says of the outcome: the mortgage is not possible like this, or the figures are an estimate. */
export type Uitkomstmelding = 'waarschuwing' | 'schatting'

/**
 * The message beside the outcome (specification, section 8). None before the last step, without a home, or after a
 * failed calculation: the figures then do not belong to the period chosen.
 */
export const toUitkomstmelding = (
  { momentopname, loading, fout }: SamenvattingState,
  stap: Stap,
): Uitkomstmelding | undefined => {
  if (stap !== LAATSTE_STAP || option.isSome(fout) || option.isNone(momentopname)) return undefined
  const extra = momentopname.value.financieringsOpzet.extraBenodigdeEigenInleg
  if (extra === undefined) return undefined
  if (extra === 0) return 'schatting'
  return loading ? undefined : 'waarschuwing'
}
