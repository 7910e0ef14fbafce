import { aannamesVan, toKader, toVerzoek, type Aanname, type Normen } from '../../domain'
import type { Momentopname } from './samenvattingState'

/**
 * What the figures of a snapshot assume or leave out. `normen` are those that this engine calculated them with; absent
 * when a service did, of which only what the answers and its figures make certain is said.
 */
export const toAannames = (momentopname: Momentopname, normen: Normen | undefined): readonly Aanname[] => {
  const { renteperiode, financieringsOpzet } = momentopname
  const { rentepercentage } = financieringsOpzet
  const kader =
    normen === undefined || rentepercentage === undefined
      ? undefined
      : toKader(momentopname, normen, { [renteperiode]: rentepercentage })
  return aannamesVan(toVerzoek(momentopname), financieringsOpzet, kader)
}
