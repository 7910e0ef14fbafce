import type { Momentopname } from '../../application'
import { maandverdelingVan, type Maandverdeling } from '../../domain/vergelijking'
import type { Part } from '../basis/PartsChart'
import { toMaandparts } from './maandparts'
import { uitkomstVan, zegUitkomst } from './uitkomst'

/** The answer of the last step, for the printed page. */
export interface PaperAnswer {
  /** The answer as text; empty when the step has no answer. */
  readonly zin: string
  /** The split of the monthly cost, in euro; undefined unless the home is affordable and the split is known. */
  readonly maand: (Maandverdeling & { readonly netto: number; readonly parts: readonly Part[] }) | undefined
}

/**
 * Returns the answer of the last step for the printed page. `prijszin` is the sentence on the highest affordable price,
 * for a home out of reach.
 */
export const toPaperAnswer = (momentopname: Momentopname, prijszin?: string): PaperAnswer => {
  const uitkomst = uitkomstVan(momentopname)
  const verdeling = maandverdelingVan(momentopname.financieringsOpzet)
  return {
    zin: [zegUitkomst(uitkomst), prijszin].filter(Boolean).join(' '),
    maand:
      uitkomst?.soort === 'genoeg' && verdeling
        ? { ...verdeling, netto: uitkomst.netto, parts: toMaandparts(verdeling, uitkomst) }
        : undefined,
  }
}
