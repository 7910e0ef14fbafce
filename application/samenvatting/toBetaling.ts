import { metOnderpand, type FinancieringsOpzetMetOnderpand } from '../../domain'
import { roundBedrag } from '../../domain/geld'
import { toLine, type Betaalkey, type LineToelichting, type SamenvattingLine } from './samenvatting'
import { isLeningOnbekend } from './bekend'
import type { Momentopname } from './samenvattingState'

/**
 * Returns how 'Nieuwe woning en kosten' is paid: the mortgage, the own money that is used, and the shortage. The result
 * must be in whole euros.
 */
export const toBetaling = (momentopname: Momentopname): readonly SamenvattingLine<Betaalkey>[] => {
  const { eigenGeld, financieringsOpzet } = momentopname
  const woning = metOnderpand(financieringsOpzet)
  const gebruikt = woning && gebruiktEigenGeld(woning)
  const isOnbekend = isLeningOnbekend(momentopname)
  const isIngevuld = eigenGeld !== undefined || (gebruikt ?? 0) > 0
  return [
    toLine('hypotheekbedrag', isOnbekend ? undefined : woning?.hypotheekbedrag),
    isIngevuld
      ? toLine('eigenGeld', gebruikt ?? roundBedrag(eigenGeld ?? 0), toOver(eigenGeld, gebruikt))
      : toLine('eigenGeld', undefined),
    toLine('extraBenodigdeEigenInleg', isOnbekend ? undefined : woning?.extraBenodigdeEigenInleg),
  ]
}

/**
 * Returns the own money (euro) that is used for the home; undefined when the figures of a service do not add up.
 * @example
 * gebruiktEigenGeld(metOnderpand(financieringsOpzet)) // 20000
 */
export const gebruiktEigenGeld = (woning: FinancieringsOpzetMetOnderpand): number | undefined => {
  const { benodigdeFinanciering, hypotheekbedrag, extraBenodigdeEigenInleg } = woning
  const gebruikt = benodigdeFinanciering - hypotheekbedrag - extraBenodigdeEigenInleg
  return gebruikt < 0 ? undefined : gebruikt
}

/** Returns the available own money (euro) when only a part of it is needed. */
const toOver = (eigenGeld = 0, gebruikt = Infinity): LineToelichting | undefined =>
  gebruikt < Math.floor(eigenGeld) ? { _tag: 'Over', bedrag: roundBedrag(eigenGeld) } : undefined
