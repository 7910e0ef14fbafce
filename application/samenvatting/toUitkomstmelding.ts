import { roundTekort } from '../../domain/geld'
import { LAATSTE_STAP, type Stapnummer } from '../../domain/orientatie'
import type { SamenvattingState } from './samenvattingState'

/** The message of the last step: the mortgage is not possible like this, or the figures are an estimate. */
export type Uitkomstmelding = 'waarschuwing' | 'schatting'

/**
 * The message beside the outcome (specification, section 8). None before the last step, without a home, after a failed
 * calculation, or while an answer is `onleesbaar`: the figures then do not belong to what is filled in now.
 */
export const toUitkomstmelding = (
  { momentopname, loading, fout }: SamenvattingState,
  stap: Stapnummer,
  onleesbaar = false,
): Uitkomstmelding | undefined => {
  if (stap !== LAATSTE_STAP || onleesbaar || fout !== undefined || momentopname === undefined) return undefined
  const extra = momentopname.financieringsOpzet.extraBenodigdeEigenInleg
  if (extra === undefined) return undefined
  if (roundTekort(extra) === 0) return 'schatting'
  return loading ? undefined : 'waarschuwing'
}
