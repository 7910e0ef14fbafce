import { aannamesVan, toVerzoek, type Aanname } from '../../domain'
import { toUitkomstgrond, type Rekenmiddelen } from '../rekengrond/rekengrond'
import type { Momentopname } from './samenvattingState'

/**
 * What the figures of a snapshot assume or leave out. When a service calculated them, only what the answers and its
 * figures make certain is said.
 */
export const toAannames = (momentopname: Momentopname, middelen: Rekenmiddelen): readonly Aanname[] => {
  const grond = toUitkomstgrond(momentopname, middelen)
  const { financieringsOpzet } = momentopname
  return aannamesVan(toVerzoek(momentopname), financieringsOpzet, grond?.isEigen ? grond.kader : undefined)
}
