import { roundTekort } from '../../domain/geld'
import { LAATSTE_STAP, type Stapnummer } from '../../domain/orientatie'
import type { SamenvattingState } from './samenvattingState'

/** The message on the last step, about an impossible mortgage (`waarschuwing`) or an estimated result (`schatting`). */
export type Uitkomstmelding = 'waarschuwing' | 'schatting'

/**
 * Returns the message next to the result (specification, section 8). Undefined before the last step, without a home or
 * result, after a failed calculation, and while an answer is `onleesbaar`. A result with a shortage also gives
 * undefined while `loading`.
 * @example
 * toUitkomstmelding({ momentopname, loading: false, fout: undefined }, 2) // 'waarschuwing'
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
