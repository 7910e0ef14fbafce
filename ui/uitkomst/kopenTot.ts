import type { Momentopname } from '../../application'
import { toAankoopgrens, toVoorlopigeOpzet } from '../../application/vergelijking'
import { exactKopenTot, ongeveerKopenTot } from '../tekst/aankoopgrens'

/** Returns sentences about the price up to which the visitor can buy, about; undefined if `toAankoopgrens` is. */
export const zegOngeveerKopenTot = (momentopname: Momentopname): string | undefined => {
  const grens = toAankoopgrens(momentopname)
  const { grond, financieringsOpzet } = momentopname
  if (grens === undefined) return undefined
  const opzet = toVoorlopigeOpzet({ ...momentopname, vraagprijsWoning: grens.prijs }, grond)
  return opzet && ongeveerKopenTot(grens, grond.verzoek, opzet, financieringsOpzet.rentepercentage).join(' ')
}

/** Returns sentences with the exact price up to which the visitor can buy; undefined if `toAankoopgrens` is. */
export const zegKopenTot = (momentopname: Momentopname): string | undefined => {
  const grens = toAankoopgrens(momentopname)
  return grens && exactKopenTot(grens, momentopname.financieringsOpzet.rentepercentage)
}
