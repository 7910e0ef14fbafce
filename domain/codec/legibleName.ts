/** How many signs of a name are repeated. */
const LONGEST_NAME = 60

const escape = (teken: string): string => `\\u{${(teken.codePointAt(0) ?? 0).toString(16)}}`

/**
 * A name or another text that somebody else made up, as a message can repeat it: at most so many signs, and as an
 * escape what is no letter of a Western language, digit or mark, such as the end of a line or a letter that shows
 * nothing.
 */
export const toLegibleName = (naam: string, longest = LONGEST_NAME): string => {
  const leesbaar = naam.slice(0, longest).replaceAll(/[^ -~À-ÿ]/gu, escape)
  return leesbaar.length <= longest && naam.length <= longest ? leesbaar : `${leesbaar.slice(0, longest - 1)}…`
}
