import type { Observable } from 'rxjs'

import type { FinancieringsOpzetVerzoek, Normjaar } from '../../domain'

/** The maximum mortgage on the income under other norms. */
export interface NieuwMaximum {
  /** The maximum mortgage on the income. Euro, 0 or more. */
  readonly maximaleHypotheekOpInkomen: number
  /** Whether some of the other norms are only proposed. */
  readonly isVoorstel: boolean
}

/**
 * Calculates the maximum mortgage on the income under the norms of another year. Emits at most once, completes and
 * never errors. Starts on subscription, and emits synchronously when the norms are already loaded. Emits undefined when
 * a service calculates, because a service cannot be asked to use other norms. Emits nothing when the norms fail to
 * load, when the calculation fails, or after unsubscribing.
 */
export interface NormvergelijkingPort {
  /** Returns the maximum mortgage for this request under the norms of that year. */
  readonly maximum: (verzoek: FinancieringsOpzetVerzoek, jaar: Normjaar) => Observable<NieuwMaximum | undefined>
}
