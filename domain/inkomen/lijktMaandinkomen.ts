import { isLoondienst, type DienstBetrekking } from '../antwoorden/dienstBetrekking'

/** A yearly income below this amount, in euro, may be a monthly income typed by mistake. */
const LAAG_JAARINKOMEN = 10_000

/** The Dutch question about an income that may be a monthly income. */
export const VRAAG_PER_JAAR = 'Is dit per jaar? Weet je alleen het bedrag per maand? Bereken dan het jaarinkomen.'

/**
 * Whether an income comes from an employer and is above 0 and below 10.000 euro a year. The visitor may then have typed
 * a monthly income by mistake.
 * @example
 * lijktMaandinkomen('DienstbetrekkingVast', 3_000) // true
 */
export const lijktMaandinkomen = (dienstBetrekking: DienstBetrekking, jaarinkomen: number | undefined): boolean =>
  isLoondienst(dienstBetrekking) && jaarinkomen !== undefined && jaarinkomen > 0 && jaarinkomen < LAAG_JAARINKOMEN
