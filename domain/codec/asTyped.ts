/** Matches an invisible character, such as a joiner, a direction mark or a control character that is no white space. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]|(?![\s\u0085])\p{Cc}/gu

/**
 * Returns a pasted text as if it was typed: removes invisible characters, replaces each white space character and each
 * blank Braille pattern by a space, and replaces each dash or minus sign by a hyphen. Removes the spaces around the
 * text.
 * @example
 * asTyped(' € 300.000 – ') // '€ 300.000 -'
 */
export const asTyped = (tekst: string): string =>
  tekst
    .replace(INVISIBLE, '')
    .replace(/[\s\u0085\u2800]/g, ' ')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .trim()
