import type { Observable } from 'rxjs'

import type { Normjaar, Rekenvraag } from '../../domain'

/** The maximum mortgage on the income under other norms. */
export interface NieuwMaximum {
  /** The maximum mortgage on the income. Euro, 0 or more. */
  readonly maximaleHypotheekOpInkomen: number
  /** Whether some of those norms are only proposed. */
  readonly isVoorstel: boolean
}

/**
 * The port that calculates the maximum mortgage on income under the norms of another year. The calculation starts on
 * subscription. The stream emits at most once, completes and never errors. It emits synchronously when the norms are
 * already loaded. It emits nothing when the norms fail to load, when the calculation fails, or after unsubscribing.
 */
export interface NormvergelijkingPort {
  /** Returns a stream with the maximum mortgage for `vraag`, but under the norms of the year `jaar`. */
  readonly maximum: (vraag: Rekenvraag, jaar: Normjaar) => Observable<NieuwMaximum>
}
