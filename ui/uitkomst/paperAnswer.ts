import type { Momentopname } from '../../application'
import { maandverdelingVan } from '../../domain/vergelijking'
import { toMaandparts } from './maandparts'
import { uitkomstVan, zegUitkomst } from './uitkomst'
import type { PaperAnswer } from '../basis/lazy/types/afdruk'

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
        ? { ...verdeling, netto: uitkomst.netto, parts: toMaandparts(verdeling) }
        : undefined,
  }
}
