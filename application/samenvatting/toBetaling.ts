import { metOnderpand, type FinancieringsOpzetMetOnderpand } from '../../domain'
import { roundBedrag } from '../../domain/geld'
import { toLine, type Betaalkey, type LineToelichting, type SamenvattingLine } from './samenvatting'
import type { Momentopname } from './samenvattingState'

/** Returns how 'Nieuwe woning en kosten' is paid: used own money, shortage and mortgage. Requires whole euros. */
export const toBetaling = (momentopname: Momentopname): readonly SamenvattingLine<Betaalkey>[] => {
  const { eigenGeld, financieringsOpzet } = momentopname
  const woning = metOnderpand(financieringsOpzet)
  const gebruikt = woning && gebruiktEigenGeld(woning)
  const isIngevuld = eigenGeld !== undefined || (gebruikt ?? 0) > 0
  return [
    isIngevuld
      ? toLine('eigenGeld', gebruikt ?? roundBedrag(eigenGeld ?? 0), toOver(eigenGeld, gebruikt))
      : toLine('eigenGeld', undefined),
    toLine('extraBenodigdeEigenInleg', woning?.extraBenodigdeEigenInleg),
    toLine('hypotheekbedrag', woning?.hypotheekbedrag),
  ]
}

/**
 * Returns the own money (euro) that is used for the home. Undefined when the mortgage and the shortage together exceed
 * the cost, which can happen in the result of a calculation service.
 * @example
 * gebruiktEigenGeld(metOnderpand(financieringsOpzet)) // 20000
 */
export const gebruiktEigenGeld = (woning: FinancieringsOpzetMetOnderpand): number | undefined => {
  const { benodigdeFinanciering, hypotheekbedrag, extraBenodigdeEigenInleg } = woning
  const gebruikt = benodigdeFinanciering - hypotheekbedrag - extraBenodigdeEigenInleg
  return gebruikt < 0 ? undefined : gebruikt
}

/** Returns the explanation with the available own money (euro) when only a part of it is used; otherwise undefined. */
const toOver = (eigenGeld = 0, gebruikt = Infinity): LineToelichting | undefined =>
  gebruikt < Math.floor(eigenGeld) ? { _tag: 'Over', bedrag: roundBedrag(eigenGeld) } : undefined
