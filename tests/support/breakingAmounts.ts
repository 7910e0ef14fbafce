/** Matches a euro sign, or a minus before one, with a space after it where a line can end. Skips U+00A0. */
const BREAKING = /€[^\S\u00A0]|\u2212[^\S\u00A0]€/g

/** Matches an amount whose spaces are all non-breaking. */
const WHOLE = /€\u00A0\d/g

/** Returns the surroundings of each amount in a text where a line can end inside the amount. */
export const breakingAmountsIn = (text: string): readonly string[] =>
  [...text.matchAll(BREAKING)].map(({ index }) => text.slice(Math.max(0, index - 30), index + 15))

/** Returns how many amounts in a text have only non-breaking spaces. */
export const wholeAmountsIn = (text: string): number => [...text.matchAll(WHOLE)].length
