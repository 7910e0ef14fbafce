import { aannamesVan, type Aanname, type Uitkomst } from '../../domain'

/**
 * Returns what the figures of a result assume or leave out. For the result of a calculation service, and when a
 * recalculation gives other figures, the list has only the assumptions that are certain.
 * @example
 * toAannames({ financieringsOpzet, grond }).length // 19
 */
export const toAannames = ({ financieringsOpzet, grond }: Uitkomst): readonly Aanname[] =>
  aannamesVan(grond.verzoek, financieringsOpzet, grond.plaats === 'lokaal' ? grond.kader : undefined)
