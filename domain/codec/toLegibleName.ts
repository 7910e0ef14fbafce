/** The default length of a repeated name, in characters. */
const LONGEST_NAME = 60

const escape = (teken: string): string => `\\u{${(teken.codePointAt(0) ?? 0).toString(16)}}`

/**
 * Returns a text from outside in a form that is safe in a message, of at most `longest` characters. Escapes everything
 * but Western letters, digits and punctuation, such as line ends and invisible characters.
 * @example
 * toLegibleName('eigen\nInleg') // 'eigen\\u{a}Inleg'
 */
export const toLegibleName = (naam: string, longest = LONGEST_NAME): string => {
  const leesbaar = naam.slice(0, longest).replaceAll(/[^ -~À-ÿ]/gu, escape)
  return leesbaar.length <= longest && naam.length <= longest ? leesbaar : `${leesbaar.slice(0, longest - 1)}…`
}
