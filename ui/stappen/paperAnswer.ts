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

export const toPaperAnswer = (momentopname: Momentopname): PaperAnswer => {
  const uitkomst = uitkomstVan(momentopname)
  const verdeling = maandverdelingVan(momentopname.financieringsOpzet)
  return {
    zin: zegUitkomst(uitkomst).replaceAll('€ ', '€\u00A0'),
    maand:
      uitkomst?.soort === 'genoeg' && verdeling
        ? { ...verdeling, netto: uitkomst.netto, parts: toMaandparts(verdeling, uitkomst) }
        : undefined,
  }
}
