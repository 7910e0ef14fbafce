import { aannamesVan, toVerzoek, type Aanname } from '../../domain'
import { toUitkomstgrond, type Rekenmiddelen } from '../rekengrond/rekengrond'
import type { Momentopname } from './samenvattingState'

/**
 * Returns what the figures of a result assume or leave out. For the result of a calculation service, without norms or a
 * rate, and when a recalculation gives other figures, the list has only the assumptions that are certain.
 * @example
 * toAannames(momentopname, middelen).length // 18
 */
export const toAannames = (momentopname: Momentopname, middelen: Rekenmiddelen): readonly Aanname[] => {
  const grond = toUitkomstgrond(momentopname, middelen)
  const { financieringsOpzet } = momentopname
  return aannamesVan(toVerzoek(momentopname), financieringsOpzet, grond?.isEigen ? grond.kader : undefined)
}
