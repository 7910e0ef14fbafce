import { option } from 'fp-ts'

import type { RekenhulpState } from '../rekenhulp'
import { samenvattingTekst } from '../tekst'

/**
 * With the norms of which year the figures were made: what a service says, or else those of the page itself, which
 * then calculates. Nothing as long as a service has not answered.
 */
export const normjaarZin = ({ samenvatting, instellingen }: RekenhulpState): string => {
  const { rentetarieven, normen } = instellingen
  const genoemd = option.toUndefined(samenvatting.momentopname)?.financieringsOpzet
  if (rentetarieven === undefined && genoemd === undefined) return ''
  return samenvattingTekst.normjaar(genoemd?.normjaar ?? (rentetarieven && normen.jaar))
}
