/** A yearly income below this, in euro, may be one of a month. */
const LAAG_JAARINKOMEN = 10_000

/** Is this yearly income, in euro, so low that it may be one of a month? */
export const lijktMaandinkomen = (jaarinkomen: number | undefined): boolean =>
  jaarinkomen !== undefined && jaarinkomen > 0 && jaarinkomen < LAAG_JAARINKOMEN
