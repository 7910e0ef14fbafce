import { option } from 'fp-ts'

import { aanbiederVan } from '../../domain'
import type { RekenhulpState } from '../rekenhulp'
import { samenvattingTekst } from '../tekst'

/**
 * With whose norms the figures were made: those of the year that a service names, or else those of the page itself,
 * which then calculates. A service that names no year is that of the provider. Nothing as long as it has not answered.
 */
export const normjaarZin = ({ samenvatting, instellingen, orientatie }: RekenhulpState): string => {
  const { rentetarieven, normen } = instellingen
  const opzet = option.toUndefined(samenvatting.momentopname)?.financieringsOpzet
  if (rentetarieven === undefined && opzet === undefined) return ''
  const jaar = opzet?.normjaar ?? (rentetarieven && normen.jaar)
  return samenvattingTekst.normen(jaar === undefined ? aanbiederVan(orientatie.labelCode) : String(jaar))
}
