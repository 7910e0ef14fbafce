import { roundTekort } from '../../domain/geld'
import { LAATSTE_STAP, type Stapnummer } from '../../domain/orientatie'
import type { SamenvattingState } from './samenvattingState'

/** The message on the last step, about an impossible mortgage (`waarschuwing`) or an estimated result (`schatting`). */
export type Uitkomstmelding = 'waarschuwing' | 'schatting'

/**
 * Returns the message next to the result. Undefined before the last step, and without a home or result. A result with a
 * shortage also gives undefined while `loading`. After a failed calculation, the message belongs to the last result.
 * @example
 * toUitkomstmelding({ momentopname, loading: false, fout: undefined }, 2) // 'waarschuwing'
 */
export const toUitkomstmelding = (
  { momentopname, loading }: SamenvattingState,
  stap: Stapnummer,
): Uitkomstmelding | undefined => {
  const extra = momentopname?.financieringsOpzet.extraBenodigdeEigenInleg
  if (stap !== LAATSTE_STAP || extra === undefined) return undefined
  if (roundTekort(extra) === 0) return 'schatting'
  return loading ? undefined : 'waarschuwing'
}
