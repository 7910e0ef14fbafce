import { isLoondienst, type DienstBetrekking } from '../orientatie/dienstBetrekking'

/** A yearly income below this, in euro, may be one of a month. */
const LAAG_JAARINKOMEN = 10_000

/** Is this yearly income, in euro, of a job with an employer so low that it may be one of a month? */
export const lijktMaandinkomen = (dienstBetrekking: DienstBetrekking, jaarinkomen: number | undefined): boolean =>
  isLoondienst(dienstBetrekking) && jaarinkomen !== undefined && jaarinkomen > 0 && jaarinkomen < LAAG_JAARINKOMEN
