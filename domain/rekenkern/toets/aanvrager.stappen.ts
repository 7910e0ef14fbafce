import type { DienstBetrekking } from '../../orientatie'
import { zonderRuis } from '../afronding'
import { euroPerJaar, maal, min, perJaar, plus, type Bedragen, type EuroPerJaar, type EuroPerMaand } from '../eenheden'

/**
 * What one person's income counts for: the income, of the kind Overig none, less the partner alimony paid. Negative
 * when that is more: alimony is paid from what both earn.
 */
export const toetsinkomen = (invoer: { soort: DienstBetrekking; inkomen: EuroPerJaar; alimentatie: EuroPerMaand }) =>
  zonderRuis(min(invoer.soort === 'Overig' ? euroPerJaar(0) : invoer.inkomen, perJaar(invoer.alimentatie)))

/** What one person already owes: loans in full, the student loan times its factor. */
export const verplichtingen = (invoer: Bedragen<EuroPerMaand, 'leningen' | 'studieschuld'> & { factor: number }) =>
  plus(invoer.leningen, maal(invoer.studieschuld, invoer.factor))
