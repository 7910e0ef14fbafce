import type { Momentopname } from '../../application'
import { toAankoopgrens, toVoorlopigeOpzet } from '../../application/vergelijking'
import { exactKopenTot, ongeveerKopenTot, zegAndereRente } from '../tekst/aankoopgrens'
import type { Prijsbeeld } from '../basis/prijsbeeld'
import { prijsbeeldVan } from './prijsbeeld'

/** The price up to which the visitor can buy, as a picture and in sentences. */
export interface Prijsgrens {
  readonly beeld: Prijsbeeld
  /** Sentences about that price, rounded; undefined with a price of a home, and when they are unknown. */
  readonly ongeveer: string | undefined
  /** The sentence on the rate at that price; undefined if that is the rate of the result. */
  readonly rente: string | undefined
}

/** Returns the price up to which the visitor can buy; undefined if `toAankoopgrens` is. */
export const toPrijsgrens = (momentopname: Momentopname): Prijsgrens | undefined => {
  const grens = toAankoopgrens(momentopname)
  if (grens === undefined) return undefined
  const { grond, financieringsOpzet, vraagprijsWoning } = momentopname
  const { rentepercentage } = financieringsOpzet
  const opzet =
    vraagprijsWoning === undefined
      ? toVoorlopigeOpzet({ ...momentopname, vraagprijsWoning: grens.prijs }, grond)
      : undefined
  return {
    beeld: prijsbeeldVan(grens, vraagprijsWoning),
    ongeveer: opzet && ongeveerKopenTot(grens, grond.verzoek, opzet, rentepercentage).join(' '),
    rente: zegAndereRente(grens, rentepercentage)[0],
  }
}

/** Returns sentences with the exact price up to which the visitor can buy; undefined if `toAankoopgrens` is. */
export const zegKopenTot = (momentopname: Momentopname): string | undefined => {
  const grens = toAankoopgrens(momentopname)
  return grens && exactKopenTot(grens, momentopname.financieringsOpzet.rentepercentage)
}
