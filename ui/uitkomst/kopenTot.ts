import type { Momentopname } from '../../application'
import { toAankoopgrens, toVoorlopigeOpzet } from '../../application/vergelijking'
import { rentesoortVan } from '../../domain'
import { formatPercentage } from '../../domain/geld'
import { exactKopenTot, ongeveerKopenTot, teNoemenPrijs } from '../tekst/aankoopgrens'
import { kopenTotTekst } from '../tekst/kopenTot'

/**
 * Returns sentences about the price up to which the visitor can buy, about; undefined if `toAankoopgrens` is. Names the
 * rate at that price if a home of that price has NHG, and the rate of the result is the one without.
 */
export const zegOngeveerKopenTot = (momentopname: Momentopname): string | undefined => {
  const grens = toAankoopgrens(momentopname)
  if (grens === undefined) return undefined
  const { grond } = momentopname
  const opzet = toVoorlopigeOpzet({ ...momentopname, vraagprijsWoning: teNoemenPrijs(grens).prijs }, grond)
  if (opzet === undefined) return undefined
  const zinnen = ongeveerKopenTot(grens, grond.verzoek, opzet)
  const isAndereRente = rentesoortVan(momentopname) === 'zonder' && opzet.nhg === true
  return isAndereRente && opzet.rentepercentage !== undefined
    ? `${zinnen} ${kopenTotTekst.metNhgRente(formatPercentage(opzet.rentepercentage))}`
    : zinnen
}

/** Returns a sentence with the exact price up to which the visitor can buy; undefined if `toAankoopgrens` is. */
export const zegKopenTot = (momentopname: Momentopname): string | undefined => {
  const grens = toAankoopgrens(momentopname)
  return grens && exactKopenTot(grens)
}
