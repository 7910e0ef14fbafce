import { isLoondienst, type DienstBetrekking } from '../orientatie/dienstBetrekking'

/** A yearly income below this, in euro, may be a monthly income typed by mistake. */
const LAAG_JAARINKOMEN = 10_000

/**
 * Whether a yearly income (euro) from employment is so low that it may be a monthly income typed by mistake.
 * @example
 * lijktMaandinkomen('DienstbetrekkingVast', 3_000) // true
 */
export const lijktMaandinkomen = (dienstBetrekking: DienstBetrekking, jaarinkomen: number | undefined): boolean =>
  isLoondienst(dienstBetrekking) && jaarinkomen !== undefined && jaarinkomen > 0 && jaarinkomen < LAAG_JAARINKOMEN
