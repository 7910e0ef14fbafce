import type { DienstBetrekking } from '../../orientatie/dienstBetrekking'
import { zonderRuis } from '../afronding'
import { euroPerJaar, maal, min, perJaar, plus, type Bedragen, type EuroPerJaar, type EuroPerMaand } from '../eenheden'

/** Negative when the alimony is more than the income: it is paid from what both earn. */
export const toetsinkomen = (invoer: { soort: DienstBetrekking; inkomen: EuroPerJaar; alimentatie: EuroPerMaand }) =>
  zonderRuis(min(invoer.soort === 'Overig' ? euroPerJaar(0) : invoer.inkomen, perJaar(invoer.alimentatie)))

/** What one person already owes: loans in full, the student loan times its factor. */
export const verplichtingen = (invoer: Bedragen<EuroPerMaand, 'leningen' | 'studieschuld'> & { factor: number }) =>
  plus(invoer.leningen, maal(invoer.studieschuld, invoer.factor))
