import type { Momentopname } from '../../application'
import { maandverdelingVan } from '../../domain/vergelijking'
import { zegKopenTot } from './kopenTot'
import { toMaandparts } from './maandparts'
import { toPrijsbeeld } from './prijsbeeld'
import { uitkomstVan, zegUitkomst } from './uitkomst'
import type { PaperAnswer } from '../basis/lazy/types/afdruk'

/**
 * Returns the answer of the last step for the printed page, with the price up to which the visitor can buy. `prijszin`
 * is the sentence about that price for a home out of reach.
 */
export const toPaperAnswer = (momentopname: Momentopname, prijszin?: string): PaperAnswer => {
  const uitkomst = uitkomstVan(momentopname)
  const verdeling = maandverdelingVan(momentopname.financieringsOpzet)
  const past = uitkomst?.soort === 'genoeg'
  return {
    zin: [zegUitkomst(uitkomst), past ? zegKopenTot(momentopname) : prijszin].filter(Boolean).join(' '),
    maand: past && verdeling ? { netto: uitkomst.netto, parts: toMaandparts(verdeling) } : undefined,
    prijsbeeld: toPrijsbeeld(momentopname),
  }
}
