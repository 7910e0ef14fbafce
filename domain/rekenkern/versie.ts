/** The version of the rules: a higher one may give other figures for the same request. */
export const REKENKERN_VERSIE = '2.1.0'
