import type { Momentopname } from '../../application'
import { toAankoopgrens, toVoorlopigeOpzet } from '../../application/vergelijking'
import { exactKopenTot, ongeveerKopenTot } from '../tekst/aankoopgrens'

/** Returns sentences about the price up to which the visitor can buy, about; undefined if `toAankoopgrens` is. */
export const zegOngeveerKopenTot = (momentopname: Momentopname): string | undefined => {
  const grens = toAankoopgrens(momentopname)
  const opzet = grens && toVoorlopigeOpzet({ ...momentopname, vraagprijsWoning: grens.prijs }, momentopname.grond)
  return grens && opzet && ongeveerKopenTot(grens, momentopname.grond.verzoek, opzet)
}

/** Returns a sentence with the exact price up to which the visitor can buy; undefined if `toAankoopgrens` is. */
export const zegKopenTot = (momentopname: Momentopname): string | undefined => {
  const grens = toAankoopgrens(momentopname)
  return grens && exactKopenTot(grens)
}
