import type { Rekenkader } from '../../../../domain'
import type { Bedrag } from '../../../../domain/geld'
import type { Uitgangspunten } from '../../../../domain/orientatie'

/** The lazily loaded calculation of the example below an empty income. */
export interface Inkomensvoorbeeld {
  /**
   * Returns what a visitor with these other answers may borrow on this income: euro, rounded down to hundreds. Uses the
   * norms and the rates of `kader`. Returns undefined when that is nothing, or when there is no rate for the chosen
   * period.
   */
  readonly maximumBij: (inkomen: Bedrag, uitgangspunten: Uitgangspunten, kader: Rekenkader) => Bedrag | undefined
}
