import type { DienstBetrekking } from '../../orientatie'
import { zonderRuis } from '../afronding'
import {
  euroPerJaar,
  maal,
  min,
  nietOnderNul,
  perJaar,
  plus,
  type Bedragen,
  type EuroPerJaar,
  type EuroPerMaand,
} from '../eenheden'

/**
 * What one person's income counts for, not below 0: the income less the partner alimony paid. Income of the kind Overig
 * does not count.
 */
export const toetsinkomen = (invoer: { soort: DienstBetrekking; inkomen: EuroPerJaar; alimentatie: EuroPerMaand }) =>
  invoer.soort === 'Overig'
    ? euroPerJaar(0)
    : nietOnderNul(zonderRuis(min(invoer.inkomen, perJaar(invoer.alimentatie))))

/** What one person already owes: loans in full, the student loan times its factor. */
export const verplichtingen = (invoer: Bedragen<EuroPerMaand, 'leningen' | 'studieschuld'> & { factor: number }) =>
  plus(invoer.leningen, maal(invoer.studieschuld, invoer.factor))
