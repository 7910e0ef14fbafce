/** Invisible characters: format characters, joiners, direction marks, variation selectors, fillers and controls. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]|(?![\s\u0085])\p{Cc}/gu

/**
 * Returns a pasted text as a keyboard types it. Removes invisible characters and outer spaces, and turns each blank
 * into a space, each dash and the minus U+2212 into a hyphen.
 * @example
 * asTyped(' € 300.000 – ') // '€ 300.000 -'
 */
export const asTyped = (tekst: string): string =>
  tekst
    .replace(INVISIBLE, '')
    .replace(/[\s\u0085\u2800]/g, ' ')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .trim()
