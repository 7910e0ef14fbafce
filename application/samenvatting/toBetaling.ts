import { metOnderpand, type FinancieringsOpzetMetOnderpand } from '../../domain'
import { roundBedrag } from '../../domain/geld'
import { toLine, type Betaalkey, type LineToelichting, type SamenvattingLine } from './samenvatting'
import { isLeningOnbekend } from './bekend'
import type { Momentopname } from './samenvattingState'

/**
 * How 'Nieuwe woning en kosten' is paid, of a record in whole euros: the mortgage, the own money that is used, and what
 * is missing.
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

/** The own money (euro) that goes into the home; undefined when the figures of a service do not add up to it. */
export const gebruiktEigenGeld = (woning: FinancieringsOpzetMetOnderpand): number | undefined => {
  const { benodigdeFinanciering, hypotheekbedrag, extraBenodigdeEigenInleg } = woning
  const gebruikt = benodigdeFinanciering - hypotheekbedrag - extraBenodigdeEigenInleg
  return gebruikt < 0 ? undefined : gebruikt
}

/** How much own money there is (euro), when less of it is needed. */
const toOver = (eigenGeld = 0, gebruikt = Infinity): LineToelichting | undefined =>
  gebruikt < Math.floor(eigenGeld) ? { _tag: 'Over', bedrag: roundBedrag(eigenGeld) } : undefined
