/** How many signs of a name are repeated. */
const LONGEST_NAME = 60

const escape = (teken: string): string => `\\u{${(teken.codePointAt(0) ?? 0).toString(16)}}`

/**
 * A text from outside as a message may repeat it: at most `longest` characters, with an escape for everything but
 * Western letters, digits and punctuation, such as line ends and invisible letters.
 */
export const toLegibleName = (naam: string, longest = LONGEST_NAME): string => {
  const leesbaar = naam.slice(0, longest).replaceAll(/[^ -~À-ÿ]/gu, escape)
  return leesbaar.length <= longest && naam.length <= longest ? leesbaar : `${leesbaar.slice(0, longest - 1)}…`
}
