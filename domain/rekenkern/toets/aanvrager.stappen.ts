import type { DienstBetrekking } from '../../orientatie'
import { zonderRuis } from '../afronding'
import { euroPerJaar, maal, min, nietOnderNul, perJaar, plus, type EuroPerJaar, type EuroPerMaand } from '../eenheden'

/**
 * What one person's income counts for, not below 0: the income less the partner alimony paid. Income of the kind Overig
 * does not count. Source: Trhk art. 3.
 */
export const toetsinkomen = (invoer: {
  soort: DienstBetrekking
  inkomen: EuroPerJaar
  alimentatie: EuroPerMaand
}): EuroPerJaar =>
  invoer.soort === 'Overig'
    ? euroPerJaar(0)
    : nietOnderNul(zonderRuis(min(invoer.inkomen, perJaar(invoer.alimentatie))))

/** What one person already owes: loans in full, the student loan times its factor. Source: Trhk art. 3, 3a. */
export const verplichtingen = (invoer: {
  leningen: EuroPerMaand
  studieschuld: EuroPerMaand
  factor: number
}): EuroPerMaand => plus(invoer.leningen, maal(invoer.studieschuld, invoer.factor))
