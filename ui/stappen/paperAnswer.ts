import type { Momentopname } from '../../application'
import { maandverdelingVan, type Maandverdeling } from '../../domain/vergelijking'
import type { Part } from '../basis/PartsChart'
import { toMaandparts } from './maandparts'
import { uitkomstVan, zegUitkomst } from './uitkomst'

/** The answer of the last step, as the paper shows it. */
export interface PaperAnswer {
  /** In a sentence; empty where the step has no answer. */
  readonly zin: string
  /** What a month goes to, as the parts of a bar; undefined where no home fits, and where that is not known. */
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
