import type { DienstBetrekking } from '../../orientatie/dienstBetrekking'
import { zonderRuis } from '../afronding'
import { euroPerJaar, maal, min, perJaar, plus, type Bedragen, type EuroPerJaar, type EuroPerMaand } from '../eenheden'

/** The test income of one person. Negative when alimony exceeds the income: then it lowers the other's income. */
export const toetsinkomen = (invoer: { soort: DienstBetrekking; inkomen: EuroPerJaar; alimentatie: EuroPerMaand }) =>
  zonderRuis(min(invoer.soort === 'Overig' ? euroPerJaar(0) : invoer.inkomen, perJaar(invoer.alimentatie)))

/** The monthly debts of one person: loans count in full, the student loan times its factor. */
export const verplichtingen = (invoer: Bedragen<EuroPerMaand, 'leningen' | 'studieschuld'> & { factor: number }) =>
  plus(invoer.leningen, maal(invoer.studieschuld, invoer.factor))
