import type { DienstBetrekking } from '../../antwoorden/dienstBetrekking'
import { zonderRuis } from '../afronding'
import { euroPerJaar, maal, min, perJaar, plus, type Bedragen, type EuroPerJaar, type EuroPerMaand } from '../eenheden'

/** Returns the yearly test income: income (0 for the kind Overig) less twelve months of alimony. May be negative. */
export const toetsinkomen = (invoer: { soort: DienstBetrekking; inkomen: EuroPerJaar; alimentatie: EuroPerMaand }) =>
  zonderRuis(min(invoer.soort === 'Overig' ? euroPerJaar(0) : invoer.inkomen, perJaar(invoer.alimentatie)))

/** Returns the monthly debts of one person. Loans count in full, and a student loan is multiplied by `factor`. */
export const verplichtingen = (invoer: Bedragen<EuroPerMaand, 'leningen' | 'studieschuld'> & { factor: number }) =>
  plus(invoer.leningen, maal(invoer.studieschuld, invoer.factor))
