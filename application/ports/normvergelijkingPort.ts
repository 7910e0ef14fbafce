import type { Observable } from 'rxjs'

import type { FinancieringsOpzetVerzoek, Normjaar } from '../../domain'

/** The highest mortgage on the income (euro) under other norms, and whether some of those are only proposed. */
export interface NieuwMaximum {
  /** What can be borrowed on the income. Euro, 0 or more. */
  readonly maximaleHypotheekOpInkomen: number
  /** Are some of those norms only proposed? */
  readonly isVoorstel: boolean
}

/**
 * Calculates the maximum of a request under the norms of another year. Emits at most once and completes, before
 * `subscribe` returns when it has those norms already; never errors. Emits undefined while a service calculates, whose
 * other norms nobody can ask for; emits nothing when the norms cannot be loaded or give no outcome. Starts when it is
 * subscribed to; after unsubscribing it emits nothing.
 */
export interface NormvergelijkingPort {
  /** What this request may borrow under the norms of that year. */
  readonly maximum: (verzoek: FinancieringsOpzetVerzoek, jaar: Normjaar) => Observable<NieuwMaximum | undefined>
}
