/** How many signs of a name are repeated. */
const LONGEST_NAME = 60

const escape = (teken: string): string => `\\u{${(teken.codePointAt(0) ?? 0).toString(16)}}`

/**
 * A name that somebody else made up, as a message can repeat it: at most 60 signs, and as an escape what is no letter of
 * a Western language, digit or mark, such as the end of a line or a letter that shows nothing.
 */
export const toLegibleName = (naam: string): string => {
  const leesbaar = naam.slice(0, LONGEST_NAME).replaceAll(/[^ -~À-ÿ]/gu, escape)
  return leesbaar.length <= LONGEST_NAME && naam.length <= LONGEST_NAME
    ? leesbaar
    : `${leesbaar.slice(0, LONGEST_NAME - 1)}…`
}
